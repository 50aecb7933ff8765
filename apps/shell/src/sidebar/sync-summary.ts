import type { Store } from '@tandem/api-contract'
import { isSyncing } from '@tandem/choices'

/** What the foot of the menu says. */
export type SyncSummary =
  | { state: 'failed'; store: string }
  | { state: 'syncing'; store: string }
  /** `since`: when the store that was read longest ago was read to its end. */
  | { state: 'synced'; since: string }

/** The one thing worth knowing about the syncs of a team: what failed, else what runs, else how fresh it all is. */
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
