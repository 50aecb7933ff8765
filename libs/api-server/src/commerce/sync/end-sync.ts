import { sql } from 'kysely'
import { hourMs } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { failRun, succeedRun } from '../../platform/runs/end-run.ts'
import { noteFigureChanges } from './figure-changes.ts'
import { nextSyncAt } from './schedule.ts'
import { syncRuns } from './sync-runs.ts'
import type { SyncRun } from './sync-state.ts'

/** Shops' clocks can be wrong, and changes become visible some time after their date. */
const overlapMs = hourMs

/**
 * Ends a sync that read everything. The next one starts at the time of the shop's clock or ours, whichever is
 * behind.
 */
export async function finishSync(db: TeamDatabase, run: SyncRun, now: Date, difference: string | null) {
  await noteFigureChanges(db, run.store_id, now)
  // An unfinished comparison of all rows continues with the next sync.
  const reports_changes = (await reportsChanges(db, run.store_id)) && !(await isComparing(db, run))
  const regular = nextSyncAt({ ended_at: now, failures: 0, needs_reconnect: false, reports_changes })
  await succeedRun(db, syncRuns, run, {
    at: now,
    next: sql`case when is_outdated then ${now.toISOString()}::timestamptz else ${regular?.toISOString() ?? null}::timestamptz end`,
    row: {
      difference,
      is_rebuilding: false,
      is_outdated: false,
      known_until: run.reading_since,
      ...readUntil(run, now),
    },
    record: { difference, rows: JSON.stringify(run.rows) },
  })
}

/** Ends a reading but not its sync: the same worker then reads what changed in the meantime. */
export async function finishReading(db: TeamDatabase, run: SyncRun, now: Date) {
  await db
    .updateTable('store_syncs')
    .set({ ...readUntil(run, now), tries: 0 })
    .where('store_id', '=', run.store_id)
    .execute()
}

const readUntil = (run: SyncRun, now: Date) => {
  const seen = Math.min(Date.parse(run.reading_since), Date.parse(run.newest_change ?? run.reading_since))
  return {
    place: null,
    reading_since: null,
    read_until: new Date(seen - overlapMs),
    // Reading everything includes comparing everything.
    ...(run.modified_after === null && {
      compare_place: null,
      compare_began_at: new Date(run.reading_since),
      compared_at: now,
    }),
  }
}

async function isComparing(db: TeamDatabase, { store_id, modified_after }: SyncRun): Promise<boolean> {
  if (modified_after === null) return false
  const { compare_place } = await db
    .selectFrom('store_syncs')
    .select('compare_place')
    .where('store_id', '=', store_id)
    .executeTakeFirstOrThrow()
  return compare_place !== null
}

/** Ends a sync that couldn't continue; its position, progress and all written data stay. */
export const failSync = (
  db: TeamDatabase,
  run: SyncRun,
  now: Date,
  error: { message: string; needs_reconnect: boolean; was_stopped: boolean },
) =>
  failRun(db, syncRuns, run, {
    at: now,
    ...error,
    next: (failures) =>
      nextSyncAt({ ended_at: now, failures, needs_reconnect: error.needs_reconnect, reports_changes: false }),
    record: { rows: JSON.stringify(run.rows) },
  })

/**
 * Whether a store reports all its changes. Assumed once it has reported something: nothing else shows that it
 * can reach our address.
 */
export async function reportsChanges(db: TeamDatabase, storeId: number): Promise<boolean> {
  const webhooks = await db
    .selectFrom('store_webhooks')
    .select(['is_on', 'last_event_at'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return webhooks !== undefined && webhooks.is_on && webhooks.last_event_at !== null
}
