import { sql } from 'kysely'
import { syncKinds } from '@tandem/api-contract'
import type { StoreType, SyncKind, SyncProgress } from '@tandem/api-contract'
import type { SyncPlace } from '../database/commerce-tables.ts'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { StoreScope } from './figures.ts'

/** A sync that a worker has taken, and where it goes on. */
export interface SyncRun extends StoreScope {
  type: StoreType
  currency: string
  /** The credentials, still sealed. */
  sealed: string
  run: number
  attempt: number
  place: SyncPlace
  progress: SyncProgress[]
  /** Only what changed after it is read; null reads everything. */
  modified_after: string | null
  reading_since: string
  /** Whether its reading began so long ago that what it read first may be old by now. */
  isBehind: boolean
  newest_change: string | null
}

/** The store was archived or removed, or another worker has taken its sync: whoever gets this stops writing. */
export class SyncLost extends Error {
  constructor() {
    super('This sync is no longer ours')
    this.name = 'SyncLost'
  }
}

/** Asks for a sync; false when one is queued or running already. */
export async function queueSync(db: TeamDatabase, storeId: number): Promise<boolean> {
  const queued = await db
    .updateTable('store_syncs')
    .set({ state: 'queued', started_at: null, finished_at: null, error: null, needs_reconnect: false })
    .where('store_id', '=', storeId)
    .where('state', 'not in', ['queued', 'running'])
    .returning('store_id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Forgets how far a store was read, so that its next sync reads everything. */
export async function readEverythingAgain(db: TeamDatabase, storeId: number) {
  await db
    .updateTable('store_syncs')
    .set({ read_until: null, place: null })
    .where('store_id', '=', storeId)
    .execute()
}

/** A reading that was interrupted for longer than this is followed by one of what changed meanwhile. */
const behindAfterMs = 10 * 60_000

/** Takes a queued sync, or goes on with one that was left; null when there is nothing to do. */
export async function takeSync(db: TeamDatabase, storeId: number, now: Date): Promise<SyncRun | null> {
  const found = await db
    .selectFrom('store_syncs')
    .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
    .innerJoin('store_credentials', 'store_credentials.store_id', 'stores.id')
    .innerJoin('teams', (join) => join.onTrue())
    .select([
      'store_syncs.state',
      'store_syncs.run',
      'store_syncs.attempt',
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
      'teams.timezone',
    ])
    .where('store_syncs.store_id', '=', storeId)
    .forUpdate('store_syncs')
    .executeTakeFirst()
  if (!found || (found.state !== 'queued' && found.state !== 'running')) return null
  if (found.archived_at !== null) {
    await putAside(db, storeId)
    return null
  }
  const isNew = found.place === null || found.reading_since === null
  const started = (found.state === 'running' && found.started_at) || now.toISOString()
  const { type, currency, sealed, timezone } = found
  const run: SyncRun = {
    store_id: storeId,
    type,
    currency,
    sealed,
    timezone,
    run: found.run + (isNew ? 1 : 0),
    attempt: found.attempt + 1,
    place: (isNew ? null : found.place) ?? { kind: syncKinds[0], cursor: null },
    progress: isNew ? waitingProgress() : found.progress,
    modified_after: isNew ? found.read_until : found.modified_after,
    reading_since: (isNew ? null : found.reading_since) ?? now.toISOString(),
    isBehind: !isNew && now.getTime() - Date.parse(found.reading_since ?? '') > behindAfterMs,
    newest_change: found.newest_change,
  }
  await db
    .updateTable('store_syncs')
    .set({
      state: 'running',
      run: run.run,
      attempt: run.attempt,
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

const waitingProgress = (): SyncProgress[] =>
  syncKinds.map((kind) => ({ kind, state: 'waiting', done: 0, total: null }))

/** Stands at the beginning of each transaction of a sync. @throws SyncLost */
export async function holdSync(db: TeamDatabase, run: SyncRun) {
  // A connection keeps the plans by which it checks foreign keys: made while a table is small, they would read it
  // whole, and still do so when it has grown.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(db)
  const held = await db
    .selectFrom('store_syncs')
    .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
    .select('stores.archived_at')
    .where('store_syncs.store_id', '=', run.store_id)
    .where('store_syncs.attempt', '=', run.attempt)
    .where('store_syncs.state', '=', 'running')
    .forUpdate('store_syncs')
    .executeTakeFirst()
  if (!held || held.archived_at !== null) throw new SyncLost()
}

/** Says how far a sync is, in the transaction that wrote what lies before. */
export async function savePlace(db: TeamDatabase, run: SyncRun) {
  await db
    .updateTable('store_syncs')
    .set({
      place: JSON.stringify(run.place),
      progress: JSON.stringify(run.progress),
      newest_change: run.newest_change,
    })
    .where('store_id', '=', run.store_id)
    .execute()
}

/** How far one kind is. */
export const progressOf = (run: SyncRun, kind: SyncKind): SyncProgress => {
  const progress = run.progress.find((entry) => entry.kind === kind)
  if (!progress) throw new Error(`A sync without ${kind}`)
  return progress
}

/** Clocks of shops go wrong, and changes become visible a little after they are dated. */
const overlapMs = 3600_000

/** Ends a sync that read everything. The next one begins where the shop's own clock or ours, whichever is behind, stood. */
export async function finishSync(db: TeamDatabase, run: SyncRun, now: Date, difference: string | null) {
  await db
    .updateTable('store_syncs')
    .set({
      state: 'succeeded',
      finished_at: now,
      succeeded_at: now,
      difference,
      ...readUntil(run),
    })
    .where('store_id', '=', run.store_id)
    .execute()
}

/** Ends a reading but not its sync: the same worker then reads what changed meanwhile, or everything where it is no use. */
export async function finishReading(db: TeamDatabase, run: SyncRun, { isUsable }: { isUsable: boolean }) {
  await db
    .updateTable('store_syncs')
    .set({ ...readUntil(run), ...(!isUsable && { read_until: null }) })
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
  error: { message: string; needs_reconnect: boolean },
) {
  await db
    .updateTable('store_syncs')
    .set({ state: 'failed', finished_at: now, error: error.message, needs_reconnect: error.needs_reconnect })
    .where('store_id', '=', run.store_id)
    .where('attempt', '=', run.attempt)
    .execute()
}

/** Of an archived store nothing is read; what was read stays, and where the reading was. */
export async function putAside(db: TeamDatabase, storeId: number) {
  await sql`
    update store_syncs set state = case when succeeded_at is null then 'never' else 'succeeded' end
    where team_id = ${currentTeam(db)} and store_id = ${storeId} and state in ('queued', 'running')`.execute(
    db,
  )
}
