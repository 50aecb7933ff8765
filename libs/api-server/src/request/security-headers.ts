import { secureHeaders } from 'hono/secure-headers'

/**
 * No inline script and nothing from elsewhere; pictures and films may come from the servers of stores and networks.
 * `Strict-Transport-Security` is for the host to add where it serves TLS.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    mediaSrc: ["'self'", 'https:'],
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
