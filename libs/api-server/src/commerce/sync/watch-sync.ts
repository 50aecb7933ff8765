import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { watchHold } from '../../platform/runs/watch-hold.ts'
import { SyncLost } from './sync-state.ts'
import type { SyncRun } from './sync-state.ts'

/** Aborts with `SyncLost` soon after a sync was taken from us, in whichever process; else when `signal` does. */
export const watchSync = (
  { database }: Pick<ApiDependencies, 'database'>,
  team_id: number,
  run: Pick<SyncRun, 'store_id' | 'attempt'>,
  signal: AbortSignal,
) =>
  watchHold(
    async () => {
      const held = await database
        .selectFrom('store_syncs')
        .select('store_id')
        .where('team_id', '=', team_id)
        .where('store_id', '=', run.store_id)
        .where('attempt', '=', run.attempt)
        .where('state', '=', 'running')
        .executeTakeFirst()
      return held !== undefined
    },
    () => new SyncLost(),
    signal,
  )
