import { sql } from 'kysely'
import type { StoreType, SyncedRows, SyncKind, SyncProgress } from '@tandem/api-contract'
import type { SyncPlace } from '../../platform/database/sync-tables.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { lockRun, RunLost } from '../../platform/runs/lock-run.ts'
import { RunChanged } from '../../platform/runs/perform-runs.ts'
import type { RepeatedRun } from '../../platform/runs/run-tables.ts'
import type { StoreScope } from './store-scope.ts'
import { saveRecord } from './sync-records.ts'
import { syncRuns } from './sync-runs.ts'

/** What writing a store's rows needs. */
export interface WriteScope extends StoreScope {
  /** The currency of the store's prices. */
  currency: string
  /** The sync that meets the rows; see `dropUnseenRefunds`. */
  run: number
}

/** A sync that a worker has taken, and its position. */
export interface SyncRun extends WriteScope, RepeatedRun {
  type: StoreType
  /** The credentials, still sealed. */
  sealed: string
  /** Its entry in the history so far. */
  rows: SyncedRows[]
  place: SyncPlace
  progress: SyncProgress[]
  /** Only later changes are read; null reads everything. */
  modified_after: string | null
  reading_since: string
  /** Whether its reading began so long ago that what it read first may be outdated. */
  isBehind: boolean
  newest_change: string | null
}

/** What was read so far used another currency: this sync starts again. */
export class CurrencyChanged extends RunChanged {
  constructor() {
    super('The store has another currency now')
    this.name = 'CurrencyChanged'
  }
}

/**
 * Use at the beginning of each transaction that writes a store's rows. A connection caches the plans that
 * check foreign keys: made while a table is small, they would read it completely, even after it has grown.
 */
export const planForGrowth = (db: TeamDatabase) =>
  sql`select set_config('enable_seqscan', 'off', true)`.execute(db)

/** Use at the beginning of each transaction of a sync. @throws RunLost, CurrencyChanged */
export async function lockSync(
  db: TeamDatabase,
  run: Pick<SyncRun, 'id' | 'store_id' | 'attempt' | 'currency'>,
) {
  await planForGrowth(db)
  await lockRun(db, syncRuns, run)
  // Queried after locking: in a join, the store would be seen as it was before the previous holder of the
  // lock changed it.
  const store = await db
    .selectFrom('stores')
    .select(['archived_at', 'default_currency'])
    .where('id', '=', run.store_id)
    .executeTakeFirst()
  if (!store || store.archived_at !== null) throw new RunLost()
  if (store.default_currency !== run.currency) throw new CurrencyChanged()
}

/** Stores the position of a sync, in the transaction that wrote everything before it. */
export async function savePlace(db: TeamDatabase, run: SyncRun) {
  // A worker that continues from here has not failed here yet.
  run.tries = 1
  await db
    .updateTable('store_syncs')
    .set({
      place: JSON.stringify(run.place),
      progress: JSON.stringify(run.progress),
      newest_change: run.newest_change,
      tries: run.tries,
    })
    .where('store_id', '=', run.store_id)
    .execute()
  await saveRecord(db, run.record_id, run.rows)
}

/** The progress of one kind. */
export const progressOf = (run: SyncRun, kind: SyncKind): SyncProgress => {
  const progress = run.progress.find((entry) => entry.kind === kind)
  if (!progress) throw new Error(`A sync without ${kind}`)
  return progress
}
