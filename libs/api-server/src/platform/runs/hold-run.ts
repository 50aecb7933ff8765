import type { TeamDatabase } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import type { HeldRun, RunTable } from './run-tables.ts'

/** The run was stopped or deleted, or another worker has taken it: whoever gets this stops writing. */
export class RunLost extends Error {
  constructor() {
    super('This run is no longer ours')
    this.name = 'RunLost'
  }
}

/**
 * Stands at the beginning of each transaction of a run. It locks the row in a statement of its own: one that also joined
 * other tables would, after waiting, see their rows as they were before. @throws RunLost
 */
export async function holdRun(db: TeamDatabase, { table, key, state }: RunTable, { id, attempt }: HeldRun) {
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

/** Aborts with `RunLost` soon after a run was taken from us, in whichever process; else when `signal` does. */
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
      // A database that is away ends the work by itself.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return { signal: AbortSignal.any([signal, lost.signal]), stop: () => clearInterval(timer) }
}
