import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Log } from '../platform/dependencies/dependencies.ts'
import type { Jobs } from '../platform/runs/jobs.ts'
import { openSharedDatabase } from '../testing/shared-database.ts'
import type { SharedDatabase } from '../testing/shared-database.ts'
import type { FailingJob, JobOperations } from './job-operations.ts'
import { jsonLog } from './log.ts'
import { openEmbedded, openPostgres } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

const lines: Record<string, unknown>[] = []
const log: Log = jsonLog('info', { write: (line) => lines.push(JSON.parse(line)) })

let shared: SharedDatabase
let opened: OpenDatabase
let jobs: Jobs & JobOperations

beforeAll(async () => {
  shared = await openSharedDatabase()
  const { DATABASE_URL, DATA_DIR = '' } = shared.environment
  opened = DATABASE_URL === undefined ? await openEmbedded(DATA_DIR) : openPostgres(DATABASE_URL)
  jobs = await opened.openJobs(log)
})
afterAll(async () => {
  await jobs?.stop()
  await opened?.close()
  await shared?.close()
})

const unknownId = '00000000-0000-4000-8000-000000000000'
const linesOf = (queue: string) => lines.filter((line) => line.queue === queue)

/** Waits for the one failing job of a queue to be in this state. */
async function failingJob(queue: string, state: FailingJob['state']): Promise<FailingJob> {
  let found: FailingJob | undefined
  await expect
    .poll(async () => {
      found = (await jobs.failing()).find((job) => job.queue === queue && job.state === state)
      return found?.state
    })
    .toBe(state)
  if (!found) throw new Error('there is no such job')
  return found
}

/** Opens a queue whose jobs fail until the test says otherwise. */
async function openFailingQueue(queue: string, key = 'store 1') {
  const state = { isBroken: true, runs: 0 }
  await jobs.work<{ team_id: number }>(queue, async () => {
    state.runs += 1
    log.info({}, 'the handler runs')
    if (!state.isBroken) return
    throw Object.assign(new Error('the table is locked'), { code: '55P03', detail: 'marker-row' })
  })
  await jobs.enqueue(queue, { team_id: 7, store_id: 3 }, { key })
  return state
}

test('logs each failure of a job with its queue, job, team, error and stack', async () => {
  await openFailingQueue('logged')
  const { id } = await failingJob('logged', 'retrying')
  await expect
    .poll(() => linesOf('logged').filter(({ level }) => level === 'error').length)
    .toBeGreaterThan(0)
  expect(linesOf('logged').find(({ level }) => level === 'error')).toMatchObject({
    job: id,
    team_id: 7,
    attempt: 1,
    msg: 'a job failed and is tried again',
    error: {
      message: 'the table is locked',
      code: '55P03',
      stack: expect.stringContaining('job-operations.test'),
    },
  })
  expect(linesOf('logged').find(({ msg }) => msg === 'the handler runs')).toMatchObject({
    job: id,
    team_id: 7,
  })
  expect(JSON.stringify(lines)).not.toMatch(/marker-row|\[object Object\]/)
})

test('lists a failing job with its reason, and without the values of its query', async () => {
  await openFailingQueue('listed')
  const job = await failingJob('listed', 'retrying')
  expect(job).toMatchObject({
    queue: 'listed',
    team_id: 7,
    attempts: expect.any(Number),
    next_try_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    error: {
      name: 'Error',
      message: 'the table is locked',
      code: '55P03',
      stack: expect.stringContaining(' at '),
    },
    can_give_up: true,
  })
  expect(JSON.stringify(job)).not.toContain('marker-row')
  const queue = (await jobs.queues()).find((one) => one.queue === 'listed')
  expect(queue).toMatchObject({ waiting: 0, given_up: 0, failed: 0 })
  expect([null, job.added_at]).toContain(queue?.oldest_at)
  expect((queue?.retrying ?? 0) + (queue?.running ?? 0)).toBe(1)
})

