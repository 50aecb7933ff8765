import { digitsOf, subjectHash } from './grants.ts'
import type { OpenIdRules, ProviderPlace } from './open-id-provider.ts'

/** The app's credentials in Google's console. */
export interface GoogleApp {
  client_id: string
  client_secret: string
}

/**
 * Google's rules: a code challenge in addition to the client secret, and a verification that is a boolean.
 */
export const googleRules = (
  { client_id, client_secret }: GoogleApp,
  { people, ...place }: ProviderPlace,
): OpenIdRules => ({
  ...place,
  client_id,
  questions: {
    provider: 'Google',
    people,
    tellsVerification: true,
    mayKeepEmail: false,
    mayHideEmail: false,
  },
  answersByForm: false,
  usesCodeChallenge: true,
  cancelledError: 'access_denied',
  refuseClient: async (body) =>
    body['client_id'] === client_id && body['client_secret'] === client_secret ? null : 'invalid_client',
  subject: async ({ person }) => digitsOf(await subjectHash('google', person), 21),
  claims: ({ person: { name, email, isEmailVerified } }) => ({
    azp: client_id,
    name,
    given_name: name.split(' ')[0],
    ...(email !== null && { email, email_verified: isEmailVerified }),
  }),
  beside: () => ({ scope: 'openid email profile', prompt: 'select_account' }),
})
