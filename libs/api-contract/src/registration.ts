import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LinkFields, newPassword, passwordsMatch, timezone } from './account-fields.ts'
import { email, Id, text } from './fields.ts'
import { SignedInUser } from './me.ts'
import { accountMessages } from './account-messages.ts'
import { messages } from './messages.ts'

/** A new account with a team of its own. */
export const Registration = v.pipe(
  v.strictObject({
    name: text({ min: 2, max: 100, tooShort: accountMessages.register.name }),
    email: email(accountMessages.register.email),
    password: newPassword(accountMessages.register.password),
    confirmPassword: v.pipe(v.string(messages.required), v.maxLength(1024, messages.tooLong(1024))),
    team_name: text({ min: 2, max: 100, tooShort: accountMessages.register.team_name }),
    timezone: timezone(accountMessages.register.timezone),
  }),
  passwordsMatch(accountMessages.register.confirmPassword),
)
export type Registration = v.InferOutput<typeof Registration>

/** What the page that waits for the mail holds: who registered, and the secret that signs this browser in once. */
export const PendingRegistration = v.strictObject({ id: Id, on_page_token: v.string() })
export type PendingRegistration = v.InferOutput<typeof PendingRegistration>

/**
 * The same answer for an address that has an account: its owner gets a mail that says so. Nothing exists before the
 * link in the mail is used; whoever registers the same address again replaces what was waiting.
 */
export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Register with name, e-mail and password, and a new team',
  access: 'public',
  body: Registration,
  data: PendingRegistration,
  status: 201,
  errors: ['REGISTRATION_CLOSED'],
  limit: { calls: 20, seconds: 60, per: 'address' },
})

/** Uses the link of the mail: makes team and account, and signs in. */
export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'GET',
  path: '/auth/register/verify-email',
  summary: 'Verify the e-mail address of a registration and sign in',
  access: 'public',
  search: LinkFields,
  data: v.strictObject({ user: SignedInUser }),
  errors: ['LINK_EXPIRED_OR_INVALID', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
  sameSiteOnly: true,
})

/**
 * Asked by the page that waits: PENDING_EMAIL_VERIFICATION until the link was used, then a session, once;
 * LINK_EXPIRED_OR_INVALID from then on. Ten times a minute for one registration.
 */
export const checkEmailVerification = endpoint({
  name: 'checkEmailVerification',
  method: 'POST',
  path: '/auth/register/check-email-verification-status',
  summary: 'Whether the e-mail address has been verified; signs in when it has',
  access: 'public',
  body: v.strictObject({ user_id: Id, on_page_token: text({ min: 1, max: 200 }) }),
  data: v.strictObject({ user: SignedInUser }),
  errors: [
    'PENDING_EMAIL_VERIFICATION',
    'LINK_EXPIRED_OR_INVALID',
    'INVALID_USER_ID_OR_HASH',
    'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN',
  ],
  limit: { calls: 120, seconds: 60, per: 'address' },
})

/** The address that a verification mail goes to. */
export const ResendVerification = v.strictObject({ email: email(accountMessages.register.email) })
export type ResendVerification = v.InferOutput<typeof ResendVerification>

/** The same answer whether or not a registration waits. Once in 180 s for one address: 429 with `seconds_left`. */
export const resendVerificationEmail = endpoint({
  name: 'resendVerificationEmail',
  method: 'POST',
  path: '/auth/register/resend-verification-email',
  summary: 'Send the verification mail again; the newest link replaces older ones',
  access: 'public',
  body: ResendVerification,
  data: v.null(),
  limit: { calls: 20, seconds: 60, per: 'address' },
})

/** What a new person who came through a provider adds; `email` where the provider gave none that is verified. */
export const SocialCompletion = v.strictObject({
  name: text({ min: 2, max: 100, tooShort: accountMessages.socialCompletion.name }),
  team_name: text({ min: 2, max: 100, tooShort: accountMessages.socialCompletion.team_name }),
  timezone: timezone(accountMessages.socialCompletion.timezone),
  email: v.optional(email(accountMessages.socialCompletion.email)),
})
export type SocialCompletion = v.InferOutput<typeof SocialCompletion>

/**
 * The bearer token is that of `signInWithSocial`, good for this call alone and 30 minutes. Signs in; with a typed
 * address it answers as `register` does, and the address is to be verified first.
 */
export const completeRegistration = endpoint({
  name: 'completeRegistration',
  method: 'POST',
  path: '/auth/register/complete-registration',
  summary: 'Finish a sign-up that came through a provider',
  access: 'public',
  body: SocialCompletion,
  data: v.union([v.strictObject({ user: SignedInUser }), PendingRegistration]),
  errors: ['INVALID_STATE_TRY_AGAIN', 'REGISTRATION_CLOSED'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})
