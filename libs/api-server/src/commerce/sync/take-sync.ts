import { syncKinds } from '@tandem/api-contract'
import type { SyncProgress } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { putAside, setAside } from './end-sync.ts'
import { beginRecord, noRows, resumeRecord } from './sync-records.ts'
import { triesBefore } from './ended-attempts.ts'
import { mostTries } from './set-aside.ts'
import type { SyncRun } from './sync-state.ts'

/** A reading that was interrupted for longer than this is followed by one of what changed meanwhile. */
const behindAfterMs = 10 * 60_000

/**
 * Takes a queued sync, or goes on with one that was left; null when there is nothing to do. One that
 * ended its process too often is set aside instead. `hasEndedHere` knows attempts whose end could not be written.
 */
export async function takeSync(
  db: TeamDatabase,
  storeId: number,
  now: Date,
  { hasEndedHere = (_attempt: number): boolean => false } = {},
): Promise<SyncRun | 'set aside' | null> {
  const found = await findOpenSync(db, storeId)
  if (!found) return null
  if (found.archived_at !== null) {
    await putAside(db, storeId, now)
    return null
  }
  const tries = triesBefore(found.tries, hasEndedHere(found.attempt))
  if (tries >= mostTries) {
    await setAside(db, storeId, found.record_id, now)
    return 'set aside'
  }
  const isNew = found.place === null || found.reading_since === null
  const started = (found.state === 'running' && found.started_at) || now.toISOString()
  const { type, currency, sealed, failures } = found
  const modified_after = isNew ? found.read_until : found.modified_after
  const record = await recordOf(db, storeId, { ...found, is_whole: modified_after === null, started })
  const run: SyncRun = {
    store_id: storeId,
    type,
    currency,
    sealed,
    failures,
    ...record,
    run: found.run + (isNew ? 1 : 0),
    attempt: found.attempt + 1,
    tries: tries + 1,
    place: (isNew ? null : found.place) ?? { kind: syncKinds[0], cursor: null },
    progress: isNew ? waitingProgress() : found.progress,
    modified_after,
    reading_since: (isNew ? null : found.reading_since) ?? now.toISOString(),
    isBehind: !isNew && now.getTime() - Date.parse(found.reading_since ?? '') > behindAfterMs,
    newest_change: found.newest_change,
    // A first reading moves each product again and again.
    unsettled: modified_after === null ? new Set() : undefined,
  }
  await db
    .updateTable('store_syncs')
    .set({
      state: 'running',
      record_id: run.record_id,
      run: run.run,
      attempt: run.attempt,
      tries: run.tries,
      started_at: started,
      finished_at: null,
      error: null,
      needs_reconnect: false,
      difference: null,
      place: JSON.stringify(run.place),
      progress: JSON.stringify(run.progress),
      modified_after: run.modified_after,
      reading_since: run.reading_since,
    })
    .where('store_id', '=', storeId)
    .execute()
  return run
}

async function findOpenSync(db: TeamDatabase, storeId: number) {
  // Held by a statement of its own: one that waits for the row sees the tables beside it as they were before it waited.
  await db.selectFrom('store_syncs').select('store_id').where('store_id', '=', storeId).forUpdate().execute()
  return db
    .selectFrom('store_syncs')
    .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
    .innerJoin('store_credentials', 'store_credentials.store_id', 'stores.id')
    .select([
      'store_syncs.state',
      'store_syncs.cause',
      'store_syncs.asked_by',
      'store_syncs.record_id',
      'store_syncs.failures',
      'store_syncs.run',
      'store_syncs.attempt',
      'store_syncs.tries',
      'store_syncs.place',
      'store_syncs.progress',
      'store_syncs.modified_after',
      'store_syncs.reading_since',
      'store_syncs.read_until',
      'store_syncs.newest_change',
      'store_syncs.started_at',
      'stores.type',
      'stores.default_currency as currency',
      'stores.archived_at',
      'store_credentials.sealed',
    ])
    .where('store_syncs.store_id', '=', storeId)
    .where('store_syncs.state', 'in', ['queued', 'running'])
    .executeTakeFirst()
}

type OpenSync = NonNullable<Awaited<ReturnType<typeof findOpenSync>>>

/** A sync that was left goes on in the entry that it began. */
async function recordOf(
  db: TeamDatabase,
  storeId: number,
  sync: Pick<OpenSync, 'cause' | 'asked_by' | 'record_id'> & { is_whole: boolean; started: string },
): Promise<Pick<SyncRun, 'record_id' | 'rows'>> {
  const { record_id, cause, asked_by, is_whole, started } = sync
  const rows = record_id === null ? null : await resumeRecord(db, record_id, is_whole)
  if (record_id !== null && rows !== null) return { record_id, rows }
  const begun = { cause, asked_by, is_whole, started_at: started }
  return { record_id: await beginRecord(db, storeId, begun), rows: noRows() }
}

const waitingProgress = (): SyncProgress[] =>
  syncKinds.map((kind) => ({ kind, state: 'waiting', done: 0, total: null }))
