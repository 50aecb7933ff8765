import type { ApiDependencies } from '../dependencies.ts'
import { ReadingLost } from './reading-state.ts'
import type { ReadingRun } from './reading-state.ts'

/** A network can keep us waiting for minutes: whoever archives an account does not wait for its next answer. */
const lookEveryMs = 1000

/** Aborts with `ReadingLost` soon after a reading was taken from us, in whichever process; else when `signal` does. */
export function watchReading(
  { database }: Pick<ApiDependencies, 'database'>,
  team_id: number,
  run: Pick<ReadingRun, 'account_id' | 'attempt'>,
  signal: AbortSignal,
): { signal: AbortSignal; stop(): void } {
  const lost = new AbortController()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const held = await database
        .selectFrom('account_readings')
        .select('account_id')
        .where('team_id', '=', team_id)
        .where('account_id', '=', run.account_id)
        .where('attempt', '=', run.attempt)
        .where('state', '=', 'running')
        .executeTakeFirst()
      if (!held) lost.abort(new ReadingLost())
    } catch {
      // A database that is away ends the reading by itself.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return { signal: AbortSignal.any([signal, lost.signal]), stop: () => clearInterval(timer) }
}
