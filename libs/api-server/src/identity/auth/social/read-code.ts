import type { SocialProvider } from '@tandem/api-contract'
import { problem } from '../../../platform/request/problem.ts'
import type { Circumstances } from '../circumstances.ts'
import { hashToken } from '../../../platform/secrets/token.ts'
import { readBrowserSecret } from './browser-binding.ts'
import { findCode } from './directory.ts'
import { lifetimes, youngerThan } from './lifetimes.ts'
import { codeContext, openIdentity } from './sealed-identity.ts'
import type { SocialIdentity } from '../../../platform/dependencies/social-provider.ts'

/** The identity of a one-time code, without using it up. */
interface ReadCode {
  code_hash: string
  identity: SocialIdentity
}

/**
 * Reads the one-time code that a browser brought back from a provider: valid only in that browser and for
 * that provider.
 * @throws INVALID_STATE_TRY_AGAIN
 */
export async function readCode(
  circumstances: Circumstances,
  { code, provider }: { code: string; provider: SocialProvider },
): Promise<ReadCode> {
  const { database, secrets, settings, now } = circumstances.dependencies
  const browserSecret = readBrowserSecret(circumstances.headers, settings.appUrl)
  if (browserSecret === null) throw refuseCode(circumstances, provider, 'no cookie')
  const code_hash = await hashToken(code)
  const kept = await findCode(
    database,
    { code_hash, provider, browser_hash: await hashToken(browserSecret) },
    youngerThan(now(), lifetimes.code),
  )
  if (!kept) throw refuseCode(circumstances, provider, 'not known to this browser, or too old')
  return { code_hash, identity: await openIdentity(secrets, kept.sealed, codeContext(code_hash)) }
}

/** Logs why a code isn't accepted, and returns the error. */
export function refuseCode(
  { dependencies, request_id, address }: Circumstances,
  provider: SocialProvider,
  reason: string,
) {
  dependencies.log.info({ request_id, address, provider, reason }, 'a one-time code was refused')
  return problem('INVALID_STATE_TRY_AGAIN')
}
