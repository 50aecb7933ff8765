import { minuteMs } from '@tandem/format'
import type { ApiDependencies } from '../dependencies/dependencies.ts'

/**
 * The thing that is tried, for example a store or account of a team. `kind` distinguishes ids of different
 * tables.
 */
interface Tried {
  kind: string
  team_id: number
  id: number
}

const nameOf = ({ kind, team_id, id }: Tried) => `${kind} ${team_id} ${id}`

const ended = new WeakMap<ApiDependencies['jobs'], Map<string, number>>()

/**
 * The latest attempts that ended normally in this process while the database was away; `jobs` identifies the
 * process.
 */
function attemptsOf({ jobs }: Pick<ApiDependencies, 'jobs'>) {
  const attempts = ended.get(jobs) ?? new Map<string, number>()
  ended.set(jobs, attempts)
  return attempts
}

/** Whether an attempt ended normally in this process but could not be recorded. */
export const endedHere = (dependencies: Pick<ApiDependencies, 'jobs'>, tried: Tried, attempt: number) =>
  attemptsOf(dependencies).get(nameOf(tried)) === attempt

/** While the database is away, recording the end is retried this often and for this long. */
const againEveryMs = 250
const againForMs = minuteMs

/**
 * Records the end of an attempt once the database is back. Until then another process might take the attempt for one
 * that crashed.
 */
async function writeLater(write: () => Promise<unknown>, onWritten: () => void) {
  const until = performance.now() + againForMs
  while (performance.now() < until) {
    await new Promise<void>((resolve) => setTimeout(resolve, againEveryMs).unref())
    try {
      await write()
      onWritten()
      return
    } catch {
      // The database is still away.
    }
  }
}

/**
 * The attempt ended without a crash, so `write` takes its try back. While the database is away, this process
 * remembers it and writes it once the database is back. `isAway` is true when the caller knows that already.
 */
export async function endInOrder(
  dependencies: Pick<ApiDependencies, 'jobs'>,
  tried: Tried,
  attempt: number,
  write: () => Promise<unknown>,
  { isAway = false } = {},
) {
  const attempts = attemptsOf(dependencies)
  const name = nameOf(tried)
  attempts.set(name, attempt)
  const forget = () => {
    if (attempts.get(name) === attempt) attempts.delete(name)
  }
  if (isAway) {
    void writeLater(write, forget)
    return
  }
  try {
    await write()
    forget()
  } catch {
    // Not awaited: the caller notices the outage with its next query.
    void writeLater(write, forget)
  }
}

/** How many tries count before the next attempt begins. */
export const triesBefore = (tries: number, hasEndedHere: boolean) =>
  Math.max(0, tries - (hasEndedHere ? 1 : 0))
