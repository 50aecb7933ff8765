import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { email, secret } from './fields.ts'
import { messages } from './messages.ts'
import { SignedInUser } from './me.ts'

/** The body of signing in. The case of the email address doesn't matter. */
export const Login = v.strictObject({
  email: email(messages.login.email),
  password: secret({ min: 6, max: 1024, tooShort: messages.login.password }),
})
export type Login = v.InferOutput<typeof Login>

/**
 * Ten failures for one email address from one network block further attempts there for ten minutes; many
 * failures from everywhere slow down unknown devices. A device that signed in before has its own count. See
 * `TOO_MANY_REQUESTS`.
 */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with email and password',
  access: 'public',
  changes: [],
  body: Login,
  data: v.strictObject({ user: SignedInUser }),
  errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})

/**
 * For a sign-in form that was submitted without script: its answer is a cookie that the page can't read. This
 * exchanges it for the session, once and within five minutes. After that it fails with
 * INVALID_STATE_TRY_AGAIN.
 */
export const continueSignIn = endpoint({
  name: 'continueSignIn',
  method: 'POST',
  path: '/auth/login/continue',
  summary: 'Take over the session of a sign-in form that was sent without script',
  access: 'public',
  changes: [],
  data: v.strictObject({ user: SignedInUser }),
  errors: ['INVALID_STATE_TRY_AGAIN'],
  limit: { calls: 30, seconds: 60, per: 'address' },
  sameSiteOnly: true,
})

/** Ends the session of the token. The person's other sessions continue. */
export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/auth/login/logout',
  summary: 'End this session',
  access: 'signed-in',
  changes: [],
  data: v.null(),
  sameSiteOnly: true,
})
