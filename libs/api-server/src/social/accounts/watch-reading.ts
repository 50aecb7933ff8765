import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { watchHold } from '../../platform/runs/watch-hold.ts'
import { ReadingLost } from './reading-state.ts'
import type { ReadingRun } from './reading-state.ts'

/** Aborts with `ReadingLost` soon after a reading was taken from us, in whichever process; else when `signal` does. */
export const watchReading = (
  { database }: Pick<ApiDependencies, 'database'>,
  team_id: number,
  run: Pick<ReadingRun, 'account_id' | 'attempt'>,
  signal: AbortSignal,
) =>
  watchHold(
    async () => {
      const held = await database
        .selectFrom('account_readings')
        .select('account_id')
        .where('team_id', '=', team_id)
        .where('account_id', '=', run.account_id)
        .where('attempt', '=', run.attempt)
        .where('state', '=', 'running')
        .executeTakeFirst()
      return held !== undefined
    },
    () => new ReadingLost(),
    signal,
  )
