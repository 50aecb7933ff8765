import { call, isApiError } from '@tandem/api-client'
import { continueSignIn } from '@tandem/api-contract'
import { signInAtom, storeContext, wantedPath } from '@tandem/session'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'

/** Takes over the session that the form started without script, and continues to the page that was requested. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // The server only renders the page; the session is for the browser.
  if (typeof document === 'undefined') return null
  const { search } = new URL(request.url)
  try {
    const { data } = await call(continueSignIn, {})
    context.get(storeContext).set(signInAtom, data.user)
  } catch (error) {
    // The code was used or has expired: the only way on is to sign in again.
    if (isApiError(error, 'INVALID_STATE_TRY_AGAIN')) throw redirect(authPaths.login + search)
    throw error
  }
  throw redirect(wantedPath(search))
}

/** The sign-in form leads here without script. The pages behind sign-in need script. */
export function Component() {
  const text = journeyMessages.useText()
  return <AuthHead>{text('continue.description')}</AuthHead>
}
