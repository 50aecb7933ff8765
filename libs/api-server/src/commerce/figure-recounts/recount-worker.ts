import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { recountStore } from './recount-store.ts'
import type { RecountJob } from './recount-store.ts'

/**
 * Passes stores whose past months a new rule may have changed to workers. A row stays in `figure_recounts`
 * until its months are compared, so another process continues what one left.
 */
export const recountWorker: RunWorker<RecountJob> = {
  queue: 'recount-figures',
  keyOf: ({ store_id }) => store_id,
  perform: (dependencies, job, signal) => recountStore(dependencies, job, signal),
  lookEveryMs: 30_000,
  lookFailed: 'looking for months to compare failed',
  // Empty except after an upgrade, and read by key.
  findOpen: (database) =>
    database
      .selectFrom('figure_recounts')
      .select(['team_id', 'store_id'])
      .distinct()
      .orderBy('team_id')
      .orderBy('store_id')
      .limit(100)
      .execute(),
}
