/**
 * The path requested before sign-in, from `next` in the sign-in page's address; otherwise `/`. Only pages of
 * the product at `ownOrigin` are allowed: a link with a foreign address must not lead away after somebody
 * typed a password.
 */
export function wantedPath(search: string, ownOrigin: string): string {
  const wanted = new URLSearchParams(search).get('next')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ownOrigin)) return '/'
  const { origin, pathname, search: query, hash } = new URL(wanted, ownOrigin)
  // `/..//evil` has our origin here, but becomes `//evil` when its dots are resolved.
  const isOurs = origin === ownOrigin && !pathname.startsWith('//')
  return isOurs && !isAuthPath(pathname) ? pathname + query + hash : '/'
}

/** Whether a path belongs to a page before sign-in. The router matches it decoded and in any case. */
export const isAuthPath = (pathname: string): boolean => /^\/auth(\/|$)/i.test(decoded(pathname))

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
