import type { SocialProvider } from '@tandem/api-contract'
import type { ApiDependencies } from '../../dependencies.ts'
import { hashToken, newToken } from '../token.ts'
import { forgetAbandoned, keepAttempt } from './directory.ts'
import { lifetimes, youngerThan } from './lifetimes.ts'
import type { SignInProvider } from './social-provider.ts'

/** What is kept of an attempt, sealed to its state. */
export type KeptAttempt = Record<'nonce' | 'code_verifier', string>

/** What an attempt is sealed with. */
export const attemptContext = (state_hash: string) => `social-attempt:${state_hash}`

/** Begins a sign-in: everything secret in it is fresh, and all of it but the browser's own part is kept here. */
export async function startAttempt(
  { database, secrets, now }: ApiDependencies,
  begin: {
    provider: SocialProvider
    client: SignInProvider
    browserSecret: string | null
    redirect_uri: string
  },
): Promise<{ browserSecret: string; address: URL }> {
  const { provider, client, redirect_uri } = begin
  const at = now()
  const browserSecret = begin.browserSecret ?? newToken()
  const state = newToken()
  const kept: KeptAttempt = { nonce: newToken(), code_verifier: newToken() }
  // Asked first: nothing is kept of a sign-in that cannot begin.
  const address = await client.authorizationUrl({ ...kept, state, redirect_uri })
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
