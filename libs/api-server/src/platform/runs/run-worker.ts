import type { WholeDatabase } from '../database/database.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { lookRegularly } from './look-regularly.ts'
import type { RunJob } from './perform-runs.ts'

/** How the workers handle one kind of run. */
export interface RunWorker<Job extends RunJob> {
  queue: string
  /** The key of a job: there is one job per key at a time, in all processes. */
  keyOf(job: Job): number
  /** Does the job; doing it twice gives the same result. */
  perform(dependencies: ApiDependencies, job: Job, signal: AbortSignal): Promise<void>
  /** How often it looks for work, and the log message when that fails. */
  lookEveryMs: number
  lookFailed: string
  /** Queues due runs, for kinds with a schedule. */
  queueDue?(dependencies: ApiDependencies): Promise<void>
  /** Finds jobs that wait for a worker or were left by one, in all teams, by an index. */
  findOpen(database: WholeDatabase, now: Date): Promise<Job[]>
  /** Additional work at each look. */
  lookToo?(dependencies: ApiDependencies): Promise<void>
}

/** Adds a job to the queue; returns false when one with this key is there already. */
export const enqueueRun = <Job extends RunJob>(
  { jobs }: Pick<ApiDependencies, 'jobs'>,
  { queue, keyOf }: Pick<RunWorker<Job>, 'queue' | 'keyOf'>,
  job: Job,
): Promise<boolean> => jobs.enqueue(queue, job, { key: String(keyOf(job)) })

/**
 * Starts taking jobs. Runs that an earlier or another process left are continued: immediately, and at each later look.
 */
export async function startRunWorker<Job extends RunJob>(
  dependencies: ApiDependencies,
  worker: RunWorker<Job>,
): Promise<void> {
  await dependencies.jobs.work<Job>(worker.queue, ({ data, signal }) =>
    worker.perform(dependencies, data, signal),
  )
  await enqueueOpen(dependencies, worker)
  lookRegularly(dependencies, {
    everyMs: worker.lookEveryMs,
    failure: worker.lookFailed,
    look: () => lookForRuns(dependencies, worker),
  })
}

/** Continues due and abandoned runs; when several processes do so, each run is started once. */
export async function lookForRuns<Job extends RunJob>(
  dependencies: ApiDependencies,
  worker: RunWorker<Job>,
): Promise<void> {
  await worker.queueDue?.(dependencies)
  await enqueueOpen(dependencies, worker)
  await worker.lookToo?.(dependencies)
}

async function enqueueOpen<Job extends RunJob>(dependencies: ApiDependencies, worker: RunWorker<Job>) {
  const { database, now } = dependencies
  for (const job of await worker.findOpen(database, now())) await enqueueRun(dependencies, worker, job)
}
