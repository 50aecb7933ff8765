import { isApiError, queryClientContext } from '@tandem/api-client'
import { isErrorCode } from '@tandem/api-contract'
import type { ErrorCode } from '@tandem/api-contract'
import { createContext, redirect } from 'react-router'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { Store } from './connect-session.ts'
import { sessionQueries } from './queries.ts'
import { forgetSessionAtom } from './session.ts'
import { readStored } from './storage.ts'
import { loginPathFor, wantedPath } from './wanted-path.ts'

/** Hands the jotai store to loaders and middleware. */
export const storeContext = createContext<Store>()

/**
 * Lets nobody in without a session: no token, or one that the server refuses, leads to sign-in and from there
 * back. Where the server cannot be asked, it throws and the token is kept, so that trying again is enough.
 */
export const requireSession: MiddlewareFunction = async ({ request, context }, next) => {
  if (!(await hasSession(context))) throw redirect(loginPathFor(request.url))
  await next()
}

/** The other way round, for pages of signing in: whoever has a session goes on to what was wanted, else to `/`. */
export const leaveWithSession: MiddlewareFunction = async ({ request, context }, next) => {
  if (await hasSession(context)) throw redirect(wantedPath(new URL(request.url).search))
  await next()
}

async function hasSession(context: Readonly<RouterContextProvider>) {
  const token = readStored('personal_access_token')
  if (token === null) return false
  try {
    await context.get(queryClientContext).ensureQueryData(sessionQueries.me)
    return true
  } catch (error) {
    if (!isApiError(error) || (error.status !== 401 && error.status !== 403)) throw error
    // Someone signed in again while the answer was on its way: it says nothing about the new session.
    if (readStored('personal_access_token') !== token) return hasSession(context)
    context.get(storeContext).set(forgetSessionAtom, reasonOf(error.code))
    return false
  }
}

const reasonOf = (code: string): ErrorCode => (isErrorCode(code) ? code : 'UNAUTHENTICATED')
