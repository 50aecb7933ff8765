import type { WholeDatabase } from '../database/database.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { lookRegularly } from './look-regularly.ts'
import type { RunJob } from './perform-runs.ts'

/** How one kind of run reaches its workers. */
export interface RunWorker<Job extends RunJob> {
  queue: string
  /** What a job is about: for each there is one job at a time, over all processes. */
  keyOf(job: Job): number
  /** Does what a job is about; done twice, it leaves the same. */
  perform(dependencies: ApiDependencies, job: Job, signal: AbortSignal): Promise<void>
  /** How often it looks for work, and what the log says when that fails. */
  lookEveryMs: number
  lookFailed: string
  /** Queues what is due, for kinds that have a schedule. */
  queueDue?(dependencies: ApiDependencies): Promise<void>
  /** What waits for a worker or was left by one, over all teams and by index. */
  findOpen(database: WholeDatabase, now: Date): Promise<Job[]>
  /** What each look does besides. */
  lookToo?(dependencies: ApiDependencies): Promise<void>
}

/** Adds a job to the queue; false when what it is about already has one there. */
export const enqueueRun = <Job extends RunJob>(
  { jobs }: Pick<ApiDependencies, 'jobs'>,
  { queue, keyOf }: Pick<RunWorker<Job>, 'queue' | 'keyOf'>,
  job: Job,
): Promise<boolean> => jobs.enqueue(queue, job, { key: String(keyOf(job)) })

/**
 * Starts taking jobs. Runs that a former life of this process, or another one, left behind are taken up again: at once,
 * and from time to time.
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

/** Takes up what is due and what was left; several processes that do so at once start each run once. */
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
