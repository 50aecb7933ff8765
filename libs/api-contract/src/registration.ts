import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { newPassword, passwordsMatch, timezone, withLink } from './account-fields.ts'
import { email, Id, text } from './fields.ts'
import { SignedInUser } from './me.ts'
import { accountMessages } from './account-messages.ts'
import { messages } from './messages.ts'
import { SocialProvider } from './social-sign-in.ts'

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
  summary: 'Register with name, email and password, and a new team',
  access: 'public',
  changes: [],
  body: Registration,
  data: PendingRegistration,
  status: 201,
  errors: ['REGISTRATION_CLOSED'],
  limit: { calls: 20, seconds: 60, per: 'address' },
})

/** The secret that the browser of the registration keeps; left out in every other one. */
const on_page_token = v.optional(text({ min: 1, max: 200 }))

/** What the link of a verification mail is about: whoever opens it decides by that. */
export const VerificationSubject = v.strictObject({
  name: v.string(),
  email: v.string(),
  team_name: v.string(),
  /** The provider that the registration came through; null without one. */
  provider: v.nullable(SocialProvider),
  /** Whether a password has to be chosen, because this is not the browser of the registration. */
  needs_password: v.boolean(),
})
export type VerificationSubject = v.InferOutput<typeof VerificationSubject>

/** Looks at the link of the mail without using it up: programs that look through mail open links, too. */
export const checkVerification = endpoint({
  name: 'checkVerification',
  method: 'POST',
  path: '/auth/register/verify-email/check',
  summary: 'What the link of a verification mail is about',
  access: 'public',
  changes: [],
  body: withLink({ on_page_token }),
  data: VerificationSubject,
  errors: ['LINK_EXPIRED_OR_INVALID', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})

/** The link of the mail, and what another browser than that of the registration adds. */
export const EmailVerification = withLink({
  on_page_token,
  password: v.optional(newPassword(accountMessages.verification.password)),
  /** Whether the provider signs in from now on; in the browser of the registration it does anyway. */
  connect_provider: v.optional(v.boolean()),
})
export type EmailVerification = v.InferOutput<typeof EmailVerification>

/**
 * Uses the link of the mail: makes team and account, and signs in. Without the `on_page_token` of the registration a
 * password has to be chosen (422 on `password`), and the page that waits in the other browser gets no session.
 */
export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/register/verify-email',
  summary: 'Verify the email address of a registration and sign in',
  access: 'public',
  changes: [],
  body: EmailVerification,
  data: v.strictObject({ user: SignedInUser }),
  errors: ['LINK_EXPIRED_OR_INVALID', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})

/**
 * Asked by the page that waits: PENDING_EMAIL_VERIFICATION until the link was used, then a session, once;
 * LINK_EXPIRED_OR_INVALID from then on. Ten times a minute for one registration.
 */
export const checkEmailVerification = endpoint({
  name: 'checkEmailVerification',
  method: 'POST',
  path: '/auth/register/check-email-verification-status',
  summary: 'Whether the email address has been verified; signs in when it has',
  access: 'public',
  changes: [],
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

/**
 * The same answer whether or not a registration waits. Once in 180 s for an address and a network: 429 with
 * `seconds_left`.
 */
export const resendVerificationEmail = endpoint({
  name: 'resendVerificationEmail',
  method: 'POST',
  path: '/auth/register/resend-verification-email',
  summary: 'Send the verification mail again, with the same link',
  access: 'public',
  changes: [],
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
  changes: [],
  body: SocialCompletion,
  data: v.union([v.strictObject({ user: SignedInUser }), PendingRegistration]),
  errors: ['INVALID_STATE_TRY_AGAIN', 'REGISTRATION_CLOSED'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})
