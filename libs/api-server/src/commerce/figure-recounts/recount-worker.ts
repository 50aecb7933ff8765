import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { recountStore } from './recount-store.ts'
import type { RecountJob } from './recount-store.ts'

/**
 * How stores whose past months a new rule may have changed reach their workers. A row stays in `figure_recounts` until its
 * months are compared, so whatever a process left is taken up by the next.
 */
export const recountWorker: RunWorker<RecountJob> = {
  queue: 'recount-figures',
  keyOf: ({ store_id }) => store_id,
  perform: (dependencies, job, signal) => recountStore(dependencies, job, signal),
  lookEveryMs: 30_000,
  lookFailed: 'looking for months to compare failed',
  // Empty but for the time after an upgrade, and by its key.
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
