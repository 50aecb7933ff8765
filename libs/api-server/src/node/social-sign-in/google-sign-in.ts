import { ClientSecretPost } from 'openid-client'
import type { SignInProvider } from '../../platform/dependencies/social-provider.ts'
import { openIdSignIn } from './open-id-sign-in.ts'
import { textOf } from './claims.ts'

/** The fields of Google's console for a web application; tests and the demo use another issuer. */
export interface GoogleSettings {
  client_id: string
  client_secret: string
  issuer?: string
  fetch?: typeof fetch
  timeoutSeconds?: number
}

/** Sign-in with Google: https://developers.google.com/identity/openid-connect/openid-connect */
export const googleSignIn = ({
  client_id,
  client_secret,
  issuer = 'https://accounts.google.com',
  ...rest
}: GoogleSettings): SignInProvider =>
  openIdSignIn({
    ...rest,
    issuer,
    client_id,
    authenticate: ClientSecretPost(client_secret),
    scope: 'openid email profile',
    usesCodeChallenge: true,
    // Lets people with several accounts choose one, instead of using the last one.
    parameters: { prompt: 'select_account' },
    identityOf: (claims) => ({
      subject: claims.sub,
      email: textOf(claims.email),
      is_email_verified: claims.email_verified === true,
      name: textOf(claims.name),
    }),
  })
