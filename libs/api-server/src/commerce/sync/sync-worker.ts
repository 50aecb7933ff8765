import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { findOpenRuns, queueDueRuns } from '../../platform/runs/queue-run.ts'
import { enqueueRun } from '../../platform/runs/run-worker.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { enqueueDueEvents, followUp } from '../webhooks/webhook-worker.ts'
import { syncRuns } from './sync-runs.ts'
import { syncStore } from './sync-store.ts'
import type { SyncStoreJob } from './sync-store.ts'

/** Passes syncs to workers. After each, changes reported in the meantime are followed. */
export const syncWorker: RunWorker<SyncStoreJob> = {
  queue: 'sync-store',
  keyOf: ({ store_id }) => store_id,
  async perform(dependencies, job, signal) {
    await syncStore(dependencies, job, signal)
    await followUp(dependencies, job)
  },
  lookEveryMs: 30_000,
  lookFailed: 'looking for syncs failed',
  queueDue: (dependencies) => queueDueRuns(dependencies, syncRuns),
  async findOpen(database) {
    const open = await findOpenRuns(database, syncRuns)
    return open.map(({ team_id, id }) => ({ team_id, store_id: id }))
  },
  lookToo: enqueueDueEvents,
}

/** Adds a sync to the queue; does nothing when the store has one there already. */
export const enqueueSync = (dependencies: Pick<ApiDependencies, 'jobs'>, job: SyncStoreJob) =>
  enqueueRun(dependencies, syncWorker, job)
