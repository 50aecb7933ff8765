import { sql } from 'kysely'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { nextSyncAt } from './schedule.ts'
import { mostTries, storeSetAside } from './set-aside.ts'
import { endRecord } from './sync-records.ts'
import type { SyncRun } from './sync-state.ts'

/** Clocks of shops go wrong, and changes become visible a little after they are dated. */
const overlapMs = 3600_000

/** Ends a sync that read everything. The next one begins where the shop's own clock or ours, whichever is behind, stood. */
export async function finishSync(db: TeamDatabase, run: SyncRun, now: Date, difference: string | null) {
  const tells_changes = await tellsChanges(db, run.store_id)
  const regular = nextSyncAt({ ended_at: now, failures: 0, needs_reconnect: false, tells_changes })
  await db
    .updateTable('store_syncs')
    .set({
      state: 'succeeded',
      finished_at: now,
      succeeded_at: now,
      difference,
      failures: 0,
      tries: 0,
      is_rebuilding: false,
      next_sync_at: sql`case when is_outdated then ${now.toISOString()}::timestamptz else ${regular?.toISOString() ?? null}::timestamptz end`,
      is_outdated: false,
      ...readUntil(run),
    })
    .where('store_id', '=', run.store_id)
    .execute()
  await endRecord(db, run.record_id, { state: 'succeeded', finished_at: now, difference, rows: run.rows })
}

/** Ends a reading but not its sync: the same worker then reads what changed meanwhile. */
export async function finishReading(db: TeamDatabase, run: SyncRun) {
  await db
    .updateTable('store_syncs')
    .set({ ...readUntil(run), tries: 0 })
    .where('store_id', '=', run.store_id)
    .execute()
}

const readUntil = (run: SyncRun) => {
  const seen = Math.min(Date.parse(run.reading_since), Date.parse(run.newest_change ?? run.reading_since))
  return { place: null, reading_since: null, read_until: new Date(seen - overlapMs) }
}

/** Ends a sync that could not go on; its place, its progress and all that is written stay. */
export async function failSync(
  db: TeamDatabase,
  run: SyncRun,
  now: Date,
  error: { message: string; needs_reconnect: boolean; was_stopped: boolean },
) {
  const { needs_reconnect, was_stopped } = error
  const isSetAside = was_stopped && run.tries >= mostTries
  const message = isSetAside ? storeSetAside : error.message
  const failures = run.failures + 1
  const next = { ended_at: now, failures, needs_reconnect, tells_changes: false }
  const failed = await db
    .updateTable('store_syncs')
    .set({
      state: 'failed',
      finished_at: now,
      error: message,
      needs_reconnect,
      failures,
      next_sync_at: isSetAside ? null : nextSyncAt(next),
      tries: was_stopped ? run.tries : 0,
    })
    .where('store_id', '=', run.store_id)
    .where('attempt', '=', run.attempt)
    .where('state', '=', 'running')
    .returning('store_id')
    .executeTakeFirst()
  if (!failed) return
  await endRecord(db, run.record_id, { state: 'failed', finished_at: now, error: message, rows: run.rows })
}

/** Ends a sync that took down whoever began it; only a person starts it again. */
export async function setAside(db: TeamDatabase, storeId: number, recordId: number | null, now: Date) {
  await db
    .updateTable('store_syncs')
    .set({ state: 'failed', finished_at: now, error: storeSetAside, next_sync_at: null })
    .where('store_id', '=', storeId)
    .execute()
  await endRecord(db, recordId, { state: 'failed', finished_at: now, error: storeSetAside })
}

/** An attempt ended and took nothing down: its try is not counted. */
export async function takeTryBack(
  db: TeamDatabase,
  { store_id, attempt }: Pick<SyncRun, 'store_id' | 'attempt'>,
) {
  await db
    .updateTable('store_syncs')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('store_id', '=', store_id)
    .where('attempt', '=', attempt)
    .execute()
}

/** Of an archived store nothing is read; what was read stays, and where the reading was. */
export async function putAside(db: TeamDatabase, storeId: number, now: Date) {
  await db
    .updateTable('store_syncs')
    .set({ next_sync_at: null })
    .where('store_id', '=', storeId)
    .where('next_sync_at', 'is not', null)
    .execute()
  const stopped = await db
    .updateTable('store_syncs')
    .set({ state: sql`case when succeeded_at is null then 'never' else 'succeeded' end` })
    .where('store_id', '=', storeId)
    .where('state', 'in', ['queued', 'running'])
    .returning('record_id')
    .executeTakeFirst()
  await endRecord(db, stopped?.record_id ?? null, { state: 'stopped', finished_at: now })
}

/**
 * Whether a store tells of all that changes. Believed once it has told something: an address that the store cannot
 * reach is found out in no other way.
 */
export async function tellsChanges(db: TeamDatabase, storeId: number): Promise<boolean> {
  const webhooks = await db
    .selectFrom('store_webhooks')
    .select(['is_on', 'last_event_at'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return webhooks !== undefined && webhooks.is_on && webhooks.last_event_at !== null
}
