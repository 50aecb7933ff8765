import { SocialCompletion } from '@tandem/api-contract'
import * as v from 'valibot'
import type { Secrets } from '../../../platform/dependencies/dependencies.ts'
import type { SocialIdentity } from '../../../platform/dependencies/social-provider.ts'

/** An identity as it is stored between two requests. `context` binds it to its row. */
export const sealIdentity = (secrets: Secrets, identity: SocialIdentity, context: string): Promise<string> =>
  secrets.seal(JSON.stringify(identity), context)

/** @throws when it was sealed for another row, or with another key */
export async function openIdentity(
  secrets: Secrets,
  sealed: string,
  context: string,
): Promise<SocialIdentity> {
  return JSON.parse(await secrets.open(sealed, context)) as SocialIdentity
}

/** What the identity of a one-time code is sealed with. */
export const codeContext = (code_hash: string) => `social-code:${code_hash}`

/** What the identity of a new person is sealed with. */
export const newcomerContext = (token_hash: string) => `social-newcomer:${token_hash}`

/** The address in the form of accounts; null when it is invalid, whatever the provider says. */
export function addressOf({ email }: SocialIdentity): string | null {
  const result = v.safeParse(SocialCompletion.entries.email, email ?? undefined)
  return result.success ? (result.output ?? null) : null
}

/** The address that a provider has verified, the only one used to find an account. */
export const verifiedAddressOf = (identity: SocialIdentity): string | null =>
  identity.is_email_verified ? addressOf(identity) : null
