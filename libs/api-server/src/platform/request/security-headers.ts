import { secureHeaders } from 'hono/secure-headers'

/** Instagram's servers for pictures and videos of posts and accounts. */
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
 * The `Content-Security-Policy` of a page with inline scripts or styles: it allows these and no others.
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
 * Allows no inline script and nothing from elsewhere, except pictures and videos from Instagram's own servers.
 * Pictures of stores come through this server, because a store must not learn who looks at its products, and when.
 * The host adds `Strict-Transport-Security` when it serves TLS.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: policy,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  // Addresses contain the keys of mail links and one-time codes, which must not reach a store's server or a
  // proxy's log.
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  xXssProtection: false,
  // An answer may set stricter headers itself.
  overwrite: false,
})
