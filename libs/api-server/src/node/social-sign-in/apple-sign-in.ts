import type { ClientAuth } from 'openid-client'
import type { SignInProvider } from '../../platform/dependencies/social-provider.ts'
import { appleClientSecret } from './apple-client-secret.ts'
import type { AppleKey } from './apple-client-secret.ts'
import { textOf } from './claims.ts'
import { openIdSignIn } from './open-id-sign-in.ts'

/** The key, and another issuer for tests and the demo. */
export interface AppleSettings extends AppleKey {
  issuer?: string
  fetch?: typeof fetch
  timeoutSeconds?: number
}

/**
 * Sign-in with Apple: https://developer.apple.com/documentation/signinwithapplerestapi. The browser posts the answer
 * as a form from Apple's site. The name comes at the first consent only, outside the signed token. Apple documents no
 * PKCE, so state, nonce and the client secret protect the sign-in.
 */
export function appleSignIn({
  issuer = 'https://appleid.apple.com',
  fetch,
  timeoutSeconds,
  ...key
}: AppleSettings): SignInProvider {
  // openid-client waits for the returned promise, although its type does not say so.
  const authenticate: ClientAuth = async (_server, client, body) => {
    body.set('client_id', client.client_id)
    body.set('client_secret', await appleClientSecret(key, { audience: issuer, now: new Date() }))
  }
  const openId = openIdSignIn({
    issuer,
    client_id: key.client_id,
    authenticate,
    scope: 'name email',
    usesCodeChallenge: false,
    parameters: { response_mode: 'form_post' },
    identityOf: (claims, parameters) => ({
      subject: claims.sub,
      email: textOf(claims.email),
      // Apple sends a boolean or its text.
      is_email_verified: claims.email_verified === true || claims.email_verified === 'true',
      name: postedName(parameters),
    }),
    fetch,
    timeoutSeconds,
  })
  return { ...openId, postedName }
}

/** `{"name":{"firstName","lastName"},"email"}` in the form: not signed, so only the name is read, and only to be shown. */
function postedName(parameters: URLSearchParams): string | null {
  try {
    const { name } = JSON.parse(parameters.get('user') ?? '') as { name?: Record<string, unknown> }
    return textOf([textOf(name?.['firstName']), textOf(name?.['lastName'])].filter(Boolean).join(' '))
  } catch {
    return null
  }
}
