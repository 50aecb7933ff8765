import { sql } from 'kysely'
import type { StoreType, SyncedRows, SyncKind, SyncProgress } from '@tandem/api-contract'
import type { SyncPlace } from '../../platform/database/sync-tables.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { holdRun, RunLost } from '../../platform/runs/hold-run.ts'
import { RunChanged } from '../../platform/runs/perform-runs.ts'
import type { RepeatedRun } from '../../platform/runs/run-tables.ts'
import type { StoreScope } from './store-scope.ts'
import { saveRecord } from './sync-records.ts'
import { syncRuns } from './sync-runs.ts'

/** What rows of a store are written with. */
export interface WriteScope extends StoreScope {
  /** Of the store's prices. */
  currency: string
  /** The sync that meets the rows; see `dropUnseenRefunds`. */
  run: number
}

/** A sync that a worker has taken, and where it goes on. */
export interface SyncRun extends WriteScope, RepeatedRun {
  type: StoreType
  /** The credentials, still sealed. */
  sealed: string
  /** What its entry in the history says so far. */
  rows: SyncedRows[]
  place: SyncPlace
  progress: SyncProgress[]
  /** Only what changed after it is read; null reads everything. */
  modified_after: string | null
  reading_since: string
  /** Whether its reading began so long ago that what it read first may be old by now. */
  isBehind: boolean
  newest_change: string | null
}

/** What was read so far was read with another currency: this sync begins anew. */
export class CurrencyChanged extends RunChanged {
  constructor() {
    super('The store has another currency now')
    this.name = 'CurrencyChanged'
  }
}

/**
 * Stands at the beginning of each transaction that writes a store's rows. A connection keeps the plans by which it
 * checks foreign keys: made while a table is small, they would read it whole, and still do so when it has grown.
 */
export const planForGrowth = (db: TeamDatabase) =>
  sql`select set_config('enable_seqscan', 'off', true)`.execute(db)

/** Stands at the beginning of each transaction of a sync. @throws RunLost, CurrencyChanged */
export async function holdSync(
  db: TeamDatabase,
  run: Pick<SyncRun, 'id' | 'store_id' | 'attempt' | 'currency'>,
) {
  await planForGrowth(db)
  await holdRun(db, syncRuns, run)
  // Asked once the lock is held: joined to it, the store would be seen as it was before whoever had the lock changed it.
  const store = await db
    .selectFrom('stores')
    .select(['archived_at', 'default_currency'])
    .where('id', '=', run.store_id)
    .executeTakeFirst()
  if (!store || store.archived_at !== null) throw new RunLost()
  if (store.default_currency !== run.currency) throw new CurrencyChanged()
}

/** Says how far a sync is, in the transaction that wrote what lies before. */
export async function savePlace(db: TeamDatabase, run: SyncRun) {
  // Whoever goes on from here has not been stopped here yet.
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

/** How far one kind is. */
export const progressOf = (run: SyncRun, kind: SyncKind): SyncProgress => {
  const progress = run.progress.find((entry) => entry.kind === kind)
  if (!progress) throw new Error(`A sync without ${kind}`)
  return progress
}
