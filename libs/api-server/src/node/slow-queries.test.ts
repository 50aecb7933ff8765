import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTeam, readInTeam } from '../platform/database/team-scope.ts'
import { openSharedDatabase } from '../testing/shared-database.ts'
import type { SharedDatabase } from '../testing/shared-database.ts'
import { jsonLog } from './log.ts'
import { openEmbedded, openPostgres } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

const lines: Record<string, unknown>[] = []
const log = jsonLog('info', { write: (line) => lines.push(JSON.parse(line)) })

let shared: SharedDatabase
let opened: OpenDatabase

beforeAll(async () => {
  shared = await openSharedDatabase()
  const { DATABASE_URL, DATA_DIR = '' } = shared.environment
  const options = { slowQueries: { log, fromMs: 400 } }
  opened =
    DATABASE_URL === undefined ? await openEmbedded(DATA_DIR, options) : openPostgres(DATABASE_URL, options)
})
afterAll(async () => {
  await opened?.close()
  await shared?.close()
})

test('says how many connections are open and free', async () => {
  await sql`select 1`.execute(opened.database)
  const before = opened.connections()
  expect(before).toEqual(
    shared.environment.DATABASE_URL === undefined ? null : { total: 1, idle: 1, waiting: 0 },
  )
})

test('logs a slow query with its time, plan and caller, without its values', async () => {
  // The embedded database cannot plan a statement without its values.
  const hasPlan = shared.environment.DATABASE_URL !== undefined
  await log.within?.({ request_id: 'request-1', call: 'listOrders' }, async () => {
    await sql`select ${'marker-quick'}::text`.execute(opened.database)
    for (let times = 0; times < 2; times += 1) {
      await sql`select ${'marker-slow'}::text,
      pg_sleep(0.45)`.execute(opened.database)
      if (hasPlan) await expect.poll(() => opened.slowQueries()[0]?.plan).toMatch(/^Result .*cost=/)
    }
  })
  const line = { level: 'warn', time: expect.any(String), request_id: 'request-1', call: 'listOrders' }
  const slow = {
    ...line,
    ms: expect.any(Number),
    statement: 'select $1::text, pg_sleep(0.45)',
    msg: 'a query was slow',
  }
  const plan = expect.stringContaining('Result')
  expect(lines).toEqual([
    slow,
    // Only once: the second time, the plan is known.
    ...(hasPlan ? [{ ...line, statement: slow.statement, plan, msg: 'the plan of a slow query' }] : []),
    slow,
  ])
  const known = {
    name: 'listOrders',
    team_id: null,
    statement: slow.statement,
    failed: false,
    plan: hasPlan ? plan : null,
  }
  expect(opened.slowQueries()).toMatchObject([
    { id: 2, ...known },
    { id: 1, ...known },
  ])
})

test('knows the team of a slow query, in a transaction and in a reading, and plans it as that team', async () => {
  await sql`insert into teams (name, timezone, created_at) values ('Slow', 'UTC', now())`.execute(
    opened.database,
  )
  const team = (await opened.database.selectFrom('teams').select('team_id').executeTakeFirstOrThrow()).team_id
  for (const [name, run] of [
    ['change', inTeam],
    ['read', readInTeam],
  ] as const) {
    await log.within?.({ queue: name }, () =>
      run(opened.database, team, (db) => sql`select pg_sleep(0.45), count(*) from users`.execute(db)),
    )
    await expect
      .poll(() => opened.slowQueries()[0])
      .toMatchObject({ name, team_id: team, plan: expect.stringContaining('app.team_id') })
  }
})
