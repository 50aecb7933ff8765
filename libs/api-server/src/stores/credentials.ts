import { ProviderError } from '@tandem/connectors'
import type { Secrets, StoreCredentials } from '../dependencies.ts'

/** Bound to the team and the place it is kept in, so that a sealed text opens nowhere else. */
const contextOf = (teamId: number) => `team ${teamId}, store_credentials.sealed`

/** What a store is read with, as it is kept. */
export const sealCredentials = (secrets: Secrets, teamId: number, credentials: StoreCredentials) =>
  secrets.seal(JSON.stringify(credentials), contextOf(teamId))

/** @throws ProviderError when the key they were sealed with is gone: only new credentials help */
export async function openCredentials(
  secrets: Secrets,
  teamId: number,
  sealed: string,
): Promise<StoreCredentials> {
  try {
    return JSON.parse(await secrets.open(sealed, contextOf(teamId))) as StoreCredentials
  } catch {
    throw new ProviderError(
      'wrong_key',
      'The kept keys of this store can no longer be read. Enter its consumer key and secret again.',
    )
  }
}
