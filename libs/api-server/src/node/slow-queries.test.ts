import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const options = { slowQueries: { log, fromMs: 150 } }
  opened =
    DATABASE_URL === undefined ? await openEmbedded(DATA_DIR, options) : openPostgres(DATABASE_URL, options)
})
afterAll(async () => {
  await opened?.close()
  await shared?.close()
})

test('logs a slow query with its time and whose it is, without its values', async () => {
  await log.within?.({ request_id: 'request-1' }, async () => {
    await sql`select ${'marker-quick'}::text`.execute(opened.database)
    await sql`select ${'marker-slow'}::text,
      pg_sleep(0.2)`.execute(opened.database)
  })
  expect(lines).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      request_id: 'request-1',
      ms: expect.any(Number),
      statement: 'select $1::text, pg_sleep(0.2)',
      msg: 'a query was slow',
    },
  ])
})

test('says how many connections are open and free', async () => {
  const before = opened.connections()
  expect(before).toEqual(
    shared.environment.DATABASE_URL === undefined ? null : { total: 1, idle: 1, waiting: 0 },
  )
})
