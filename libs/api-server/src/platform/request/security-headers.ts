import { secureHeaders } from 'hono/secure-headers'

/** Where Instagram keeps the pictures and films of posts and accounts. */
const instagramServers = ['https://*.cdninstagram.com', 'https://*.fbcdn.net', 'https://*.fbsbx.com']

/**
 * No inline script and nothing from elsewhere, but for pictures and films from Instagram's own servers. Pictures of
 * stores come through this server: a store must not learn who looks at its products, and when.
 * `Strict-Transport-Security` is for the host to add where it serves TLS.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', ...instagramServers],
    mediaSrc: ["'self'", ...instagramServers],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  },
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  // Addresses carry links of mails and one-time codes: none of them goes on to a store's picture or a proxy's log.
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  xXssProtection: false,
  // An answer may say something stricter of itself.
  overwrite: false,
})
