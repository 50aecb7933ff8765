import type { ApiDependencies } from '../dependencies/dependencies.ts'

/** What is tried: a store or an account of a team, for example. `kind` tells ids of several tables apart. */
interface Tried {
  kind: string
  team_id: number
  id: number
}

const nameOf = ({ kind, team_id, id }: Tried) => `${kind} ${team_id} ${id}`

const ended = new WeakMap<ApiDependencies['jobs'], Map<string, number>>()

/** The latest attempts that ended in order in this process while the database was away; its jobs stand for it. */
function attemptsOf({ jobs }: Pick<ApiDependencies, 'jobs'>) {
  const attempts = ended.get(jobs) ?? new Map<string, number>()
  ended.set(jobs, attempts)
  return attempts
}

/** Whether an attempt ended in order here, though its end could not be written. */
export const endedHere = (dependencies: Pick<ApiDependencies, 'jobs'>, tried: Tried, attempt: number) =>
  attemptsOf(dependencies).get(nameOf(tried)) === attempt

/**
 * An attempt ended and took nothing down, so its try is taken back: with `write`, or in the memory of this process where
 * that fails or the database is known to be away (`write` is null).
 */
export async function endInOrder(
  dependencies: Pick<ApiDependencies, 'jobs'>,
  tried: Tried,
  attempt: number,
  write: (() => Promise<unknown>) | null,
) {
  const attempts = attemptsOf(dependencies)
  attempts.set(nameOf(tried), attempt)
  try {
    if (!write) return
    await write()
    attempts.delete(nameOf(tried))
  } catch {
    // Whoever called is told of the outage by what it does next.
  }
}

/** How many tries are counted before another attempt begins. */
export const triesBefore = (tries: number, hasEndedHere: boolean) =>
  Math.max(0, tries - (hasEndedHere ? 1 : 0))
