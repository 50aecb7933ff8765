import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { prepared, readInTeam } from '../platform/database/team-scope.ts'
import type { Log } from '../platform/dependencies/dependencies.ts'
import { startWorkers } from '../start-workers.ts'
import { bearer } from '../testing/bearer.ts'
import { storeConnection } from '../testing/connect-store.ts'
import { hasPgBouncer, startOwnPgBouncer } from '../testing/own-pgbouncer.ts'
import type { OwnPgBouncer } from '../testing/own-pgbouncer.ts'
import { startOwnPostgres } from '../testing/own-postgres.ts'
import type { OwnPostgres } from '../testing/own-postgres.ts'
import { createTestApi } from '../testing/test-api.ts'
import { checkRoute } from './check-route.ts'
import { keepsStatements } from './keeps-statements.ts'
import { openPostgres } from './open-database.ts'

const withPgBouncer = test.skipIf(!hasPgBouncer())
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }
let server: OwnPostgres
let bouncer: OwnPgBouncer
const cleanUps: (() => unknown)[] = []

beforeAll(async () => {
  if (!hasPgBouncer()) return
  server = await startOwnPostgres()
  bouncer = await startOwnPgBouncer(server)
}, 60_000)
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})
afterAll(async () => {
  await bouncer?.close()
  await server?.close()
})

async function pgBouncer(mode: 'statement' | 'session') {
  const other = await startOwnPgBouncer(server, { mode })
  cleanUps.push(other.close)
  return other.url
}

withPgBouncer.for([
  ['with a direct connection beside it', true],
  ['alone', false],
] as const)(
  'signs in, syncs a store and lists it through PgBouncer in transaction mode, %s',
  { timeout: 60_000 },
  async ([, hasDirect]) => {
    const opened = openPostgres(bouncer.url, hasDirect ? { directUrl: server.url } : {})
    cleanUps.push(opened.close)
    await opened.migrate()
    const failures: unknown[] = []
    const log: Log = { ...silent, error: (fields, message) => failures.push([message, fields]) }
    const jobs = await opened.openJobs(log)
    cleanUps.push(() => jobs.stop())
    const api = await createTestApi({
      database: opened.database,
      overrides: { limiter: opened.limiter, log, patientDatabase: opened.patientDatabase },
    })
    cleanUps.push(() => api.close())
    await startWorkers({ ...api.dependencies, jobs })
    const app = createApi({ ...api.dependencies, jobs })
    const call = async (method: string, path: string, token: string | null, body?: unknown) => {
      const response = await app.request(`/api/v1${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token !== null && bearer(token)),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, json: (await response.json()) as { data: never } }
    }

    const team = await api.newTeam()
    // Many at once, so that their transactions share the few connections of the server.
    const signIns = await Promise.all(
      Array.from({ length: 8 }, () =>
        call('POST', '/auth/login', null, { email: team.email, password: team.password }),
      ),
    )
    expect(signIns.map(({ status }) => status)).toEqual(signIns.map(() => 200))
    const made = await call('POST', '/ecommerce/stores', team.token, storeConnection('oak-workshop'))
    expect(made.status).toBe(201)
    const listed = async () => (await call('GET', '/ecommerce/stores', team.token)).json.data as unknown[]
    await expect
      .poll(async () => (await call('GET', '/ecommerce/orders?per_page=1', team.token)).json)
      .toMatchObject({ data: [{}] })
    const lists = await Promise.all(Array.from({ length: 30 }, () => listed()))
    expect(lists.map((list) => list.length)).toEqual(lists.map(() => 1))
    expect((await app.request('/readyz')).status).toBe(200)
    expect(failures).toEqual([])
  },
)

withPgBouncer('distinguishes a pooler from a direct connection', async () => {
  expect(await checkRoute(bouncer.url)).toEqual({ isPooled: true })
  expect(await checkRoute(server.url)).toEqual({ isPooled: false })
  expect(await checkRoute(bouncer.url, { directUrl: server.url })).toEqual({ isPooled: true })
})

withPgBouncer('reads for each team its own rows where the pooler keeps no statements', async () => {
  expect(await keepsStatements(server.url)).toBe(true)
  expect(await keepsStatements(bouncer.url)).toBe(false)
  const opened = openPostgres(bouncer.url, { directUrl: server.url })
  cleanUps.push(opened.close)
  await opened.migrate()
  const api = await createTestApi({ database: opened.database })
  cleanUps.push(() => api.close())
  const teams = await Promise.all(Array.from({ length: 5 }, () => api.newTeam()))
  const own = sql<{ team_id: number }>`select team_id from users`
  const broken = sql`select 1 / (count(*) - count(*)) from users`
  for (let round = 0; round < 8; round += 1) {
    const reads = teams.map(async ({ team_id }) => {
      const read = await readInTeam(opened.database, team_id, (db) => own.execute(prepared(db)))
      const failing = readInTeam(opened.database, team_id, (db) =>
        Promise.all([own.execute(prepared(db)), broken.execute(prepared(db))]),
      )
      await expect(failing).rejects.toMatchObject({ code: '22012' })
      return read.rows
    })
    expect(await Promise.all(reads)).toEqual(teams.map(({ team_id }) => [{ team_id }]))
  }
  const { rows } = await sql`
    select nullif(current_setting('app.team_id', true), '') as team, current_user as role`.execute(
    opened.database,
  )
  expect(rows).toEqual([{ team: null, role: 'tandem_owner' }])
})

withPgBouncer(
  'keeps no lock on a connection of the server after bringing the schema up to date',
  async () => {
    const opened = openPostgres(bouncer.url)
    cleanUps.push(opened.close)
    await opened.migrate()
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory'`.execute(opened.database)
    expect(rows).toEqual([])
  },
)

withPgBouncer('refuses a pooler in a mode that splits transactions, naming the setting', async () => {
  const url = await pgBouncer('statement')
  for (const setting of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    await expect(checkRoute(url, { setting })).rejects.toThrow(
      new RegExp(`^Setting ${setting}: .*pool_mode=transaction`),
    )
  }
})

withPgBouncer('refuses a direct address that leads through the pooler, or to another database', async () => {
  await expect(checkRoute(bouncer.url, { directUrl: bouncer.url })).rejects.toThrow(
    /DATABASE_DIRECT_URL: .*through a pooler/,
  )
  const elsewhere = new URL(server.url)
  elsewhere.pathname = '/postgres'
  await expect(checkRoute(bouncer.url, { directUrl: elsewhere.href })).rejects.toThrow(
    /DATABASE_DIRECT_URL: .*another database/,
  )
})
