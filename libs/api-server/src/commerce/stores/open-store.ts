import type { StoreConnector } from '@tandem/connectors'
import type { StoreType } from '@tandem/api-contract'
import type { ApiDependencies, Connectors } from '../../platform/dependencies/dependencies.ts'
import { openCredentials } from './credentials.ts'

/** How many connectors are kept: each remembers the state of its store, such as waits. */
const keptConnectors = 500

interface KeptConnector {
  /** What it was created with; new credentials have another seal. */
  made: string
  connector: StoreConnector
}

const kept = new WeakMap<Connectors['store'], Map<number, KeptConnector>>()

interface KnownStore {
  team_id: number
  store_id: number
  type: StoreType
  /** Sealed credentials. */
  sealed: string
  currency: string
}

/**
 * The connector of a connected store, the same one as long as its credentials and currency are.
 * @throws ProviderError when its credentials can no longer be opened
 */
export async function openStore(
  { connectors, secrets }: Pick<ApiDependencies, 'connectors' | 'secrets'>,
  { team_id, store_id, type, sealed, currency }: KnownStore,
): Promise<StoreConnector> {
  const known = kept.get(connectors.store) ?? new Map<number, KeptConnector>()
  kept.set(connectors.store, known)
  const made = `${currency} ${sealed}`
  const found = known.get(store_id)
  if (found?.made === made) return found.connector
  const access = await openCredentials(secrets, team_id, { type, sealed })
  const connector = connectors.store({ ...access, currency })
  known.delete(store_id)
  known.set(store_id, { made, connector })
  const [oldest] = known.keys()
  if (known.size > keptConnectors && oldest !== undefined) known.delete(oldest)
  return connector
}
