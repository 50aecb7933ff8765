import type { TeamDatabase } from '../database/team-scope.ts'
import { putAside, setAside } from './end-run.ts'
import { triesBefore } from './ended-attempts.ts'
import { maxTries } from './max-tries.ts'
import type { HeldRun, RepeatedRuns, RowChange, TakenRow } from './run-tables.ts'

/** What a worker that takes a run knows. */
export interface Taking {
  /**
   * The attempt with which this worker had the run; null at first, when it may also take runs that others
   * left.
   */
  ours?: number | null
  /** Whether an attempt ended normally in this process but could not be recorded. */
  hasEndedHere?: (run: HeldRun) => boolean
}

/** A run that its kind continues, and what its row says. */
export interface BegunRun<Run> {
  run: Run & { record_id: number }
  row: RowChange
}

/**
 * Takes a queued run or continues an abandoned one; null when there is nothing to do. A run that crashed its process
 * too often is set aside. `begin` reads what the run needs, while its row is locked.
 */
export async function takeRun<Run>(
  db: TeamDatabase,
  runs: RepeatedRuns,
  id: number,
  now: Date,
  begin: (taken: TakenRow) => Promise<BegunRun<Run>>,
  { ours = null, hasEndedHere = () => false }: Taking = {},
): Promise<Run | 'set aside' | null> {
  const found = await findOpen(db, runs, id)
  if (!found) return null
  if (!(await runs.mayRun(db, id))) {
    await putAside(db, runs, id, now)
    return null
  }
  const isLeft = found.state === 'running'
  // Another worker has continued it.
  if (isLeft && ours !== null && found.attempt !== ours) return null
  const tries = triesBefore(found.tries, hasEndedHere({ id, attempt: found.attempt }))
  if (tries >= maxTries) {
    await setAside(db, runs, { id, record_id: found.record_id }, now)
    return 'set aside'
  }
  const started_at = (isLeft ? found.started_at : null) ?? now.toISOString()
  const taken = { ...found, id, attempt: found.attempt + 1, tries: tries + 1, started_at }
  const { run, row } = await begin(taken)
  await db
    .updateTable(runs.table)
    .set({
      state: 'running',
      record_id: run.record_id,
      attempt: taken.attempt,
      tries: taken.tries,
      started_at,
      finished_at: null,
      error: null,
      needs_reconnect: false,
      ...row,
    })
    .where(runs.key, '=', id)
    .execute()
  return run
}

/**
 * A separate statement locks the row: a statement that waits for a lock sees the other tables as they were before the
 * wait, so these are read afterwards.
 */
async function findOpen(db: TeamDatabase, { table, key }: RepeatedRuns, id: number) {
  const found = await db
    .selectFrom(table)
    .select(['state', 'cause', 'asked_by', 'record_id', 'failures', 'attempt', 'tries', 'started_at'])
    .where(key, '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found && ['queued', 'running'].includes(found.state) ? found : null
}
