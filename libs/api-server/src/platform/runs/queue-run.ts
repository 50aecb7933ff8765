import type { ReadingCause, SyncCause } from '@tandem/api-contract'
import type { WholeDatabase } from '../database/database.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { bringForward } from './bring-forward.ts'
import type { RepeatedRuns } from './run-tables.ts'

/** Why a run is started; `asked_by` is the user who wants it. */
export interface RunReason<Cause extends SyncCause | ReadingCause = SyncCause | ReadingCause> {
  cause: Cause
  asked_by?: number
}

/** Requests a run; returns false when one is queued or running already. */
export async function queueRun(
  db: TeamDatabase,
  { table, key, next }: RepeatedRuns,
  id: number,
  { cause, asked_by }: RunReason,
): Promise<boolean> {
  const queued = await db
    .updateTable(table)
    .set({
      state: 'queued',
      cause,
      asked_by: asked_by ?? null,
      record_id: null,
      started_at: null,
      finished_at: null,
      error: null,
      needs_reconnect: false,
      // A person who requests a run has looked at the problem, so tries count from 0 again.
      ...(cause !== 'schedule' && { tries: 0 }),
    })
    .set(next, null)
    .where(key, '=', id)
    .where('state', 'not in', ['queued', 'running'])
    .returning('state')
    .executeTakeFirst()
  return queued !== undefined
}

/** Queues a scheduled run; returns false when it isn't due or may not run. */
export async function queueDueRun(
  db: TeamDatabase,
  runs: RepeatedRuns,
  id: number,
  now: Date,
): Promise<boolean> {
  const due = await db
    .selectFrom(runs.table)
    .select('state')
    .where(runs.key, '=', id)
    .where(runs.next, '<=', now.toISOString())
    // Another process may be about to queue it; the lock waits for its decision.
    .forUpdate()
    .executeTakeFirst()
  if (!due || !(await runs.mayRun(db, id))) return false
  return queueRun(db, runs, id, { cause: 'schedule' })
}

/** Queues all due runs of all teams; when several processes do so, each run is queued once. */
export async function queueDueRuns(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  runs: RepeatedRuns,
): Promise<void> {
  const time = now()
  await bringForward(database, runs, time)
  for (const { team_id, id } of await findDueRuns(database, runs, time)) {
    await inTeam(database, team_id, (db) => queueDueRun(db, runs, id, time))
  }
}

/** Searches all teams by an index, so that the time doesn't depend on the number of runs. */
const findDueRuns = (database: WholeDatabase, { table, key, next }: RepeatedRuns, now: Date) =>
  database
    .selectFrom(table)
    .select((row) => ['team_id', row.ref(key).as('id')])
    .where(next, '<=', now.toISOString())
    .orderBy(next)
    .limit(100)
    .execute()

/** Runs that wait for a worker or were left by one, in all teams, found by an index. */
export const findOpenRuns = (database: WholeDatabase, { table, key }: RepeatedRuns) =>
  database
    .selectFrom(table)
    .select((row) => ['team_id', row.ref(key).as('id')])
    .where('state', 'in', ['queued', 'running'])
    .execute()
