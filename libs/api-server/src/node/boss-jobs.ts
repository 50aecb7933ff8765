import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { fromDatabase } from '../platform/database/database-failure.ts'
import type { Log } from '../platform/dependencies/dependencies.ts'
import type { Job, Jobs } from '../platform/runs/jobs.ts'
import type { BossDatabase } from './boss-database.ts'
import { jobOperations } from './boss-operations.ts'
import { describeError } from './describe-error.ts'
import type { JobOperations } from './job-operations.ts'

/** A job may run this long without being treated as lost, as long as its worker sends heartbeats. */
const expireInSeconds = 23 * 3600
const stopWithinMs = 10_000
const endedReason = 'the process that worked on it has ended'
/** A notification starts a new job immediately; a retried job waits for the next poll. */
const workOptions = {
  localConcurrency: 2,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  // Includes the last failure of each job.
  includeMetadata: true,
} as const

/**
 * Queues in the database (pg-boss): one job per key, kept over restarts, run again when a worker dies.
 * `sender`: the database that new jobs are written through, where requests have limits of their own.
 * `isAlone`: no other process works on this database, so jobs left running by an earlier process are taken immediately.
 */
export async function bossJobs(
  boss: PgBoss,
  log: Log,
  { isAlone, sender }: { isAlone: boolean; sender?: BossDatabase },
): Promise<Jobs & JobOperations> {
  boss.on('error', (error) => {
    // Most of these are plain objects that name the queue whose jobs could not be fetched or settled.
    const { queue } = error as { queue?: unknown }
    log.error({ ...(typeof queue === 'string' && { queue }), error }, 'the job queue reports an error')
  })
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue reports a warning'))
  await boss.start()
  const abort = new AbortController()
  const queues = new Map<string, Promise<void>>()

  const queue = (name: string) => {
    const known = queues.get(name)
    if (known) return known
    const created = createQueue(boss, name)
    queues.set(name, created)
    // Forget the failed attempt, so that the queue can be created once the database is back.
    created.catch(() => queues.delete(name))
    return created
  }

  return {
    ...jobOperations(boss),
    async enqueue(name, data, { key }) {
      return fromDatabase(async () => {
        await queue(name)
        return (await boss.send(name, data, { singletonKey: key, ...(sender && { db: sender }) })) !== null
      })
    },
    async work<Data extends object>(name: string, handler: (job: Job<Data>) => Promise<void>) {
      await queue(name)
      if (isAlone) await takeUpAgain(boss, name)
      await boss.work<Data, void, typeof workOptions>(name, workOptions, async (jobs) => {
        for (const job of jobs) await runJob(log, job, handler, abort.signal)
      })
    },
    async isReady() {
      return !abort.signal.aborted && (await boss.isInstalled())
    },
    async stop() {
      abort.abort()
      await boss.stop({ graceful: true, timeout: stopWithinMs })
    },
  }
}

/** The reasons that supervision writes when a worker stopped sending heartbeats. */
const lostReasons = ['job heartbeat timeout', 'job timed out', endedReason]

/**
 * Runs the handler. A failure is logged with the fields that identify the job, and thrown again so that the job is
 * retried. All lines that the handler logs carry these fields too.
 */
async function runJob<Data extends object>(
  log: Log,
  job: JobWithMetadata<Data>,
  handler: (job: Job<Data>) => Promise<void>,
  stop: AbortSignal,
) {
  const names = { queue: job.name, job: job.id, ...teamOf(job.data) }
  const facts = { ...names, attempt: job.retryCount + 1 }
  const lastReason = String(reasonOf(job.output))
  if (job.retryCount > 0 && lostReasons.includes(lastReason)) {
    log.error({ ...facts, error: { message: lastReason } }, 'a job lost its worker and is tried again')
  }
  const run = () => handler({ data: job.data, signal: AbortSignal.any([stop, job.signal]) })
  try {
    await (log.within ? log.within(names, run) : run())
  } catch (error) {
    if (stop.aborted) log.info(facts, 'a job was interrupted because the process stops; it goes on later')
    else if (job.retryCount < job.retryLimit)
      log.error({ ...facts, error }, 'a job failed and is tried again')
    else log.error({ ...facts, error }, 'a job failed for good')
    throw new JobFailure(error)
  }
}

/** The error that is stored with a job. Like the log, it contains no values of a query and no row. */
class JobFailure extends Error {
  readonly code: string | number | undefined

  constructor(error: unknown) {
    const { name, message, code, stack } = describeError(error)
    super(message)
    this.name = name ?? 'Error'
    this.code = code
    if (stack !== undefined) this.stack = stack
  }
}

const teamOf = (data: object) =>
  'team_id' in data && typeof data.team_id === 'number' ? { team_id: data.team_id } : {}

/** Where pg-boss keeps the message depends on who reported the failure. */
function reasonOf(output: unknown): unknown {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown }
  if (message !== undefined) return message
  return typeof value === 'object' && value !== null && 'message' in value ? value.message : value
}

async function createQueue(boss: PgBoss, name: string) {
  await boss.createQueue(name, {
    policy: 'exclusive',
    retryLimit: 1000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds,
    heartbeatSeconds: 20,
    notify: true,
  })
}

async function takeUpAgain(boss: PgBoss, name: string) {
  const jobs = await boss.findJobs(name)
  const left = jobs.filter((job) => job.state === 'active').map((job) => job.id)
  if (left.length > 0) await boss.fail(name, left, { message: endedReason })
}
