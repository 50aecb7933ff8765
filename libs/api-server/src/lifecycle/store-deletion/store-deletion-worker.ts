import type { SyncStoreJob } from '../../commerce/sync/sync-store.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { deleteStoreData } from './delete-store.ts'

/** Passes stores that are to be deleted to workers; a store stays marked until its last row is gone. */
export const storeDeletionWorker: RunWorker<SyncStoreJob> = {
  queue: 'delete-store',
  keyOf: ({ store_id }) => store_id,
  perform: deleteStoreData,
  lookEveryMs: 30_000,
  lookFailed: 'looking for stores to delete failed',
  // Over all teams and by index.
  findOpen: (database) =>
    database
      .selectFrom('stores')
      .select(['team_id', 'id as store_id'])
      .where('deletion_began_at', 'is not', null)
      .orderBy('deletion_began_at')
      .limit(100)
      .execute(),
}
