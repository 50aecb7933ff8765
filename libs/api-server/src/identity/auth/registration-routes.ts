import {
  checkEmailVerification,
  checkVerification,
  register,
  resendVerificationEmail,
  verifyEmail,
} from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { problem } from '../../platform/request/problem.ts'
import { takeTurn } from './account-limits.ts'
import { answerEvenly } from './answer-evenly.ts'
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts'
import {
  beginRegistration,
  refuseUnknownTimezone,
  refuseWhenClosed,
  resendVerification,
} from './registration.ts'
import { takeVerifiedUser } from './registration-queries.ts'
import { signInUser } from './sign-in-user.ts'
import { hashToken } from '../../platform/secrets/token.ts'
import { lookAtVerification, verifyRegistration } from './verification.ts'

export const registrationRoutes = [
  implement(register, async (call) => {
    const { dependencies, body } = call
    const { name, email, password, team_name, timezone } = body
    refuseWhenClosed(dependencies)
    refuseUnknownTimezone(timezone)
    await refuseWeakPassword(dependencies, password, { email, team_name })
    return { data: await beginRegistration(call, { name, email, password, team_name, timezone }) }
  }),

  implement(checkVerification, async (call) => ({ data: await lookAtVerification(call, call.body) })),

  implement(verifyEmail, async (call) => {
    const user = await verifyRegistration(call, call.body)
    return { data: { user: await signInUser(call, user) } }
  }),

  implement(checkEmailVerification, async (call) => {
    const { dependencies, body } = call
    const page_token_hash = await hashToken(body.on_page_token)
    await takeTurn(call, 'verification-polls', page_token_hash)
    const { database, now } = dependencies
    const user = await takeVerifiedUser(database, { user_id: body.user_id, page_token_hash }, now())
    if (user === 'waiting') throw problem('PENDING_EMAIL_VERIFICATION')
    if (user === 'gone') throw problem('LINK_EXPIRED_OR_INVALID')
    if (user === 'unknown') throw problem('INVALID_USER_ID_OR_HASH')
    return { data: { user: await signInUser(call, user) } }
  }),

  implement(resendVerificationEmail, async (call) => {
    await answerEvenly(call.dependencies.settings, () => resendVerification(call, call.body.email))
    return { data: null }
  }),
]
