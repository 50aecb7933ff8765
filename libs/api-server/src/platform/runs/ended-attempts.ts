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

/** While the database is away, the end is written again this often and for this long. */
const againEveryMs = 250
const againForMs = 60_000

/**
 * Writes the end of an attempt once the database is back. Another process may go on with the run then, and would take
 * the attempt for one that ended its process.
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
      // It is still away.
    }
  }
}

/**
 * An attempt ended and took nothing down, so its try is taken back with `write`. While the database is away, this process
 * remembers it, and writes it once the database is back. `isAway` is true where the caller knows that already.
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
    // The caller learns of the outage by what it does next.
    void writeLater(write, forget)
  }
}

/** How many tries are counted before another attempt begins. */
export const triesBefore = (tries: number, hasEndedHere: boolean) =>
  Math.max(0, tries - (hasEndedHere ? 1 : 0))
