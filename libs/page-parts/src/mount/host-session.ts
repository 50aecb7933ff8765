import { configureApi, isApiError } from '@tandem/api-client'
import { queryClientContext } from '@tandem/api-client/router'
import { loginPath, requireSession, sessionQueries, wantedPath } from '@tandem/session'
import type { MiddlewareFunction } from 'react-router'

/** Says that people sign in at the app and not at Tandem, whose server knows them by its `identify`. */
export interface HostSession {
  /**
   * Called when nobody is signed in or somebody signs out: sends them to the app's sign-in. `next` is the address
   * to return to, with the base path.
   */
  signIn: (next: string) => void
  /** The bearer token for each call, or null; without it, the browser's cookies say who calls. */
  token?: () => string | null
}

/** A path inside the app as an address of the site. */
export const below = (basePath: string, path: string) => (path === '/' ? basePath || '/' : basePath + path)

/** An address of the site as a path inside the app; an address elsewhere stays as it is. */
export function pathInside(basePath: string, address: string): string {
  const isInside = address === basePath || /^[/?#]/.test(address.slice(basePath.length))
  if (!address.startsWith(basePath) || !isInside) return address
  const path = address.slice(basePath.length)
  return path.startsWith('/') ? path : `/${path}`
}

/** The guard of the pages, and where the session leads. */
export function sessionOf(session: HostSession | undefined, basePath: string) {
  if (session === undefined) return { guard: guardBelow(basePath), leave: () => false }
  configureApi({ token: session.token ?? (() => null) })
  /** Leaves for the app's sign-in if a path is that of Tandem's; returns whether it was. */
  const leave = (path: string) => {
    const { pathname, search } = new URL(path, location.origin)
    if (pathname !== loginPath) return false
    session.signIn(below(basePath, wantedPath(search)))
    return true
  }
  return { guard: guardOf(session), leave }
}

/** `requireSession` for pages below a path, which it would otherwise return to twice. */
const guardBelow =
  (basePath: string): MiddlewareFunction =>
  (context, next) => {
    const { origin, pathname, search } = new URL(context.request.url)
    const url = origin + pathInside(basePath, pathname + search)
    return requireSession({ ...context, request: new Request(url, context.request) }, next)
  }

const guardOf =
  (session: HostSession): MiddlewareFunction =>
  async ({ request, context }, next) => {
    try {
      await context.get(queryClientContext).ensureQueryData(sessionQueries.me)
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error
      const { pathname, search } = new URL(request.url)
      session.signIn(pathname + search)
      // The page is being left; nothing else must be shown meanwhile.
      await new Promise(() => undefined)
    }
    await next()
  }
