/**
 * The path that was wanted before sign-in, by the search of the sign-in page's address (`next`); else `/`. Only pages of
 * the product at `ownOrigin`: a link with a foreign address in it must not lead away after a password was typed.
 */
export function wantedPath(search: string, ownOrigin: string): string {
  const wanted = new URLSearchParams(search).get('next')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ownOrigin)) return '/'
  const { origin, pathname, search: query, hash } = new URL(wanted, ownOrigin)
  // `/..//evil` is ours here, and becomes `//evil` when its dots are resolved.
  const isOurs = origin === ownOrigin && !pathname.startsWith('//')
  return isOurs && !isAuthPath(pathname) ? pathname + query + hash : '/'
}

/** Whether a path is that of a page before sign-in; the router matches it decoded and in any case. */
export const isAuthPath = (pathname: string): boolean => /^\/auth(\/|$)/i.test(decoded(pathname))

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
