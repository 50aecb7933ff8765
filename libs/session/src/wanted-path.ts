import { isAuthPath, wantedPath as wantedPathAt } from '@tandem/api-contract'

/** The sign-in page. */
export const loginPath = '/auth/login'

/**
 * The target of the link in a mail that changes an email address: it is public, and without a session its
 * page is under `/open`.
 */
const mailedPath = '/settings/profile/email'

/**
 * The sign-in page, remembering the requested address; the home page isn't remembered. For a mailed link that
 * needs no session: its own page.
 */
export function loginPathFor(wanted: string): string {
  const { pathname, search, hash } = new URL(wanted, location.origin)
  const path = `${pathname}${search}${hash}`
  if (pathname === mailedPath && search) return `/open${path}`
  return path === '/' || isAuthPath(pathname)
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ next: path })}`
}

/** The path requested before sign-in, from the search of the sign-in page's address; otherwise `/`. */
export const wantedPath = (search: string): string => wantedPathAt(search, location.origin)
