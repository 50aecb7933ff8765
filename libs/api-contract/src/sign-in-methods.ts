import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Instant, text } from './fields.ts'
import { messages } from './messages.ts'
import { SocialProvider } from './social-sign-in.ts'

/** A provider identity that somebody can sign in with. */
export const ProviderSignIn = v.strictObject({
  id: Id,
  provider: SocialProvider,
  /** Its address at the provider when it was added; null when unknown. */
  email: v.nullable(v.string()),
  /** When it was added. */
  created_at: Instant,
})
export type ProviderSignIn = v.InferOutput<typeof ProviderSignIn>

/** Everything that somebody can sign in with. */
export const SignInMethods = v.strictObject({
  /** False for people who sign in through a provider and never chose a password. */
  has_password: v.boolean(),
  /** Null without a password, or when it was chosen before we stored this. */
  password_set_at: v.nullable(Instant),
  /** Oldest first. */
  providers: v.array(ProviderSignIn),
  /**
   * Whole addresses to open as a page, which start adding a provider. A provider that isn't set up is left
   * out.
   */
  start: v.strictObject({
    google: v.optional(v.string()),
    facebook: v.optional(v.string()),
    apple: v.optional(v.string()),
  }),
  /** Until when this session is a recent sign-in, which is enough for what its owner can undo. */
  recent_until: Instant,
  /** Until when it is enough for everything else, too; null when the password is always needed. */
  proved_until: v.nullable(Instant),
})
export type SignInMethods = v.InferOutput<typeof SignInMethods>

/** The caller's own sign-in methods. */
export const listSignInMethods = endpoint({
  name: 'listSignInMethods',
  method: 'GET',
  path: '/me/sign-in-methods',
  summary: 'What you can sign in with',
  access: 'signed-in',
  reads: ['signInMethods'],
  data: SignInMethods,
})

const password = v.optional(v.pipe(v.string(), v.maxLength(1024, messages.tooLong(1024))))

/** The one-time code from a provider. The password isn't needed within ten minutes of signing in. */
export const NewSignIn = v.strictObject({
  code: text({ min: 1, max: 200 }),
  provider: SocialProvider,
  password,
})
export type NewSignIn = v.InferOutput<typeof NewSignIn>

/**
 * Adds the identity behind a code; the owner gets a mail with a link that undoes it. A code stays valid while
 * the password is refused (422 on `password`, INVALID_PASSWORD). An identity that already signs somebody in
 * is refused on `provider`.
 */
export const addSignInMethod = endpoint({
  name: 'addSignInMethod',
  method: 'POST',
  path: '/me/sign-in-methods',
  summary: 'Add a provider to sign in with',
  access: 'signed-in',
  changes: ['signInMethods', 'audit'],
  body: NewSignIn,
  data: SignInMethods,
  errors: ['INVALID_PASSWORD', 'INVALID_STATE_TRY_AGAIN'],
  limit: { calls: 20, seconds: 3600, per: 'user' },
})

/**
 * Refuses to remove the last way to sign in, on `id`. The password isn't needed within ten minutes of signing
 * in.
 */
export const removeSignInMethod = endpoint({
  name: 'removeSignInMethod',
  method: 'DELETE',
  path: '/me/sign-in-methods/{id}',
  summary: 'Remove a provider to sign in with',
  access: 'signed-in',
  changes: ['signInMethods', 'audit'],
  params: v.strictObject({ id: Id }),
  body: v.strictObject({ password }),
  data: SignInMethods,
  errors: ['INVALID_PASSWORD', 'MODEL_NOT_FOUND'],
  limit: { calls: 20, seconds: 3600, per: 'user' },
})
