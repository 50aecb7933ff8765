import type { Store } from '@tandem/api-contract'

/** The state of a store: the one that matters most of its deletion, its archive and its sync. */
export type StoreState =
  | 'deleting'
  | 'archived'
  | 'never'
  | 'queued'
  | 'running'
  | 'succeeded'
  | 'difference'
  | 'failed'
  | 'accessLost'

/** The state to show for a store. */
export function storeStateOf({
  archived_at,
  deletion_began_at,
  sync: { state, error, difference },
}: Pick<Store, 'archived_at' | 'deletion_began_at' | 'sync'>): StoreState {
  if (deletion_began_at !== null) return 'deleting'
  if (archived_at !== null) return 'archived'
  if (state === 'failed') return error?.needs_reconnect ? 'accessLost' : 'failed'
  return state === 'succeeded' && difference !== null ? 'difference' : state
}
