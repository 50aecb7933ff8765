import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { hasTeams, isDemoDatabase, markDemo } from '../../platform/database/demo-mark.ts'
import { embeddedDatabase, openPGlite } from '../../platform/database/embedded.ts'
import { executedMigrations, migrate, migrateTo } from '../../platform/database/migrate.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { aesSecrets } from '../../platform/secrets/secrets.ts'
import { syncAgain } from '../../testing/connect-store.ts'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { newFullTeam } from '../../testing/full-team.ts'
import type { FullTeam } from '../../testing/full-team.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { putBack } from './put-back.ts'
import { backupTables } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const network = simulatedInstagram()
const shop = simulatedShop('kept-shop', { dataset: fewOrders(12) })
const connectors = simulatedConnectors([shop], { instagram: network })
const secrets = await aesSecrets(crypto.getRandomValues(new Uint8Array(32)))
const receiver = { secrets, isDemo: false, now: new Date() }
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

/** What is ended when a backup is restored. */
const ways = ['sessions', 'registrations', 'links']

/**
 * Everything except when the backup was made, how its key was sealed, and the sessions and links that are
 * ended.
 */
function content(lines: string[]): string[] {
  let table = ''
  const kept = lines.slice(1, -1).filter((line) => {
    if (line.startsWith('{')) ({ table } = JSON.parse(line) as { table: string })
    return line.startsWith('{') || !ways.includes(table)
  })
  const { sequences } = JSON.parse(lines.at(-1) ?? '') as { sequences: object }
  return [...kept, JSON.stringify(sequences)].toSorted()
}

let target: Awaited<ReturnType<typeof openEmptyDatabase>>

beforeAll(async () => {
  full = await newFullTeam(used.api, network, { shop: 'kept-shop' })
  await sql`select setval('users_id_seq', 4711)`.execute(used.opened.database)
  backup = await backUp(used.opened.database)
  target = await openEmptyDatabase()
})
afterAll(() => target?.close())

