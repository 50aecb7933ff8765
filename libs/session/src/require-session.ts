import { isApiError } from '@tandem/api-client'
import { queryClientContext } from '@tandem/api-client/router'
import { isErrorCode } from '@tandem/api-contract'
import type { ErrorCode } from '@tandem/api-contract'
import { createContext, redirect } from 'react-router'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { Store } from './connect-session.ts'
import { sessionQueries } from './queries.ts'
import { forgetSessionAtom } from './session.ts'
import { readStored } from './storage.ts'
import { loginPathFor, wantedPath } from './wanted-path.ts'

/** Gives the jotai store to loaders and middleware. */
export const storeContext = createContext<Store>()

/**
 * Requires a session: without a token, or when the server refuses it, redirects to sign-in and from there
 * back. When the server can't be reached, it throws and keeps the token, so that a retry is enough.
 */
export const requireSession: MiddlewareFunction = async ({ request, context }, next) => {
  if (!(await hasSession(context))) throw redirect(loginPathFor(request.url))
  await next()
}

/**
 * The opposite, for sign-in pages: somebody with a session continues to the requested page, otherwise to `/`.
 */
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
    // Somebody signed in again before the answer came, so it says nothing about the new session.
    if (readStored('personal_access_token') !== token) return hasSession(context)
    context.get(storeContext).set(forgetSessionAtom, reasonOf(error.code))
    return false
  }
}

const reasonOf = (code: string): ErrorCode => (isErrorCode(code) ? code : 'UNAUTHENTICATED')
