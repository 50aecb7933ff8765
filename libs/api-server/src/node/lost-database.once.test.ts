import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Log } from '../platform/dependencies/dependencies.ts'
import type { Jobs } from '../platform/runs/jobs.ts'
import { createTestApi } from '../testing/test-api.ts'
import { startOwnPostgres } from '../testing/own-postgres.ts'
import type { OwnPostgres, PostgresEnding } from '../testing/own-postgres.ts'
import { openPostgres } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

let server: OwnPostgres
let opened: OpenDatabase
let jobs: Jobs

beforeAll(async () => {
  server = await startOwnPostgres({ flags: ['autovacuum=off'] })
  opened = openPostgres(server.url, { requestMs: 1_000 })
  await sql`create table written (number int primary key)`.execute(opened.database)
  jobs = await opened.openJobs(silent)
}, 60_000)
afterAll(async () => {
  await jobs?.stop()
  await opened?.close()
  await server?.close()
})

/** Starts inserting rows; returns those whose insert was confirmed, once told to stop. */
function startWriters(count: number) {
  const acknowledged: number[] = []
  const failures: unknown[] = []
  let number = 0
  let isStopped = false
  const write = async () => {
    while (!isStopped) {
      const mine = ++number
      try {
        await opened.database.transaction().execute(async (db) => {
          await sql`select 1`.execute(db)
          await sql`insert into written values (${mine})`.execute(db)
        })
        acknowledged.push(mine)
      } catch (error) {
        failures.push(error)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const writers = Array.from({ length: count }, write)
  return {
    acknowledged,
    failures,
    async stop() {
      isStopped = true
      await Promise.all(writers)
    },
  }
}

test.for<PostgresEnding>(['fast', 'immediate', 'kill'])(
  'survives a restart of PostgreSQL (%s), and loses no confirmed write',
  { timeout: 60_000 },
  async (how) => {
    await sql`truncate written`.execute(opened.database)
    const writers = startWriters(12)
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(20)
    // A connection that is held between two statements while it dies.
    const held = opened.database.transaction().execute(async (db) => {
      await sql`select 1`.execute(db)
      await server.restart(how)
      await sql`select 2`.execute(db)
    })
    await expect(held).rejects.toThrow()
    const before = writers.acknowledged.length
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(before + 20)
    await writers.stop()

    const { rows } = await sql<{ number: number }>`select number from written`.execute(opened.database)
    const written = new Set(rows.map(({ number }) => number))
    expect(writers.acknowledged.filter((number) => !written.has(number))).toEqual([])
    const taken = Promise.withResolvers<object>()
    await jobs.work(`after-${how}`, async ({ data }) => taken.resolve(data))
    await jobs.enqueue(`after-${how}`, { how }, { key: how })
    expect(await taken.promise).toEqual({ how })
  },
)

test(
  'gives up a statement in time when PostgreSQL is frozen, and works again afterwards',
  { timeout: 60_000 },
  async () => {
    const started = performance.now()
    const inTransaction = opened.database.transaction().execute(async (db) => {
      await sql`select 1`.execute(db)
      server.freeze()
      await sql`select 2`.execute(db)
    })
    await expect(inTransaction).rejects.toThrow()
    expect(performance.now() - started).toBeLessThan(4_000)
    await expect(sql`select 1`.execute(opened.database)).rejects.toThrow()
    await expect(jobs.enqueue('frozen', {}, { key: 'x' })).rejects.toThrow()
    server.thaw()
    expect((await sql`select 1 as one`.execute(opened.database)).rows).toEqual([{ one: 1 }])
    expect(await jobs.enqueue('frozen', {}, { key: 'x' })).toBe(true)
  },
)

test(
  'also reports the timeout to callers that wait for a connection to a frozen PostgreSQL',
  { timeout: 60_000 },
  async () => {
    server.freeze()
    const began = performance.now()
    const calls = Array.from({ length: 30 }, async () => {
      const call = opened.database.transaction().execute((db) => sql`select 1`.execute(db))
      await expect(call).rejects.toThrow()
      return performance.now() - began
    })
    const times = await Promise.all(calls)
    server.thaw()
    expect(Math.max(...times)).toBeLessThan(2_500)
    expect((await sql`select 1 as one`.execute(opened.database)).rows).toEqual([{ one: 1 }])
  },
)

test(
  'stops a statement on the server when it takes too long for a request',
  { timeout: 60_000 },
  async () => {
    const running = async () =>
      (
        await sql`select 1 from pg_stat_activity where query like '%sleep%' and state = 'active' and pid <> pg_backend_pid()`.execute(
          opened.database,
        )
      ).rows.length
    await expect(sql`select pg_sleep(50)`.execute(opened.database)).rejects.toThrow('did not answer')
    await expect.poll(running).toBe(0)
    const inTransaction = opened.database.transaction().execute((db) => sql`select pg_sleep(50)`.execute(db))
    await expect(inTransaction).rejects.toThrow('statement timeout')
    await sql`select pg_sleep(1.2)`.execute(opened.patientDatabase)
  },
)

test('gives a request five seconds of database time in all, not counting other waits', async () => {
  const { database, patientDatabase, databaseTime } = opened
  // This server's limit is one second.
  const ask = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database)
  const askInTransaction = (seconds: number) =>
    database.transaction().execute((db) => sql`select pg_sleep(${seconds})`.execute(db))
  const outcomes = await databaseTime.ofRequest(async () => {
    await Promise.all([ask(0.3), ask(0.3), askInTransaction(0.3)])
    // Time spent outside this request's statements, such as waiting for a provider.
    await sql`select pg_sleep(1)`.execute(patientDatabase)
    await askInTransaction(0.3)
    const inside = databaseTime.ofRequest(() => ask(0.6))
    const late = await Promise.allSettled([inside, askInTransaction(0.6)])
    const after = await Promise.allSettled([ask(0), askInTransaction(0)])
    await databaseTime.apart(() => ask(0.6))
    return [...late, ...after].map(({ status }) => status)
  })
  expect(outcomes).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  await ask(0.6)
  // No connection in the pool is left in the middle of a transaction.
  expect((await sql`select pg_current_xact_id_if_assigned() as id`.execute(database)).rows).toEqual([
    { id: null },
  ])
})

test("answers 503 when a call's transactions together take longer than allowed, and releases its key", async () => {
  const { database, databaseTime, limiter, migrate, close } = openPostgres(server.url, { requestMs: 2_000 })
  await migrate()
  const api = await createTestApi({ database, overrides: { databaseTime, limiter } })
  const { token, team_id } = await api.newTeam()
  const rename = () =>
    api.request('PUT', '/team', {
      token,
      body: { name: 'Oak & Ash' },
      headers: { 'Idempotency-Key': `a-key-of-${team_id}-and-nobody-else` },
    })
  const hold = (table: string, seconds: number) =>
    new Promise<void>((resolve, reject) => {
      const holding = opened.patientDatabase.transaction().execute(async (db) => {
        await sql`lock table ${sql.table(table)} in exclusive mode`.execute(db)
        resolve()
        await sql`select pg_sleep(${seconds})`.execute(db)
      })
      holding.catch(reject)
    })
  // Its first transaction waits for one table, its second for the other; neither wait is longer than a
  // statement's limit.
  await Promise.all([hold('write_keys', 1.2), hold('audit_entries', 2.4)])
  expect((await rename()).status).toBe(503)
  await expect.poll(async () => (await rename()).status, { timeout: 10_000 }).toBe(200)
  await api.close()
  await close()
})
