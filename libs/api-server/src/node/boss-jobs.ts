import type { PgBoss } from 'pg-boss'
import type { Log } from '../dependencies.ts'
import type { Job, Jobs } from '../jobs.ts'

/** Jobs that run at most this long are not taken for lost while their worker gives signs of life. */
const expireInSeconds = 23 * 3600
const stopWithinMs = 10_000
/** A new job is taken at once, by notification; one that is run again by the next poll. */
const workOptions = { localConcurrency: 2, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }

/**
 * Queues in the database (pg-boss): one job per key, kept over restarts, run again when a worker dies.
 * `isAlone`: no other process works on this database, so what a former life left running is taken up at once.
 */
export async function bossJobs(boss: PgBoss, log: Log, { isAlone }: { isAlone: boolean }): Promise<Jobs> {
  boss.on('error', (error) => log.error({ error }, 'the job queue reports an error'))
  await boss.start()
  const abort = new AbortController()
  const queues = new Map<string, Promise<void>>()

  const queue = (name: string) => {
    const known = queues.get(name) ?? createQueue(boss, name)
    queues.set(name, known)
    return known
  }

  return {
    async enqueue(name, data, { key }) {
      await queue(name)
      return (await boss.send(name, data, { singletonKey: key })) !== null
    },
    async work<Data extends object>(name: string, handler: (job: Job<Data>) => Promise<void>) {
      await queue(name)
      if (isAlone) await takeUpAgain(boss, name)
      await boss.work<Data>(name, workOptions, async (jobs) => {
        for (const job of jobs) {
          await handler({ data: job.data, signal: AbortSignal.any([abort.signal, job.signal]) })
        }
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
  if (left.length > 0) await boss.fail(name, left, { message: 'the process that worked on it has ended' })
}
