import type { SyncCause } from '@tandem/api-contract'
import type { WholeDatabase } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** Why a store is to be read; `asked_by` is the user who wants it. */
export interface SyncReason {
  cause: SyncCause
  asked_by?: number
}

/** Asks for a sync; false when one is queued or running already. */
export async function queueSync(
  db: TeamDatabase,
  storeId: number,
  { cause, asked_by }: SyncReason = { cause: 'person' },
): Promise<boolean> {
  const queued = await db
    .updateTable('store_syncs')
    .set({
      state: 'queued',
      cause,
      asked_by: asked_by ?? null,
      record_id: null,
      started_at: null,
      finished_at: null,
      error: null,
      needs_reconnect: false,
      next_sync_at: null,
      // Whoever asks for it has looked at what was wrong.
      ...(cause !== 'schedule' && { tries: 0 }),
    })
    .where('store_id', '=', storeId)
    .where('state', 'not in', ['queued', 'running'])
    .returning('store_id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Asks for a sync that nobody asked for; not of an archived store. */
export async function queueScheduledSync(db: TeamDatabase, storeId: number, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('store_syncs')
    .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
    .select('store_id')
    .where('store_id', '=', storeId)
    .where('next_sync_at', '<=', now.toISOString())
    .where('archived_at', 'is', null)
    // Another process may have it in hand: what that one writes decides.
    .forUpdate('store_syncs')
    .executeTakeFirst()
  return due !== undefined && queueSync(db, storeId, { cause: 'schedule' })
}

/**
 * Has the schedule read a store as soon as it looks, or as soon as the sync that runs has ended: for what cannot be
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

/** Stores whose time has come, over all teams and by index: what is due does not depend on how many there are. */
export const findDueStores = (database: WholeDatabase, now: Date) =>
  database
    .selectFrom('store_syncs')
    .select(['team_id', 'store_id'])
    .where('next_sync_at', '<=', now.toISOString())
    .orderBy('next_sync_at')
    .limit(100)
    .execute()

/** Forgets how far a store was read, so that its next sync reads everything. */
export async function readEverythingAgain(db: TeamDatabase, storeId: number) {
  await db
    .updateTable('store_syncs')
    .set({ read_until: null, place: null, is_rebuilding: true })
    .where('store_id', '=', storeId)
    .execute()
}
