/** Where signing in happens. */
export const loginPath = '/auth/login'

const parameter = 'next'

/** Where the link in a mail leads that changes an address: it lets anyone in, and without a session stands under `/open`. */
const mailedPath = '/settings/profile/email'

/**
 * The sign-in page, remembering the address that was wanted; the home page needs no remembering. For a link of a mail
 * that needs no session: its page.
 */
export function loginPathFor(wanted: string): string {
  const { pathname, search, hash } = new URL(wanted, location.origin)
  const path = `${pathname}${search}${hash}`
  if (pathname === mailedPath && search) return `/open${path}`
  return path === '/' || isAuthPath(pathname)
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ [parameter]: path })}`
}

/**
 * The path that was wanted before sign-in, by the search of the sign-in page's address; else `/`. Only our own
 * pages: a link with a foreign address in it must not lead away after a password was typed.
 */
export function wantedPath(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter)
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, location.origin)) return '/'
  const { origin, pathname, search: query, hash } = new URL(wanted, location.origin)
  // `/..//evil` is ours here, and becomes `//evil` when its dots are resolved.
  const isOurs = origin === location.origin && !pathname.startsWith('//')
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
