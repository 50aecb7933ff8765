import { call, currentToken, isApiError } from '@tandem/api-client'
import type { Failure } from '@tandem/api-client/react'
import { logout } from '@tandem/api-contract'
import type { ErrorCode, SignedInUser, User } from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import type { Getter, Setter } from 'jotai'
import { sessionQueries } from './queries.ts'
import { selectedStoreAtom } from './selected-store.ts'
import { forgetStored, keepStored } from './storage.ts'
import { loginPath, loginPathFor } from './wanted-path.ts'

/** What the session needs from the app around it. */
export interface Surroundings {
  queryClient: QueryClient
  /** Goes to a path of the app; resolves when its page is shown. */
  goTo: (path: string) => Promise<void>
  /** The address on screen, or the one being navigated to. */
  address: () => string
  /** The path of the site below which the app is, such as `/shop`; none by default. */
  basePath?: string
}

/** Set by `connectSession`. */
export const surroundingsAtom = atom<Surroundings | null>(null)

/**
 * Counts changes of the cached user, so that atoms that read the query cache are read again. Only
 * `connectSession` writes it.
 */
export const userChangesAtom = atom(0)

/** The signed-in user is stored only in the query cache. */
const readCachedUser = (get: Getter) => {
  get(userChangesAtom)
  const { queryKey } = sessionQueries.me
  return get(surroundingsAtom)?.queryClient.getQueryCache().find<User>({ queryKey, exact: true })
}

const loggedOut = atom(false)
const loggingOut = atom(false)
const endedBy = atom<ErrorCode | null>(null)

/** The signed-in user. */
export const userAtom = atom((get): User | null => readCachedUser(get)?.state.data ?? null)
/** Whether somebody is signed in and loaded. */
export const isAuthenticatedAtom = atom((get) => get(userAtom) !== null)
/** Whether the user of a stored token is being loaded, by a read that covers the app meanwhile (`showLoading`). */
export const isLoadingAtom = atom((get) => {
  const query = readCachedUser(get)
  if (query === undefined || query.meta?.showLoading === false) return false
  return query.state.fetchStatus === 'fetching' && query.state.data === undefined
})
/** Whether the session has ended since the page was opened. */
export const isLoggedOutAtom = atom((get) => get(loggedOut))
/** Whether signing out is in progress. */
export const isLoggingOutAtom = atom((get) => get(loggingOut))
/** Why the session ended without being asked to; null when it didn't. */
export const endedByAtom = atom((get) => get(endedBy))

/**
 * Returns the path on screen, or the one being navigated to, at the time of the call: a page that is being left may
 * stay on screen for a while. Null without an app.
 */
export const readPathAtom = atom(null, (get) => {
  const address = get(surroundingsAtom)?.address()
  return address === undefined ? null : new URL(address, location.origin).pathname
})

/** Starts a session from the answer of a sign-in. */
export const signInAtom = atom(null, (get, set, answer: SignedInUser) => {
  const { personal_access_token, ...user } = answer
  keepStored('personal_access_token', personal_access_token)
  for (const key of ['temp_mail', 'user_id', 'on_page_token', 'token'] as const) forgetStored(key)
  set(loggedOut, false)
  set(endedBy, null)
  get(surroundingsAtom)?.queryClient.setQueryData(sessionQueries.me.queryKey, user)
})

/** Signs out: tells the server, then ends the session here whatever the server answers. */
export const signOutAtom = atom(null, (get, set) => leave(get, set, loginPath))

/** Signs out like `signOutAtom`; signing in again leads back to the page on screen. */
export const signInAgainAtom = atom(null, (get, set) =>
  leave(get, set, loginPathFor(get(surroundingsAtom)?.address() ?? '/')),
)

/** Ends the session without navigating: for a guard that redirects by itself. */
export const forgetSessionAtom = atom(null, (get, set, reason: ErrorCode) => {
  forget(set)
  set(endedBy, reason)
  get(surroundingsAtom)?.queryClient.removeQueries()
})

/** Ends the session here after another tab has ended it. */
export const followSignOutAtom = atom(null, async (get, set) => {
  if (get(loggingOut) || get(loggedOut)) return
  await end(get, set, loginPath)
})

/**
 * Ends a session that the server no longer knows, and goes to sign-in, which leads back to the page on
 * screen. Returns whether the failure was of that kind.
 */
export const expireAtom = atom(null, (get, set, error: unknown, failure: Failure) => {
  if (!isApiError(error) || error.status !== 401) return false
  // While a page is still being entered, `requireSession` made this call and redirects by itself.
  const isEntry = failure.of === 'query' && failure.errors === 'local' && !get(isAuthenticatedAtom)
  // The refusal may also belong to a former session: somebody may have signed in again since that call was
  // sent.
  const isPresent = error.wasSentWith(currentToken())
  const isOver = get(loggingOut) || get(loggedOut)
  if (!isEntry && !isOver && isPresent) {
    set(endedBy, 'UNAUTHENTICATED')
    void end(get, set, loginPathFor(get(surroundingsAtom)?.address() ?? '/'))
  }
  return true
})

async function leave(get: Getter, set: Setter, path: string) {
  if (get(loggingOut) || get(loggedOut)) return
  set(loggingOut, true)
  try {
    await call(logout, {}).catch(() => {
      // The session ends here in any case; the server's copy expires by itself.
    })
    await end(get, set, path)
  } finally {
    set(loggingOut, false)
  }
}

/**
 * Removes the token first, so that no call uses it, and the cache last, when no screen reads from it any
 * more.
 */
async function end(get: Getter, set: Setter, path: string) {
  const { queryClient, goTo } = get(surroundingsAtom) ?? {}
  forget(set)
  await queryClient?.cancelQueries()
  await goTo?.(path)
  queryClient?.clear()
}

function forget(set: Setter) {
  forgetStored('personal_access_token')
  set(selectedStoreAtom, null)
  set(loggedOut, true)
}

/** The signed-in user, for screens that require one. */
export function useUser(): User {
  const user = useAtomValue(userAtom)
  if (user === null) throw new Error('useUser is for screens behind requireSession')
  return user
}
