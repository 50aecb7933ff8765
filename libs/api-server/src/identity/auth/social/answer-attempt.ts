import type { SocialProvider } from '@tandem/api-contract'
import type { ApiDependencies } from '../../../platform/dependencies/dependencies.ts'
import { hashToken, newToken } from '../../../platform/secrets/token.ts'
import { findPostedName, forgetPostedNames, keepCode, takeAttempt } from './directory.ts'
import { lifetimes, youngerThan } from './lifetimes.ts'
import { codeContext, sealIdentity } from './sealed-identity.ts'
import { SocialSignInFailure } from '../../../platform/dependencies/social-provider.ts'
import type { SignInProvider } from '../../../platform/dependencies/social-provider.ts'
import { attemptContext } from './start-attempt.ts'
import type { AttemptPurpose, KeptAttempt } from './start-attempt.ts'

/** What a posted name is sealed with. */
export const postedNameContext = (state_hash: string) => `social-name:${state_hash}`

/** The result of an attempt: a one-time code, or the provider's failure. */
type AttemptEnd = { purpose: AttemptPurpose } & ({ code: string } | { failure: SocialSignInFailure })

/**
 * Exchanges the provider's answer for a one-time code, valid in the browser that began. Null when the state
 * is missing, used, too old or of another provider: then the provider isn't called.
 */
export async function answerAttempt(
  dependencies: ApiDependencies,
  answer: {
    provider: SocialProvider
    client: SignInProvider
    parameters: URLSearchParams
    redirect_uri: string
  },
): Promise<AttemptEnd | null> {
  const { database, secrets, now } = dependencies
  const { provider, client, parameters, redirect_uri } = answer
  const [state, ...more] = parameters.getAll('state')
  if (state === undefined || more.length > 0 || !/^[0-9a-f]{64}$/.test(state)) return null

  const state_hash = await hashToken(state)
  const name = client.postedName?.(parameters) ?? null
  const at = now()
  const attempt = await takeAttempt(
    database,
    { state_hash, provider, sealed_name: name && (await secrets.seal(name, postedNameContext(state_hash))) },
    { now: at, begunAfter: youngerThan(at, lifetimes.attempt) },
  )
  if (!attempt) return null
  const { nonce, code_verifier, purpose } = JSON.parse(
    await secrets.open(attempt.sealed, attemptContext(state_hash)),
  ) as KeptAttempt

  const answered = await client
    .identify(parameters, { state, nonce, code_verifier, redirect_uri })
    .catch((error: unknown) => {
      if (error instanceof SocialSignInFailure) return error
      throw error
    })
  if (answered instanceof SocialSignInFailure) return { purpose, failure: answered }
  const { browser_hash } = attempt
  const code = newToken()
  const code_hash = await hashToken(code)
  const earlier = await takeEarlierName(dependencies, { provider, browser_hash })
  const complete = { ...answered, name: answered.name ?? earlier }
  await keepCode(
    database,
    {
      code_hash,
      provider,
      browser_hash,
      sealed: await sealIdentity(secrets, complete, codeContext(code_hash)),
    },
    now(),
  )
  return { purpose, code }
}

/** A name from an earlier answer that failed: the provider won't send it again. */
async function takeEarlierName(
  { database, secrets }: ApiDependencies,
  of: { provider: SocialProvider; browser_hash: string },
): Promise<string | null> {
  const kept = await findPostedName(database, of)
  await forgetPostedNames(database, of)
  return kept?.sealed_name ? secrets.open(kept.sealed_name, postedNameContext(kept.state_hash)) : null
}
