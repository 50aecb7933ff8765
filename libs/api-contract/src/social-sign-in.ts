import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { SignedInUser } from './me.ts'

/** Providers that people can sign in with. */
export const socialProviders = ['google', 'facebook', 'apple'] as const
/** A provider that people can sign in with. */
export const SocialProvider = v.picklist(socialProviders)
export type SocialProvider = v.InferOutput<typeof SocialProvider>

/** The display name of a provider. */
export const socialProviderNames: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** Whole addresses to open as a page, not to fetch. A provider that isn't set up is left out. */
export const listSocialServices = endpoint({
  name: 'listSocialServices',
  method: 'GET',
  path: '/auth/login/social/services',
  summary: 'Where sign-in with each provider starts',
  access: 'public',
  reads: ['constants'],
  data: v.strictObject({
    google: v.optional(v.string()),
    facebook: v.optional(v.string()),
    apple: v.optional(v.string()),
  }),
})

/** The one-time code from the callback page, and the password if the provider's address has an account. */
export const SocialSignIn = v.strictObject({
  code: text({ min: 1, max: 200 }),
  provider: SocialProvider,
  password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1024))),
})
export type SocialSignIn = v.InferOutput<typeof SocialSignIn>

/** A new person. `personal_access_token` is valid only for `completeRegistration`. */
export const SocialNewcomer = v.strictObject({
  personal_access_token: v.string(),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** When false, the form asks for an address, which is then verified by mail. */
  email_verified: v.boolean(),
})
export type SocialNewcomer = v.InferOutput<typeof SocialNewcomer>

/**
 * Signs a known person in; a new one gets a token to complete the registration. After
 * PASSWORD_NEEDED_TO_LINK, send the same code again with the password of the account that has this address.
 */
export const signInWithSocial = endpoint({
  name: 'signInWithSocial',
  method: 'POST',
  path: '/auth/login/social',
  summary: 'Exchange the one-time code of a provider sign-in',
  access: 'public',
  changes: [],
  body: SocialSignIn,
  data: v.union([v.strictObject({ user: SignedInUser }), SocialNewcomer]),
  errors: [
    'INVALID_STATE_TRY_AGAIN',
    'PASSWORD_NEEDED_TO_LINK',
    'INVALID_PASSWORD',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN',
  ],
  limit: { calls: 30, seconds: 60, per: 'address' },
})
