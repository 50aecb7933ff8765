import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Instant, text } from './fields.ts'
import { messages } from './messages.ts'
import { SocialProvider } from './social-sign-in.ts'

/** An identity at a provider that somebody can sign in with. */
export const ProviderSignIn = v.strictObject({
  id: Id,
  provider: SocialProvider,
  /** The address that it had there when it was added; null where that is not known. */
  email: v.nullable(v.string()),
  /** Since when it signs in. */
  created_at: Instant,
})
export type ProviderSignIn = v.InferOutput<typeof ProviderSignIn>

/** Everything that somebody can sign in with. */
export const SignInMethods = v.strictObject({
  /** False for whoever signs in through a provider and has never chosen a password. */
  has_password: v.boolean(),
  /** Null where there is none, or it was chosen before this was kept. */
  password_set_at: v.nullable(Instant),
  /** The oldest first. */
  providers: v.array(ProviderSignIn),
  /** Whole addresses to open as a page, where adding a provider starts; one that is not set up is left out. */
  start: v.strictObject({
    google: v.optional(v.string()),
    facebook: v.optional(v.string()),
    apple: v.optional(v.string()),
  }),
})
export type SignInMethods = v.InferOutput<typeof SignInMethods>

/** The own sign-in methods. */
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

/** The one-time code that came back from a provider; the password may be left out within ten minutes of signing in. */
export const NewSignIn = v.strictObject({
  code: text({ min: 1, max: 200 }),
  provider: SocialProvider,
  password,
})
export type NewSignIn = v.InferOutput<typeof NewSignIn>

/**
 * Adds the identity that a code stands for; the owner gets a mail that can undo it. A code stays good while the password
 * is refused (422 on `password`, INVALID_PASSWORD). An identity that signs in somebody already is refused on `provider`.
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

/** Never the last way in: that is refused on `id`. The password may be left out within ten minutes of signing in. */
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
