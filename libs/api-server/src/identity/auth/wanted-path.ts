/**
 * The path that was wanted before sign-in, by the search of the sign-in page's address; else `/`. Only pages of the
 * product: a link with a foreign address in it must not lead away after a password was typed. `session` has the same
 * rule for the app.
 */
export function wantedPath(search: string, appUrl: string): string {
  const wanted = new URLSearchParams(search).get('next')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, appUrl)) return '/'
  const { origin, pathname, search: query, hash } = new URL(wanted, appUrl)
  // `/..//evil` is ours here, and becomes `//evil` when its dots are resolved.
  const isOurs = origin === new URL(appUrl).origin && !pathname.startsWith('//')
  return isOurs && !isAuthPath(pathname) ? pathname + query + hash : '/'
}

/** The router matches a path decoded and in any case. */
const isAuthPath = (pathname: string) => /^\/auth(\/|$)/i.test(decoded(pathname))

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
