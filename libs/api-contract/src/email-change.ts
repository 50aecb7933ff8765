import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LinkFields } from './account-fields.ts'
import { email } from './fields.ts'
import { accountMessages } from './account-messages.ts'
import { messages } from './messages.ts'

/**
 * The new address. The password isn't needed within ten minutes of signing in with it, or when the account
 * has none.
 */
export const EmailChange = v.strictObject({
  email: email(accountMessages.updateEmail.email),
  password: v.optional(v.pipe(v.string(), v.maxLength(1024, messages.tooLong(1024)))),
})
export type EmailChange = v.InferOutput<typeof EmailChange>

/**
 * Sends a link to the new address; nothing changes until it is used. The answer is the same when the address
 * has an account: its owner gets a mail about it.
 */
export const updateEmail = endpoint({
  name: 'updateEmail',
  method: 'POST',
  path: '/me/update-email',
  summary: 'Change the own email address: sends a link to the new one',
  access: 'signed-in',
  changes: ['profile', 'audit'],
  body: EmailChange,
  data: v.strictObject({ email: v.string() }),
  errors: ['INVALID_PASSWORD', 'TEAM_MAIL_LIMIT'],
  limit: { calls: 10, seconds: 3600, per: 'user' },
})

/** Uses the link of the mail, signed in or out. Also informs the old address. */
export const verifyNewEmail = endpoint({
  name: 'verifyNewEmail',
  method: 'POST',
  path: '/me/update-email/verify',
  summary: 'Verify the new email address',
  access: 'public',
  changes: ['me', 'profile', 'people', 'audit'],
  body: LinkFields,
  data: v.strictObject({ email: v.string() }),
  errors: ['LINK_EXPIRED_OR_INVALID', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})
