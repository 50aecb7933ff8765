import type { SocialProvider } from '@tandem/api-contract'
import type { ApiDependencies } from '../../../platform/dependencies/dependencies.ts'
import { hashToken, newToken } from '../../../platform/secrets/token.ts'
import { forgetAbandoned, keepAttempt } from './directory.ts'
import { lifetimes, youngerThan } from './lifetimes.ts'
import type { SignInProvider } from '../../../platform/dependencies/social-provider.ts'

/** Why somebody goes to a provider; it decides which page they return to. */
export type AttemptPurpose = 'sign-in' | 'add'

/** The stored part of an attempt, sealed with its state. */
export interface KeptAttempt {
  nonce: string
  code_verifier: string
  purpose: AttemptPurpose
}

/** What an attempt is sealed with. */
export const attemptContext = (state_hash: string) => `social-attempt:${state_hash}`

/** Begins a sign-in: all its secrets are new, and all except the browser's own part are stored here. */
export async function startAttempt(
  { database, secrets, now }: ApiDependencies,
  begin: {
    provider: SocialProvider
    client: SignInProvider
    browserSecret: string | null
    purpose: AttemptPurpose
    redirect_uri: string
  },
): Promise<{ browserSecret: string; address: URL }> {
  const { provider, client, purpose, redirect_uri } = begin
  const at = now()
  const browserSecret = begin.browserSecret ?? newToken()
  const state = newToken()
  const fresh = { nonce: newToken(), code_verifier: newToken() }
  const kept: KeptAttempt = { ...fresh, purpose }
  // Requested first: a sign-in that can't begin stores nothing.
  const address = await client.authorizationUrl({ ...fresh, state, redirect_uri })
  const state_hash = await hashToken(state)
  await forgetAbandoned(database, {
    attempts: youngerThan(at, lifetimes.postedName),
    codes: youngerThan(at, lifetimes.code),
    newcomers: youngerThan(at, lifetimes.newcomer),
    registrations: youngerThan(at, lifetimes.registration),
  })
  await keepAttempt(
    database,
    {
      state_hash,
      provider,
      browser_hash: await hashToken(browserSecret),
      sealed: await secrets.seal(JSON.stringify(kept), attemptContext(state_hash)),
    },
    at,
  )
  return { browserSecret, address }
}
