import type { ApiDependencies } from '../dependencies/dependencies.ts'
import type { HeldRun, RunTable } from './run-tables.ts'

type InTeam = { team_id: number }

const nameOf = ({ table }: RunTable, { team_id, id }: InTeam & Pick<HeldRun, 'id'>) =>
  `${table} ${team_id} ${id}`

const ended = new WeakMap<ApiDependencies['jobs'], Map<string, number>>()

/** The latest attempts that ended in order in this process while the database was away; its jobs stand for it. */
function attemptsOf({ jobs }: Pick<ApiDependencies, 'jobs'>) {
  const attempts = ended.get(jobs) ?? new Map<string, number>()
  ended.set(jobs, attempts)
  return attempts
}

/** Whether an attempt ended in order here, though its end could not be written. */
export const endedHere = (
  dependencies: Pick<ApiDependencies, 'jobs'>,
  table: RunTable,
  run: InTeam & HeldRun,
) => attemptsOf(dependencies).get(nameOf(table, run)) === run.attempt

/**
 * An attempt ended and took nothing down, so its try is taken back: with `write`, or in the memory of this process where
 * that fails or the database is known to be away (`write` is null).
 */
export async function endInOrder(
  dependencies: Pick<ApiDependencies, 'jobs'>,
  table: RunTable,
  run: InTeam & HeldRun,
  write: (() => Promise<unknown>) | null,
) {
  const attempts = attemptsOf(dependencies)
  attempts.set(nameOf(table, run), run.attempt)
  try {
    if (!write) return
    await write()
    attempts.delete(nameOf(table, run))
  } catch {
    // Whoever called is told of the outage by what it does next.
  }
}

/** How many tries are counted before another attempt begins. */
export const triesBefore = (tries: number, hasEndedHere: boolean) =>
  Math.max(0, tries - (hasEndedHere ? 1 : 0))