test('a refused backup leaves an empty database empty', async () => {
  const { database } = target
  await expect(backUp(database)).rejects.toThrow('there is nothing to back up')
  const another = await aesSecrets(crypto.getRandomValues(new Uint8Array(32)))
  const putting = (lines: readonly string[], key = secrets) =>
    putBack(database, { ...receiver, secrets: key }, given(lines))
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

test('a backup restores every row, and the product works with it', async () => {
  const { database } = target
  const rows = await putBack(database, receiver, given(backup))
  expect(rows).toBeGreaterThan(100)
  expect(content(await backUp(database))).toEqual(content(backup))

  const tables = await database.transaction().execute(backupTables)
  expect(backup.filter((line) => line.startsWith('{"table"'))).toHaveLength(tables.length)

  const api = await createTestApi({ database, connectors, overrides: { secrets, later: () => undefined } })
  const { email, password } = full.team
  const signedIn = await api.request('POST', '/auth/login', { body: { email, password } })
  const { user } = await dataOf<{ user: { personal_access_token: string } }>(signedIn)
  // Needs the store's credentials, which are sealed.
  expect(await syncAgain(api, { ...full.team, token: user.personal_access_token }, full.store)).toMatchObject(
    { orders_count: full.store.orders_count },
  )
  const newcomer = await api.newUser(full.team.team_id)
  expect(newcomer.id).toBeGreaterThan(4711)
  await api.close()
})

test('nothing that let people in at the time of the backup lets them in again', async () => {
  const { api, opened } = used
  const team = await api.newTeam()
  await api.request('POST', '/users/invite', {
    token: team.token,
    body: { email: 'newcomer@example.test', name: 'Newcomer', role: 'viewer' },
  })
  await api.request('POST', '/auth/login/forgot-password', { body: { email: team.email } })
  await api.request('POST', '/auth/register', { body: registrationForm('deniz@example.test') })
  const waiting = await backUp(opened.database)
  expect((await api.request('GET', '/me', { token: team.token })).status).toBe(200)

  const restored = await openEmptyDatabase()
  const { database } = restored
  await putBack(database, receiver, given(waiting))
  const rowsOf = async (table: string) =>
    (await sql`select 1 from ${sql.table(table)}`.execute(database)).rows.length
  for (const table of ['sessions', 'registrations']) expect([table, await rowsOf(table)]).toEqual([table, 0])
  const links = await database.selectFrom('links').select(['kind', 'ended_at']).execute()
  expect(new Set(links.map(({ kind }) => kind))).toEqual(
    new Set(['invitation', 'reset-password', 'verify-email']),
  )
  expect(links.filter(({ ended_at }) => ended_at === null)).toEqual([])
  const mails = await database
    .selectFrom('mails')
    .select('template')
    .where('sealed', 'is not', null)
    .execute()
  expect(mails.map(({ template }) => template)).toEqual(['password-changed'])

  const later = await createTestApi({ database, connectors, overrides: { secrets, later: () => undefined } })
  expect((await later.request('GET', '/me', { token: team.token })).status).toBe(401)
  const { email, password } = team
  expect((await later.request('POST', '/auth/login', { body: { email, password } })).status).toBe(200)
  await later.close()
  await restored.close()
})

test("a backup isn't restored over data", async () => {
  await expect(putBack(target.database, receiver, given(backup))).rejects.toThrow('The database is not empty')
})

describe('a demo', () => {
  test('is recognised by its mark, or by the account of an earlier version, and only a demo accepts its backup', async () => {
    const { database } = target
    await migrate(database)
    const logins = (from: string, to: string) =>
      database.updateTable('logins').set({ email: to }).where('email', '=', from).execute()
    expect(await isDemoDatabase(database)).toBe(false)
    await markDemo(database, new Date())
    expect(await isDemoDatabase(database)).toBe(true)
    const marked = await backUp(database)
    await database.deleteFrom('demo_mark').execute()
    await logins(full.team.email, 'demo@tandem.test')
    expect(await isDemoDatabase(database)).toBe(true)
    const earlier = await backUp(database)
    await logins('demo@tandem.test', full.team.email)

    const receiving = await openEmptyDatabase()
    for (const ofDemo of [marked, earlier]) {
      await expect(putBack(receiving.database, receiver, given(ofDemo))).rejects.toThrow('made by a demo')
      expect(await hasTeams(receiving.database)).toBe(false)
    }
    await putBack(receiving.database, { ...receiver, isDemo: true }, given(marked))
    expect([await hasTeams(receiving.database), await isDemoDatabase(receiving.database)]).toEqual([
      true,
      true,
    ])
    await receiving.close()
  })

  test('of an earlier version gets its mark with the migration', async () => {
    const { database, close } = await openEmptyDatabase()
    await migrateTo(database, '0025-dated-sales')
    expect([await hasTeams(database), await isDemoDatabase(database)]).toEqual([false, false])
    await sql`
      with team as (
        insert into teams (name, timezone, created_at) values ('Linden & Oak', 'UTC', now()) returning team_id
      ), person as (
        insert into users (team_id, name, email, role, status, created_at, updated_at, search_text)
        select team_id, 'Selin', 'demo@tandem.test', 'super_admin', 'active', now(), now(), 'selin' from team
        returning team_id, id
      )
      insert into logins (email, team_id, user_id, password_hash)
      select 'demo@tandem.test', team_id, id, 'x' from person`.execute(database)
    expect(await isDemoDatabase(database)).toBe(true)
    await migrate(database)
    await database.updateTable('logins').set({ email: 'changed@tandem.test' }).execute()
    expect(await isDemoDatabase(database)).toBe(true)
    await close()
  })
})

test('requests still see only their own team', async () => {
  const rows = await inTeam(target.database, full.team.team_id + 1, (db) =>
    sql`select 1 from orders`.execute(db),
  )
  expect(rows.rows).toEqual([])
})

/** In one run only, because it concerns both kinds of database. */
const acrossKinds = test.runIf(inject('database') === 'postgres')

acrossKinds(
  'a backup of an older version is put back as it was, and brought up to date afterwards',
  async () => {
    const embedded = embeddedDatabase(await openPGlite())
    const head = JSON.parse(backup[0] ?? '') as { migrations: string[] }
    const older = { ...head, migrations: head.migrations.slice(0, 1) }
    await putBack(embedded, receiver, given([JSON.stringify(older), '{"rows":0,"sequences":{}}']))
    expect(await executedMigrations(embedded)).toEqual(older.migrations)
    await migrate(embedded)
    // And from the embedded database to a server, or back, with the same file.
    await putBack(embedded, receiver, given(backup))
    expect(content(await backUp(embedded))).toEqual(content(backup))
    await embedded.destroy()
  },
)
