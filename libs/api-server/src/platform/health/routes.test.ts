import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

/** The answer of a new server, which has not been asked before. */
async function readyz(changes: Partial<ApiDependencies> = {}) {
  const response = await createApi({ ...used.api.dependencies, ...changes }).request('/readyz')
  return { response, status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('is ready when the database takes writes, the schema is current and the queue works', async () => {
  const { status, body } = await readyz()
  expect([status, body]).toEqual([
    200,
    { status: 'ok', database: true, writing: true, migrations: true, jobs: true },
  ])
})

test('is not ready as long as its queues do not work, and says when to ask again', async () => {
  const jobs = { ...used.api.dependencies.jobs, isReady: () => Promise.reject(new Error('no queues')) }
  const { response, status, body } = await readyz({ jobs })
  expect(status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    status: 'not ready',
    database: true,
    writing: true,
    migrations: true,
    jobs: false,
    problems: ['The job queue does not work.'],
  })
})

test('is not ready when the process is about to stop', async () => {
  const { status, body } = await readyz({ isStopping: () => true })
  expect([status, body.problems]).toEqual([503, ['This process is stopping.']])
})

test('is not ready when the database answers but refuses to write', async () => {
  const { database } = used.opened
  await sql`alter table rate_limits add constraint closed check (key <> 'readyz') not valid`.execute(database)
  await sql`delete from rate_limits where key = 'readyz'`.execute(database)
  const { status, body } = await readyz()
  await sql`alter table rate_limits drop constraint closed`.execute(database)
  expect(status).toBe(503)
  expect(body).toMatchObject({
    database: true,
    writing: false,
    problems: ['The database does not take writes.'],
  })
})

test("checks the database once for all requests within a second, and doesn't add rows each time", async () => {
  let asked = 0
  const jobs = { ...used.api.dependencies.jobs, isReady: async () => Boolean(++asked) }
  const api = createApi({ ...used.api.dependencies, jobs })
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.request('/readyz')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await api.request('/readyz')).status).toBe(200)
  expect(asked).toBe(1)
  const { rows } = await sql`select 1 from rate_limits where key = 'readyz'`.execute(used.opened.database)
  expect(rows).toHaveLength(1)
})

test("logs once per check that it isn't ready, however many requests there are", async () => {
  const warnings: unknown[] = []
  const jobs = { ...used.api.dependencies.jobs, isReady: async () => false }
  const log = { ...used.api.dependencies.log, warn: (...line: unknown[]) => void warnings.push(line) }
  const api = createApi({ ...used.api.dependencies, jobs, log })
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.request('/readyz')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(warnings).toEqual([
    [expect.objectContaining({ problems: ['The job queue does not work.'] }), 'not ready'],
  ])
})
