import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { ClientAuth, Configuration, CustomFetch, IDToken } from 'openid-client'
import { failureOf, SocialSignInFailure } from '../../platform/dependencies/social-provider.ts'
import type {
  SocialAttempt,
  SocialIdentity,
  SignInProvider,
} from '../../platform/dependencies/social-provider.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { asFailure } from './open-id-failure.ts'

/** The time limit of one request to a provider, including its body. */
export const providerTimeoutSeconds = 10

/** How much a provider's clock may differ from ours. */
const clockToleranceSeconds = 60

/** The differences between providers that use OpenID Connect. */
interface OpenIdProvider {
  issuer: string
  client_id: string
  authenticate: ClientAuth
  scope: string
  usesCodeChallenge: boolean
  /** Parameters for the authorisation endpoint, in addition to the standard ones. */
  parameters: Record<string, string>
  identityOf(claims: IDToken, parameters: URLSearchParams): SocialIdentity
  fetch?: typeof fetch
  timeoutSeconds?: number
}

/**
 * OpenID Connect with the authorisation code flow. It checks signature, issuer, audience, lifetime and nonce of the
 * id token, and the state of the answer. Metadata and keys are read at the first use, so that the product starts
 * while a provider is away.
 */
export function openIdSignIn(provider: OpenIdProvider): SignInProvider {
  const configurationOf = discoveredOnce(provider)
  return {
    async authorizationUrl(attempt) {
      const configuration = await telling(configurationOf)
      return buildAuthorizationUrl(configuration, {
        ...provider.parameters,
        redirect_uri: attempt.redirect_uri,
        response_type: 'code',
        scope: provider.scope,
        state: attempt.state,
        nonce: attempt.nonce,
        ...(provider.usesCodeChallenge && {
          code_challenge: await calculatePKCECodeChallenge(attempt.code_verifier),
          code_challenge_method: 'S256',
        }),
      })
    },
    async identify(parameters, attempt) {
      const answered = parameters.get('error')
      if (answered !== null) throw failureOf(answered)
      const configuration = await telling(configurationOf)
      const tokens = await telling(() =>
        authorizationCodeGrant(configuration, answerAddress(parameters, attempt), {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
          ...(provider.usesCodeChallenge && { pkceCodeVerifier: attempt.code_verifier }),
        }),
      )
      const claims = tokens.claims()
      if (!claims) throw new SocialSignInFailure('refused', 'no id token')
      return provider.identityOf(claims, parameters)
    },
  }
}

/**
 * The answer as the address it came to, also when it was posted: the library reads `redirect_uri` from it.
 */
function answerAddress(parameters: URLSearchParams, { redirect_uri }: SocialAttempt): URL {
  const address = new URL(redirect_uri)
  address.search = parameters.toString()
  return address
}

const telling = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw asFailure(error)
  })

function discoveredOnce(provider: OpenIdProvider): () => Promise<Configuration> {
  let known: Promise<Configuration> | null = null
  return () => {
    known ??= discover(provider).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
}

function discover({ issuer, client_id, authenticate, fetch, timeoutSeconds }: OpenIdProvider) {
  // Only tests and the demo set an issuer: their providers run in this process, without TLS.
  const isPlain = new URL(issuer).protocol === 'http:'
  return discovery(new URL(issuer), client_id, { [clockTolerance]: clockToleranceSeconds }, authenticate, {
    timeout: timeoutSeconds ?? providerTimeoutSeconds,
    [customFetch]: boundedFetch(fetch ?? globalThis.fetch) as CustomFetch,
    // The standard allows unsigned id tokens over TLS; we require a signature.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  })
}
