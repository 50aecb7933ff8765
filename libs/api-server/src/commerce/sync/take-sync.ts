import { syncKinds } from '@tandem/api-contract'
import type { SyncProgress } from '@tandem/api-contract'
import { minuteMs } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { openRecord } from '../../platform/runs/run-records.ts'
import type { TakenRow } from '../../platform/runs/run-tables.ts'
import { takeRun } from '../../platform/runs/take-run.ts'
import type { BegunRun, Taking } from '../../platform/runs/take-run.ts'
import { noRows } from './sync-records.ts'
import { syncRuns } from './sync-runs.ts'
import type { SyncRun } from './sync-state.ts'

/** A reading that was interrupted for longer is followed by one of the changes in the meantime. */
const behindAfterMs = 10 * minuteMs

/** Takes a queued sync, or continues an abandoned one at its position. */
export const takeSync = (db: TeamDatabase, storeId: number, now: Date, taking?: Taking) =>
  takeRun<SyncRun>(db, syncRuns, storeId, now, (taken) => beginSync(db, taken, now), taking)

async function beginSync(db: TeamDatabase, taken: TakenRow, now: Date): Promise<BegunRun<SyncRun>> {
  const found = await findPlace(db, taken.id)
  const isNew = found.place === null || found.reading_since === null
  const modified_after = isNew ? found.read_until : found.modified_after
  const is_whole = modified_after === null
  const record = await openRecord(db, syncRuns, taken, { rows: noRows(), own: { is_whole } })
  // An abandoned sync may have to read everything by now.
  if (is_whole) {
    await db.updateTable('store_sync_records').set({ is_whole }).where('id', '=', record.record_id).execute()
  }
  const { id, attempt, tries, failures } = taken
  const { type, currency, sealed } = found
  const run: SyncRun = {
    id,
    store_id: id,
    attempt,
    tries,
    failures,
    type,
    currency,
    sealed,
    ...record,
    run: found.run + (isNew ? 1 : 0),
    place: (isNew ? null : found.place) ?? { kind: syncKinds[0], cursor: null },
    progress: isNew ? waitingProgress() : found.progress,
    modified_after,
    reading_since: (isNew ? null : found.reading_since) ?? now.toISOString(),
    isBehind: !isNew && now.getTime() - Date.parse(found.reading_since ?? '') > behindAfterMs,
    newest_change: found.newest_change,
    // A first sync changes each product again and again.
    postponed: is_whole ? new Set() : undefined,
  }
  const row = {
    run: run.run,
    difference: null,
    place: JSON.stringify(run.place),
    progress: JSON.stringify(run.progress),
    modified_after,
    reading_since: run.reading_since,
  }
  return { run, row }
}

const findPlace = (db: TeamDatabase, storeId: number) =>
  db
    .selectFrom('store_syncs')
    .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
    .innerJoin('store_credentials', 'store_credentials.store_id', 'stores.id')
    .select([
      'store_syncs.run',
      'store_syncs.place',
      'store_syncs.progress',
      'store_syncs.modified_after',
      'store_syncs.reading_since',
      'store_syncs.read_until',
      'store_syncs.newest_change',
      'stores.type',
      'stores.default_currency as currency',
      'store_credentials.sealed',
    ])
    .where('store_syncs.store_id', '=', storeId)
    .executeTakeFirstOrThrow()

const waitingProgress = (): SyncProgress[] =>
  syncKinds.map((kind) => ({ kind, state: 'waiting', done: 0, total: null }))
