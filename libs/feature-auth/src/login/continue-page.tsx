import { call, isApiError } from '@tandem/api-client'
import { continueSignIn } from '@tandem/api-contract'
import { signInAtom, storeContext, wantedPath } from '@tandem/session'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'

/** Takes over the session that the form without script has started, and goes on to the page that was wanted. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // Where the page is only drawn, nobody is there to take it.
  if (typeof document === 'undefined') return null
  const { search } = new URL(request.url)
  try {
    const { data } = await call(continueSignIn, {})
    context.get(storeContext).set(signInAtom, data.user)
  } catch (error) {
    // Used already, or too old: signing in again is all that helps.
    if (isApiError(error, 'INVALID_STATE_TRY_AGAIN')) throw redirect(authPaths.login + search)
    throw error
  }
  throw redirect(wantedPath(search))
}

/** Where the form of the sign-in page leads without script, which the pages behind it need. */
export function Component() {
  const text = journeyMessages.useText()
  return <AuthHead>{text('continue.description')}</AuthHead>
}
