import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LinkFields, newPassword } from './account-fields.ts'
import { email, Id, text } from './fields.ts'
import { accountMessages } from './account-messages.ts'

/** The account whose password was forgotten. */
export const ForgottenPassword = v.strictObject({ email: email(accountMessages.forgotPassword.email) })
export type ForgottenPassword = v.InferOutput<typeof ForgottenPassword>

/**
 * Seconds until the next link can be requested, under the specification's names; null when the server doesn't
 * say. Ours doesn't.
 */
const ResetLinkWait = v.nullable(
  v.strictObject({
    seconds_left: v.optional(v.number()),
    retry_after: v.optional(v.number()),
    retryAfterSeconds: v.optional(v.number()),
  }),
)

/**
 * The answer is the same whether or not the address has an account. Five per hour for an address and a
 * network: 429 with `seconds_left`. A link that is valid for another half an hour is mailed again.
 */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/login/forgot-password',
  summary: 'Send a link to set a new password; asked again, it sends the same link',
  access: 'public',
  changes: [],
  body: ForgottenPassword,
  data: ResetLinkWait,
  limit: { calls: 20, seconds: 60, per: 'address' },
})

/** Checks the link of the mail without using it up. The token must be sent with the new password. */
export const checkResetLink = endpoint({
  name: 'checkResetLink',
  method: 'POST',
  path: '/auth/login/forgot-password/verify',
  summary: 'Whether a link to set a new password is still good',
  access: 'public',
  changes: [],
  body: LinkFields,
  data: v.strictObject({ token: v.string() }),
  errors: ['INVALID_OR_EXPIRED_HASH', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})

/** The new password, with the token from `checkResetLink`. */
export const NewPassword = v.strictObject({
  token: text({ min: 1, max: 200 }),
  password: newPassword(accountMessages.resetPassword.password),
  user_id: Id,
})
export type NewPassword = v.InferOutput<typeof NewPassword>

/**
 * Uses the link up, ends all the person's sessions and removes their provider sign-ins, and informs them by
 * mail.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/login/forgot-password/reset-password',
  summary: 'Set a new password',
  access: 'public',
  changes: [],
  body: NewPassword,
  data: v.null(),
  errors: ['INVALID_OR_EXPIRED_HASH', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})
