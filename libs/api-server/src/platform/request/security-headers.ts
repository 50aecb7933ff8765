import { secureHeaders } from 'hono/secure-headers'

/** Where Instagram keeps the pictures and films of posts and accounts. */
const instagramServers = ['https://*.cdninstagram.com', 'https://*.fbcdn.net', 'https://*.fbsbx.com']

const policy = {
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
}

/**
 * The `Content-Security-Policy` of a page with scripts or styles in it: these may be used, and no others.
 *
 * @param inline SHA-256 of each text, in base64 (CSP 3, section 2.3.1)
 */
export function policyWith(inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  const scriptSrc = [...policy.scriptSrc, ...inline.scripts.map(asSource)]
  const styleSrc = [...policy.styleSrc, ...inline.styles.map(asSource)]
  return Object.entries({ ...policy, scriptSrc, styleSrc })
    .map(([name, sources]) => [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources])
    .map((parts) => parts.join(' '))
    .join('; ')
}

const asSource = (hash: string) => `'sha256-${hash}'`

/**
 * No inline script and nothing from elsewhere, but for pictures and films from Instagram's own servers. Pictures of
 * stores come through this server: a store must not learn who looks at its products, and when.
 * `Strict-Transport-Security` is for the host to add where it serves TLS.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: policy,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  // Addresses carry links of mails and one-time codes: none of them goes on to a store's picture or a proxy's log.
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  xXssProtection: false,
  // An answer may say something stricter of itself.
  overwrite: false,
})
