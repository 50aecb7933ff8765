import type { ApiDependencies } from '../dependencies.ts'
import { SyncLost } from './sync-state.ts'
import type { SyncRun } from './sync-state.ts'

/** A provider can keep us waiting for minutes: whoever archives a store does not wait for its next page. */
const lookEveryMs = 1000

/** Aborts with `SyncLost` soon after a sync was taken from us, in whichever process; else when `signal` does. */
export function watchSync(
  { database }: Pick<ApiDependencies, 'database'>,
  team_id: number,
  run: Pick<SyncRun, 'store_id' | 'attempt'>,
  signal: AbortSignal,
): { signal: AbortSignal; stop(): void } {
  const lost = new AbortController()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const held = await database
        .selectFrom('store_syncs')
        .select('store_id')
        .where('team_id', '=', team_id)
        .where('store_id', '=', run.store_id)
        .where('attempt', '=', run.attempt)
        .where('state', '=', 'running')
        .executeTakeFirst()
      if (!held) lost.abort(new SyncLost())
    } catch {
      // A database that is away ends the sync by itself.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return { signal: AbortSignal.any([signal, lost.signal]), stop: () => clearInterval(timer) }
}
