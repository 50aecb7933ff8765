import type { TeamDatabase } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import type { HeldRun, RunTable } from './run-tables.ts'

/**
 * The run was stopped or deleted, or another worker has taken it: the code that gets this error must stop
 * writing.
 */
export class RunLost extends Error {
  constructor() {
    super('This run is no longer ours')
    this.name = 'RunLost'
  }
}

/**
 * Comes first in each transaction of a run. It locks the row in a separate statement: a statement that also joined
 * other tables would, after waiting, see their old rows. @throws RunLost
 */
export async function lockRun(db: TeamDatabase, { table, key, state }: RunTable, { id, attempt }: HeldRun) {
  const held = await db
    .selectFrom(table)
    .select('attempt')
    .where(key, '=', id)
    .where('attempt', '=', attempt)
    .where(state, '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new RunLost()
}

/** A provider can keep us waiting for minutes, so a worker that lost its run doesn't wait for the next answer. */
const lookEveryMs = 1000

/** Aborts with `RunLost` soon after any process took the run from us; otherwise when `signal` does. */
export function watchRun(
  { database }: Pick<ApiDependencies, 'database'>,
  { table, key, state }: RunTable,
  { team_id, id, attempt }: HeldRun & { team_id: number },
  signal: AbortSignal,
): { signal: AbortSignal; stop(): void } {
  const lost = new AbortController()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const held = await database
        .selectFrom(table)
        .select('attempt')
        .where('team_id', '=', team_id)
        .where(key, '=', id)
        .where('attempt', '=', attempt)
        .where(state, '=', 'running')
        .executeTakeFirst()
      if (!held) lost.abort(new RunLost())
    } catch {
      // Ignore the error: when the database is away, the work fails by itself.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return { signal: AbortSignal.any([signal, lost.signal]), stop: () => clearInterval(timer) }
}
