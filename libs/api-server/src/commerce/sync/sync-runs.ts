import { maxTries } from '../../platform/runs/max-tries.ts'
import type { RepeatedRuns } from '../../platform/runs/run-tables.ts'

/** Syncs of stores, as runs: a store has one row, and an archived one isn't synced. */
export const syncRuns: RepeatedRuns = {
  table: 'store_syncs',
  key: 'store_id',
  state: 'state',
  next: 'next_sync_at',
  records: 'store_sync_records',
  forgets: {},
  setAside: `Reading this store stopped the server's reader ${maxTries} times in a row, so it is no longer synced by itself. What was read before is kept. Ask whoever runs this server to look at its log, then start the sync again yourself. Look at what plugins add to its products and orders.`,
  async mayRun(db, id) {
    const store = await db.selectFrom('stores').select('archived_at').where('id', '=', id).executeTakeFirst()
    return store !== undefined && store.archived_at === null
  },
}
