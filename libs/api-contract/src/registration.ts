import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { newPassword, passwordsMatch, timezone, withLink } from './account-fields.ts'
import { email, Id, text } from './fields.ts'
import { SignedInUser } from './me.ts'
import { accountMessages } from './account-messages.ts'
import { messages } from './messages.ts'
import { SocialProvider } from './social-sign-in.ts'

/** A new account with its own team. */
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

/**
 * What the page that waits for the mail keeps: the registration's id, and the secret that signs this browser
 * in once.
 */
export const PendingRegistration = v.strictObject({ id: Id, on_page_token: v.string() })
export type PendingRegistration = v.InferOutput<typeof PendingRegistration>

/**
 * The answer is the same for an address that has an account: its owner gets a mail about it. Nothing is
 * created until the link in the mail is used. Registering the same address again replaces the pending
 * registration.
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

/** The secret kept by the browser of the registration; other browsers leave it out. */
const on_page_token = v.optional(text({ min: 1, max: 200 }))

/** What a verification link is for, so that the person can decide. */
export const VerificationSubject = v.strictObject({
  name: v.string(),
  email: v.string(),
  team_name: v.string(),
  /** The provider of the registration; null without one. */
  provider: v.nullable(SocialProvider),
  /** Whether a password must be chosen, because this isn't the browser of the registration. */
  needs_password: v.boolean(),
})
export type VerificationSubject = v.InferOutput<typeof VerificationSubject>

/** Checks the link of the mail without using it up, because mail scanners open links too. */
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

/** The link of the mail, and what a browser other than that of the registration adds. */
export const EmailVerification = withLink({
  on_page_token,
  password: v.optional(newPassword(accountMessages.verification.password)),
  /** Whether to connect the provider as a sign-in method. The browser of the registration always does. */
  connect_provider: v.optional(v.boolean()),
})
export type EmailVerification = v.InferOutput<typeof EmailVerification>

/**
 * Uses the link of the mail: creates the team and the account, and signs in. Without the registration's
 * `on_page_token` a password must be chosen (422 on `password`), and the waiting page in the other browser
 * gets no session.
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
 * Polled by the waiting page: PENDING_EMAIL_VERIFICATION until the link is used, then a session once, then
 * LINK_EXPIRED_OR_INVALID. Ten times a minute for one registration.
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

/** The address to send the verification mail to. */
export const ResendVerification = v.strictObject({ email: email(accountMessages.register.email) })
export type ResendVerification = v.InferOutput<typeof ResendVerification>

/**
 * The answer is the same whether or not there is a pending registration. Once in 180 s for an address and a
 * network: 429 with `seconds_left`.
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

/** What a new person adds after signing in with a provider; `email` if the provider gave no verified one. */
export const SocialCompletion = v.strictObject({
  name: text({ min: 2, max: 100, tooShort: accountMessages.socialCompletion.name }),
  team_name: text({ min: 2, max: 100, tooShort: accountMessages.socialCompletion.team_name }),
  timezone: timezone(accountMessages.socialCompletion.timezone),
  email: v.optional(email(accountMessages.socialCompletion.email)),
})
export type SocialCompletion = v.InferOutput<typeof SocialCompletion>

/**
 * The bearer token is the one from `signInWithSocial`, valid only for this call and for 30 minutes. Signs in;
 * with a typed address it answers like `register`, and the address must be verified first.
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
