import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import { maxTries } from './max-tries.ts'
import { endRecord } from './run-records.ts'
import type { RecordEnd } from './run-records.ts'
import type { HeldRun, RepeatedRun, RepeatedRuns, RowChange } from './run-tables.ts'

/** The end of a successful run. */
interface Success {
  at: Date
  /** The next scheduled run. */
  next: Date | RawBuilder<string | null> | null
  /** Further columns that this kind of run stores. */
  row?: RowChange
  record?: Partial<RecordEnd>
}

/** Ends a successful run. */
export async function succeedRun(
  db: TeamDatabase,
  runs: RepeatedRuns,
  run: RepeatedRun,
  { at, next, row, record }: Success,
) {
  await db
    .updateTable(runs.table)
    .set({
      state: 'succeeded',
      finished_at: at,
      succeeded_at: at,
      failures: 0,
      tries: 0,
      ...runs.forgets,
      ...row,
    })
    .set(runs.next, next)
    .where(runs.key, '=', run.id)
    .execute()
  await endRecord(db, runs, run.record_id, { state: 'succeeded', finished_at: at, ...record })
}

/** The end of a failed run. */
export interface Failure {
  at: Date
  /** The message that people read. */
  message: string
  needs_reconnect: boolean
  /** Whether the content that was read stopped the thread that reads providers. */
  was_stopped: boolean
  /** When to try again, unless it is set aside; `failures` counts those in a row, including this one. */
  next: (failures: number) => Date | null
  record?: Partial<RecordEnd>
}

/** Ends a failed run; everything written so far stays. Returns false when the run is no longer ours. */
export async function failRun(
  db: TeamDatabase,
  runs: RepeatedRuns,
  run: RepeatedRun,
  { at, message, needs_reconnect, was_stopped, next, record }: Failure,
): Promise<boolean> {
  const isSetAside = was_stopped && run.tries >= maxTries
  const error = isSetAside ? runs.setAside : message
  const failures = run.failures + 1
  const failed = await db
    .updateTable(runs.table)
    .set({
      state: 'failed',
      finished_at: at,
      error,
      needs_reconnect,
      failures,
      tries: was_stopped ? run.tries : 0,
      ...runs.forgets,
    })
    .set(runs.next, isSetAside ? null : next(failures))
    .where(runs.key, '=', run.id)
    .where('attempt', '=', run.attempt)
    .where('state', '=', 'running')
    .returning('state')
    .executeTakeFirst()
  if (!failed) return false
  await endRecord(db, runs, run.record_id, { state: 'failed', finished_at: at, error, ...record })
  return true
}

/** Ends a run that crashed its process or thread; only a person can start it again. */
export async function setAside(
  db: TeamDatabase,
  runs: RepeatedRuns,
  { id, record_id }: { id: number; record_id: number | null },
  at: Date,
) {
  const error = runs.setAside
  await db
    .updateTable(runs.table)
    .set({ state: 'failed', finished_at: at, error, ...runs.forgets })
    .set(runs.next, null)
    .where(runs.key, '=', id)
    .execute()
  await endRecord(db, runs, record_id, { state: 'failed', finished_at: at, error })
}

/** The attempt ended without a crash, so its try is not counted. */
export async function takeTryBack(db: TeamDatabase, runs: RepeatedRuns, { id, attempt }: HeldRun) {
  await db
    .updateTable(runs.table)
    .set({ tries: sql<number>`greatest(tries - 1, 0)` })
    .where(runs.key, '=', id)
    .where('attempt', '=', attempt)
    .execute()
}

/** A run that is not allowed is neither queued nor running and has no next time; data already read stays. */
export async function putAside(db: TeamDatabase, runs: RepeatedRuns, id: number, at: Date) {
  const { table, key, next, forgets } = runs
  await db.updateTable(table).set(next, null).where(key, '=', id).where(next, 'is not', null).execute()
  const stopped = await db
    .updateTable(table)
    .set({ state: sql`case when succeeded_at is null then 'never' else 'succeeded' end`, ...forgets })
    .where(key, '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returning('record_id')
    .executeTakeFirst()
  await endRecord(db, runs, stopped?.record_id ?? null, { state: 'stopped', finished_at: at })
}