test('lists jobs that failed for good together with many that are retried, the latest failure first', async () => {
  await jobs.enqueue('many', { team_id: 7 }, { key: 'first' })
  await jobs.enqueue('over', { team_id: 7 }, { key: 'first' })
  const { database } = opened
  await sql`
    insert into pgboss.job (name, singleton_key, policy, state, retry_count, started_on, start_after)
    select 'many', 'store ' || number, 'exclusive', 'retry', 1, now() - number * interval '1 minute', now() + interval '1 day'
    from generate_series(1, 250) number`.execute(database)
  await sql`
    update pgboss.job set state = 'failed', completed_on = now() - interval '30 seconds' where name = 'over'`.execute(
    database,
  )
  const listed = await jobs.failing()
  await sql`delete from pgboss.job where name in ('many', 'over')`.execute(database)
  const ours = listed.filter(({ queue }) => queue === 'many' || queue === 'over')
  expect(ours.slice(0, 2).map(({ queue, state }) => [queue, state])).toEqual([
    ['over', 'failed'],
    ['many', 'retrying'],
  ])
  expect(listed.filter(({ state }) => state !== 'failed')).toHaveLength(100)
})

test('stops trying a job that was given up, adds no job for the same work, and continues on request', async () => {
  const state = await openFailingQueue('parked')
  const { id } = await failingJob('parked', 'retrying')
  await expect.poll(() => jobs.giveUp('parked', id)).toBe('done')
  const { runs } = state
  expect(await failingJob('parked', 'given-up')).toMatchObject({ id, next_try_at: null, can_give_up: false })
  expect((await jobs.queues()).find((one) => one.queue === 'parked')).toMatchObject({
    retrying: 0,
    given_up: 1,
    oldest_at: null,
  })
  expect(await jobs.enqueue('parked', { team_id: 7 }, { key: 'store 1' })).toBe(false)
  expect(state.runs).toBe(runs)

  state.isBroken = false
  expect(await jobs.tryNow('parked', id)).toBe('done')
  await expect.poll(() => state.runs).toBe(runs + 1)
  await expect.poll(async () => (await jobs.failing()).some((job) => job.id === id)).toBe(false)
})

test("refuses to give up a job for all teams, and says when a job doesn't exist", async () => {
  await openFailingQueue('for-all', 'due')
  const { id, can_give_up } = await failingJob('for-all', 'retrying')
  expect(can_give_up).toBe(false)
  await expect.poll(() => jobs.giveUp('for-all', id)).toBe('needed')
  for (const [queue, wrong] of [
    ['for-all', unknownId],
    ['another', id],
    ["for-all' or true --", id],
    ['for-all', "' or true --"],
    ['__pgboss__send-it', unknownId],
  ] as const) {
    expect([await jobs.tryNow(queue, wrong), await jobs.giveUp(queue, wrong)]).toEqual(['unknown', 'unknown'])
  }
})

test('does not touch a job that runs now, and lists it as running when it failed before', async () => {
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  let runs = 0
  await jobs.work('busy', async () => {
    if (++runs === 1) throw new Error('not yet')
    started.resolve()
    await end.promise
  })
  await jobs.enqueue('busy', { team_id: 7 }, { key: 'x' })
  await started.promise
  const { id, attempts } = await failingJob('busy', 'running')
  expect(attempts).toBe(2)
  expect([await jobs.tryNow('busy', id), await jobs.giveUp('busy', id)]).toEqual(['running', 'running'])
  end.resolve()
})

test('logs a job that a stop interrupts as information, not as an error', async () => {
  const started = Promise.withResolvers<void>()
  await jobs.work('stopped', async ({ signal }) => {
    started.resolve()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  await jobs.enqueue('stopped', { team_id: 8 }, { key: 'x' })
  await started.promise
  await jobs.stop()
  expect(linesOf('stopped').map(({ level, team_id }) => [level, team_id])).toEqual([['info', 8]])
  jobs = await opened.openJobs(log)
})
