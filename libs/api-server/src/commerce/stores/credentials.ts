import { ProviderError } from '@tandem/connectors'
import type { StoreType } from '@tandem/api-contract'
import type { Secrets, StoreAccess } from '../../platform/dependencies/dependencies.ts'

/** Bound to the team and the column, so that a sealed text can't be opened elsewhere. */
export const storeCredentialsContext = (teamId: number) => `team ${teamId}, store_credentials.sealed`

/** The stored form of a store's credentials. */
export const sealCredentials = (secrets: Secrets, teamId: number, credentials: StoreAccess['credentials']) =>
  secrets.seal(JSON.stringify(credentials), storeCredentialsContext(teamId))

const keysOf: Record<StoreType, string> = {
  shopify: 'access token, or client ID and secret,',
  woocommerce: 'consumer key and secret',
}

/** @throws ProviderError when the key that sealed them is gone: only new credentials help */
export async function openCredentials(
  secrets: Secrets,
  teamId: number,
  { type, sealed }: { type: StoreType; sealed: string },
): Promise<StoreAccess> {
  try {
    const credentials: unknown = JSON.parse(await secrets.open(sealed, storeCredentialsContext(teamId)))
    return { type, credentials } as StoreAccess
  } catch {
    throw new ProviderError(
      'wrong_key',
      `We can’t decrypt this store’s keys. Please re-enter its ${keysOf[type]}.`,
    )
  }
}
