import type { ClientAuth } from 'openid-client'
import type { SignInProvider } from '../../platform/dependencies/social-provider.ts'
import { appleClientSecret } from './apple-client-secret.ts'
import type { AppleKey } from './apple-client-secret.ts'
import { textOf } from './claims.ts'
import { openIdSignIn } from './open-id-sign-in.ts'

/** The key, and for tests and the demo another issuer. */
export interface AppleSettings extends AppleKey {
  issuer?: string
  fetch?: typeof fetch
  timeoutSeconds?: number
}

/**
 * Sign-in with Apple: https://developer.apple.com/documentation/signinwithapplerestapi. It answers with a form that
 * the browser posts from Apple's site, tells the name at the first consent only and beside the signed token, and
 * documents no PKCE: state, nonce and the client secret hold instead.
 */
export function appleSignIn({
  issuer = 'https://appleid.apple.com',
  fetch,
  timeoutSeconds,
  ...key
}: AppleSettings): SignInProvider {
  // openid-client waits for what this answers, although its type does not say so.
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
      // Said as a boolean or as its word.
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
