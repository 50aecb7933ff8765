import type { SyncCause } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { queueRun } from '../../platform/runs/queue-run.ts'
import type { RunReason } from '../../platform/runs/queue-run.ts'
import { syncRuns } from './sync-runs.ts'

/** Requests a sync; false when one is queued or running already. */
export const queueSync = (
  db: TeamDatabase,
  storeId: number,
  reason: RunReason<SyncCause> = { cause: 'person' },
) => queueRun(db, syncRuns, storeId, reason)

/**
 * Makes the schedule sync a store next, or as soon as the running sync has ended: for changes that can't be
 * followed row by row.
 */
export async function syncSoon(db: TeamDatabase, storeId: number, now: Date) {
  await db
    .updateTable('store_syncs')
    .set({ next_sync_at: now })
    .where('store_id', '=', storeId)
    .where('state', 'not in', ['queued', 'running'])
    .where('next_sync_at', '>', now.toISOString())
    .execute()
  await db
    .updateTable('store_syncs')
    .set({ is_outdated: true })
    .where('store_id', '=', storeId)
    .where('state', '=', 'running')
    .where('is_outdated', '=', false)
    .execute()
}

/** Forgets how far a store was read, so that its next sync reads everything. */
export async function readEverythingAgain(db: TeamDatabase, storeId: number) {
  await db
    .updateTable('store_syncs')
    .set({ read_until: null, place: null, is_rebuilding: true })
    .where('store_id', '=', storeId)
    .execute()
}
