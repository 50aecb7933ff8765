import type { ReadingCause, SyncCause } from '@tandem/api-contract'
import type { WholeDatabase } from '../database/database.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { bringForward } from './bring-forward.ts'
import type { RepeatedRuns } from './run-tables.ts'

/** Why something is to run; `asked_by` is the user who wants it. */
export interface RunReason<Cause extends SyncCause | ReadingCause = SyncCause | ReadingCause> {
  cause: Cause
  asked_by?: number
}

/** Asks for a run; false when one is queued or running already. */
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
      // Whoever asks for it has looked at what was wrong.
      ...(cause !== 'schedule' && { tries: 0 }),
    })
    .set(next, null)
    .where(key, '=', id)
    .where('state', 'not in', ['queued', 'running'])
    .returning('state')
    .executeTakeFirst()
  return queued !== undefined
}

/** Asks for a run that nobody asked for; false when it isn't due, or may not run. */
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
    // Another process may be about to queue it: what that one writes decides.
    .forUpdate()
    .executeTakeFirst()
  if (!due || !(await runs.mayRun(db, id))) return false
  return queueRun(db, runs, id, { cause: 'schedule' })
}

/** Queues what is due of all teams; several processes that do so at once queue each run once. */
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

/** Over all teams and by index: what is due doesn't depend on how many there are. */
const findDueRuns = (database: WholeDatabase, { table, key, next }: RepeatedRuns, now: Date) =>
  database
    .selectFrom(table)
    .select((row) => ['team_id', row.ref(key).as('id')])
    .where(next, '<=', now.toISOString())
    .orderBy(next)
    .limit(100)
    .execute()

/** Runs that wait for a worker or were left by one; over all teams and by index. */
export const findOpenRuns = (database: WholeDatabase, { table, key }: RepeatedRuns) =>
  database
    .selectFrom(table)
    .select((row) => ['team_id', row.ref(key).as('id')])
    .where('state', 'in', ['queued', 'running'])
    .execute()
