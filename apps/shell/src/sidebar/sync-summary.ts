import type { Store } from '@tandem/api-contract'
import { isSyncing } from '@tandem/choices'

/** The state at the bottom of the menu. */
export type SyncSummary =
  | { state: 'failed'; store: string }
  | { state: 'syncing'; store: string }
  /** `since`: when the least recently synced store was synced completely. */
  | { state: 'synced'; since: string }

/**
 * The most important fact about a team's syncs: a failure, otherwise a running sync, otherwise how fresh
 * everything is.
 */
export function syncSummary(
  stores: readonly Pick<Store, 'name' | 'sync' | 'archived_at'>[],
): SyncSummary | null {
  const read = stores.filter((store) => store.archived_at === null)
  const failed = read.find((store) => store.sync.state === 'failed')
  if (failed) return { state: 'failed', store: failed.name }
  const syncing = read.find(isSyncing)
  if (syncing) return { state: 'syncing', store: syncing.name }
  const since = read
    .map((store) => store.sync.succeeded_at)
    .filter((at) => at !== null)
    .toSorted()[0]
  return since === undefined ? null : { state: 'synced', since }
}
