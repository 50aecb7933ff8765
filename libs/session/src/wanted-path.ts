import { isAuthPath, wantedPath as wantedPathAt } from '@tandem/api-contract'

/** Where signing in happens. */
export const loginPath = '/auth/login'

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
    : `${loginPath}?${new URLSearchParams({ next: path })}`
}

/** The path that was wanted before sign-in, by the search of the sign-in page's address; else `/`. */
export const wantedPath = (search: string): string => wantedPathAt(search, location.origin)
