import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { WholeDatabase } from '../database/database.ts'
import { embeddedDatabase, openPGlite } from '../database/embedded.ts'
import { executedMigrations, migrate } from '../database/migrate.ts'
import { inTeam } from '../database/team-scope.ts'
import { aesSecrets } from '../secrets.ts'
import { syncAgain } from '../testing/connect-store.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { newFullTeam } from '../testing/full-team.ts'
import type { FullTeam } from '../testing/full-team.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../testing/simulated-instagram.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { putBack } from './put-back.ts'
import { backupTables } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const network = simulatedInstagram()
const shop = simulatedShop('kept-shop', { dataset: fewOrders(12) })
const connectors = simulatedConnectors([shop], { instagram: network })
const secrets = await aesSecrets(crypto.getRandomValues(new Uint8Array(32)))
const used = useTestApi({ connectors, overrides: { secrets } })
let full: FullTeam
let backup: string[]

async function backUp(database: WholeDatabase): Promise<string[]> {
  let text = ''
  await writeBackup(database, { secrets, now: new Date() }, async (part) => void (text += part))
  return text.trimEnd().split('\n')
}

async function* given(lines: readonly string[]) {
  yield* lines
}

/** Everything but when the backup was made and how its key was sealed. */
const content = (lines: string[]) => lines.slice(1).toSorted()

let target: Awaited<ReturnType<typeof openEmptyDatabase>>

beforeAll(async () => {
  full = await newFullTeam(used.api, network, { shop: 'kept-shop' })
  await sql`select setval('users_id_seq', 4711)`.execute(used.opened.database)
  backup = await backUp(used.opened.database)
  target = await openEmptyDatabase()
})
afterAll(() => target?.close())

test('what is refused leaves an empty database empty', async () => {
  const { database } = target
  await expect(backUp(database)).rejects.toThrow('there is nothing to back up')
  const another = await aesSecrets(crypto.getRandomValues(new Uint8Array(32)))
  const putting = (lines: readonly string[], key = secrets) => putBack(database, key, given(lines))
  await expect(putting(['{"orders":[]}'])).rejects.toThrow('This file is no backup of Tandem.')
  await expect(putting([])).rejects.toThrow('This file is no backup of Tandem.')
  await expect(putting(backup, another)).rejects.toThrow('made with another key')
  const head = JSON.parse(backup[0] ?? '') as { migrations: string[] }
  const newer = JSON.stringify({ ...head, migrations: [...head.migrations, '9999-of-tomorrow'] })
  await expect(putting([newer, ...backup.slice(1)])).rejects.toThrow('upgrade first')
  expect(await executedMigrations(database)).toEqual([])

  await expect(putting(backup.slice(0, -1))).rejects.toThrow('was cut off or damaged')
  const without = backup.findLastIndex((line) => line.startsWith('["'))
  await expect(putting(backup.toSpliced(without, 1))).rejects.toThrow('The backup is damaged')
  const damaged = backup.map((line, index) => (index === without ? line.replace('["', '["x') : line))
  await expect(putting(damaged)).rejects.toThrow('The backup is damaged: a row of')
  expect(await database.selectFrom('teams').select('team_id').execute()).toEqual([])
})

test('a backup brings back every row, and the product works on with it', async () => {
  const { database } = target
  const rows = await putBack(database, secrets, given(backup))
  expect(rows).toBeGreaterThan(100)
  expect(content(await backUp(database))).toEqual(content(backup))

  const tables = await database.transaction().execute(backupTables)
  expect(backup.filter((line) => line.startsWith('{"table"'))).toHaveLength(tables.length)

  const api = await createTestApi({ database, connectors, overrides: { secrets, later: () => undefined } })
  const { email, password } = full.editor
  const signedIn = await api.request('POST', '/auth/login', { body: { email, password } })
  expect(signedIn.status).toBe(200)
  // Needs the store's credentials, which are sealed.
  expect(await syncAgain(api, full.team, full.store)).toMatchObject({ orders_count: full.store.orders_count })
  const newcomer = await api.newUser(full.team.team_id)
  expect(newcomer.id).toBeGreaterThan(4711)
  await api.close()
})

test('a backup is not put over data', async () => {
  await expect(putBack(target.database, secrets, given(backup))).rejects.toThrow('The database is not empty')
})

test('requests still see their own team alone', async () => {
  const rows = await inTeam(target.database, full.team.team_id + 1, (db) =>
    sql`select 1 from orders`.execute(db),
  )
  expect(rows.rows).toEqual([])
})

/** On one run alone: it is about both kinds of database at once. */
const acrossKinds = test.runIf(inject('database') === 'postgres')

acrossKinds(
  'a backup of an older version is put back as it was, and brought up to date afterwards',
  async () => {
    const embedded = embeddedDatabase(await openPGlite())
    const head = JSON.parse(backup[0] ?? '') as { migrations: string[] }
    const older = { ...head, migrations: head.migrations.slice(0, 1) }
    await putBack(embedded, secrets, given([JSON.stringify(older), '{"rows":0,"sequences":{}}']))
    expect(await executedMigrations(embedded)).toEqual(older.migrations)
    await migrate(embedded)
    // And the way from the embedded database to a server, or back: the same file.
    await putBack(embedded, secrets, given(backup))
    expect(content(await backUp(embedded))).toEqual(content(backup))
    await embedded.destroy()
  },
)
