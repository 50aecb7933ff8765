import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import getPort from 'get-port'
import { sql } from 'kysely'
import { openPostgres } from '@tandem/api-server/node'
import { knownMigrations, migrateTo } from '@tandem/api-server/testing'
import { startApi } from '../api-process.ts'
import type { HostSettings } from '../api-process.ts'
import { startPostgres } from '../postgres-server.ts'
import type { PostgresServer } from '../postgres-server.ts'
import type { Report } from '../report.ts'
import type { Scenario } from '../scenario.ts'
import { describeSchema, schemaDifference } from '../upgrade/describe-schema.ts'
import { emptyTables, lostRows, readRows } from '../upgrade/kept-rows.ts'
import { seededMember, seeds } from '../upgrade/seeds.ts'

/** A host's settings, with addresses that the seeded rows can't reach. */
export const quietSettings = (folder: string, databaseUrl: string, port: number): HostSettings => ({
  APP_URL: 'http://127.0.0.1:4000',
  APP_KEY: randomBytes(32).toString('base64'),
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: databaseUrl,
  DEMO: 'false',
  LOG_LEVEL: 'warn',
  MAIL_FROM: 'Tandem <mail@faults.test>',
  MAIL_URL: 'smtp://127.0.0.1:9',
  PORT: String(port),
})

/** Creates a database as a released version left it: each migration, followed by the rows of its time. */
export async function makeReleased(postgres: PostgresServer, name: string, until: string): Promise<void> {
  await postgres.createDatabase(name)
  const opened = openPostgres(postgres.url(name))
  try {
    for (const migration of knownMigrations.slice(0, knownMigrations.indexOf(until) + 1)) {
      const rows = seeds[migration]
      // Each step reads the whole catalogue, so migrations without rows of their time run together with the
      // next.
      if (rows === undefined && migration !== until) continue
      await migrateTo(opened.database, migration)
      if (rows !== undefined) await sql.raw(rows).execute(opened.database)
    }
  } finally {
    await opened.close()
  }
}

/** The schema of a newly created database. */
export async function freshSchema(postgres: PostgresServer): Promise<string[]> {
  await postgres.createDatabase('fresh')
  const opened = openPostgres(postgres.url('fresh'))
  await opened.migrate()
  await opened.close()
  return describeSchema(postgres.queryIn('fresh'))
}

/** The last migration of the first public version, which many databases start from. */
const firstPublic = '0025-dated-sales'

/** The short form only upgrades from the oldest, the first public and the second newest version. */
const chosen = (isShort: boolean) => {
  const last = knownMigrations.length - 1
  return isShort
    ? [0, knownMigrations.indexOf(firstPublic), last - 1].flatMap((index) => knownMigrations[index] ?? [])
    : knownMigrations
}

/** Upgrades a database of an old schema, and compares its rows. */
async function upgrade(
  postgres: PostgresServer,
  from: string,
  report: Report,
  bringUpToDate: (databaseUrl: string) => Promise<void>,
) {
  const name = `from_${from.slice(0, 4)}`
  await makeReleased(postgres, name, from)
  const query = postgres.queryIn(name)
  const before = await readRows(query)
  if (knownMigrations.slice(-2).includes(from))
    for (const table of emptyTables(before)) report.findings.push(`${from}: no seed has a row for ${table}`)
  await bringUpToDate(postgres.url(name))
  const after = await readRows(query)
  for (const lost of lostRows(before, after)) report.lost.push(`${from}: ${lost}`)
  report.acknowledged += [...before.values()].reduce((sum, rows) => sum + rows.length, 0)
}

async function startProduct(databaseUrl: string, folder: string, from: string, report: Report) {
  const api = startApi(quietSettings(folder, databaseUrl, await getPort()))
  await api.untilReady()
  const signIn = await fetch(`${api.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(seededMember),
  })
  await signIn.arrayBuffer()
  if (signIn.status !== 200) report.findings.push(`${from}: signing in answered ${signIn.status}`)
  const ended = await api.stop()
  if (ended !== 'code 0') report.deaths.push(`${from}: ${ended}: ${api.output().slice(-600)}`)
}

/** Runs only the migrations that a start of the product runs. */
async function migrateAlone(databaseUrl: string) {
  const opened = openPostgres(databaseUrl)
  await opened.migrate()
  await opened.close()
}

/** Databases of every released schema are upgraded by starting the product. */
export const upgradeScenario: Scenario = {
  name: 'upgrade',
  breaks: 'A database of each released schema, with rows of its time, meets the newest version',
  holds:
    'the start brings it up to date, no row is lost or changed, the schema equals that of a new database',
  rounds: { long: 1, short: 1 },
  async run({ folder, isShort, report }) {
    const postgres = await startPostgres(folder)
    const fresh = await freshSchema(postgres)
    for (const from of chosen(isShort)) {
      // In the short form the product is started only for the oldest schema.
      const isStarted = !isShort || from === knownMigrations[0]
      await upgrade(postgres, from, report, (url) =>
        isStarted ? startProduct(url, folder, from, report) : migrateAlone(url),
      )
      const upgraded = await describeSchema(postgres.queryIn(`from_${from.slice(0, 4)}`))
      for (const line of schemaDifference(fresh, upgraded)) report.findings.push(`${from}: ${line}`)
      report.rounds += 1
    }
    await postgres.end('fast')
  },
}
