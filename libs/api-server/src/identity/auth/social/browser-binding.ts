import { parse, serialize } from 'hono/utils/cookie'

/**
 * As long as the slowest sign-in through a provider and its form take; the states themselves expire earlier.
 */
const maxAgeSeconds = 30 * 60

/**
 * The cookie that binds a sign-in to its browser. It signs nobody in. With TLS its name has the prefix that
 * keeps other hosts of the same domain from setting it. `Lax`, not `Strict`, because it is set on the way to
 * a provider.
 */
const cookieName = (appUrl: string) =>
  appUrl.startsWith('https:') ? '__Host-tandem_sign_in' : 'tandem_sign_in'

/** The secret of the browser that sends this request, if it has one. */
export function readBrowserSecret(headers: Headers, appUrl: string): string | null {
  const name = cookieName(appUrl)
  const secret = parse(headers.get('cookie') ?? '', name)[name]
  return secret !== undefined && /^[0-9a-f]{64}$/.test(secret) ? secret : null
}

/**
 * The `Set-Cookie` that gives a browser its secret, or keeps it: two tabs may be signing in at the same time.
 */
export const browserSecretCookie = (secret: string, appUrl: string): string =>
  serialize(cookieName(appUrl), secret, {
    path: '/',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: maxAgeSeconds,
  })
