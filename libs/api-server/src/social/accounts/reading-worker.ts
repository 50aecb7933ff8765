import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { findOpenRuns, queueDueRuns } from '../../platform/runs/queue-run.ts'
import { enqueueRun } from '../../platform/runs/run-worker.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { readAccount } from './read-account.ts'
import type { ReadAccountJob } from './read-account.ts'
import { readingRuns } from './reading-runs.ts'

/** How readings reach their workers. */
export const readingWorker: RunWorker<ReadAccountJob> = {
  queue: 'read-account',
  keyOf: ({ account_id }) => account_id,
  perform: readAccount,
  lookEveryMs: 30_000,
  lookFailed: 'looking for accounts to read failed',
  queueDue: (dependencies) => queueDueRuns(dependencies, readingRuns),
  async findOpen(database) {
    const open = await findOpenRuns(database, readingRuns)
    return open.map(({ team_id, id }) => ({ team_id, account_id: id }))
  },
}

/** Adds a reading to the queue, unless the account already has one there. */
export const enqueueReading = (dependencies: Pick<ApiDependencies, 'jobs'>, job: ReadAccountJob) =>
  enqueueRun(dependencies, readingWorker, job)
