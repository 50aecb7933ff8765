import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TeamExport } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import type { TeamTables } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { beforeTransaction } from '../../testing/before-transaction.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { fullDiskAt } from '../../testing/full-disk.ts'
import { newFullTeam, privateWords, sharedWords } from '../../testing/full-team.ts'
import type { FullTeam } from '../../testing/full-team.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { enqueueExport, exportWorker } from './export-worker.ts'
import type { ExportedTable } from './exported-table.ts'
import { makeExport } from './make-export.ts'
import { exportedTables, teamData } from './team-data.ts'

const network = simulatedInstagram()
const shop = simulatedShop('full-shop', { dataset: fewOrders(12) })
const used = useTestApi({ connectors: simulatedConnectors([shop], { instagram: network }) })
let full: FullTeam
let ready: TeamExport
let archive: Map<string, string>

beforeAll(async () => {
  full = await newFullTeam(used.api, network, { shop: 'full-shop' })
  ready = await made(full.team)
  archive = await archiveOf(full.team, ready.id)
})

const ask = (user: TestUser, method: string, path = '', body: object = {}) =>
  used.api.request(method, `/team/exports${path}`, { token: user.token, ...(method === 'POST' && { body }) })
const list = async (user: TestUser) => dataOf<TeamExport[]>(await ask(user, 'GET'))

/** Starts an export and waits until it has ended. */
async function made(user: TestUser): Promise<TeamExport> {
  const answer = await ask(user, 'POST')
  expect(answer.status).toBe(202)
  const { id } = await dataOf<TeamExport>(answer)
  await used.api.jobsSettled()
  const found = (await list(user)).find((candidate) => candidate.id === id)
  if (!found) throw new Error('The export is not listed')
  return found
}

/** Opens the download's address, as a browser does: without a token. */
async function download(user: TestUser, id: number): Promise<Response> {
  const { url } = await dataOf<{ url: string }>(await ask(user, 'POST', `/${id}/link`))
  return used.api.fetch(new Request(`http://tandem.test${url}`))
}

async function archiveOf(user: TestUser, id: number): Promise<Map<string, string>> {
  const files = unzipSync(new Uint8Array(await (await download(user, id)).arrayBuffer()))
  return new Map(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

const jsonOf = (archive: Map<string, string>, file: string) =>
  (archive.get(`json/${file}.jsonl`) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the list of exported data', () => {
  test('covers every table of a team and each of its columns', async () => {
    const { rows } = await sql<{ table: keyof TeamTables; columns: string[] }>`
      select c.relname as table, array_agg(a.attname order by a.attname)::text[] as columns
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      group by 1 order by 1`.execute(used.opened.database)
    expect(Object.keys(teamData).toSorted()).toEqual(rows.map(({ table }) => table))
    for (const { table, columns } of rows) {
      const data = teamData[table] as ExportedTable
      if (!('file' in data)) continue
      const decided = [...data.columns, ...(data.without ?? []), 'team_id']
      expect(decided.toSorted(), table).toEqual(columns)
    }
  })

  test('has rows after those that they refer to', async () => {
    const { rows } = await sql<{ child: keyof TeamTables; parent: keyof TeamTables }>`
      select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(used.opened.database)
    const order = Object.keys(teamData)
    const wrong = rows.filter(
      ({ child, parent }) => order.includes(child) && order.indexOf(child) < order.indexOf(parent),
    )
    expect(wrong).toEqual([])
  })
})

test('an archive contains every row of the team, in both formats, with a list of contents', async () => {
  expect(ready).toMatchObject({ status: 'ready', created_by: expect.any(String), error: null })
  const manifest = JSON.parse(archive.get('manifest.json') ?? '') as {
    timezone: string
    files: { file: string; rows: number }[]
  }
  expect(manifest).toMatchObject({ version: 1, team: full.team.name, timezone: 'Europe/Istanbul' })
  let written = 0
  for (const [name, table] of exportedTables) {
    const { count } = await inTeam(used.opened.database, full.team.team_id, (db) =>
      db
        .selectFrom(`${name} as t` as 'orders as t')
        .select(sql<number>`count(*)`.as('count'))
        .where(table.only ?? sql<boolean>`true`)
        .executeTakeFirstOrThrow(),
    )
    const json = jsonOf(archive, table.file)
    // The export itself is recorded while it is made.
    const isLog = name === 'audit_entries'
    expect(isLog ? json.length > 0 : json.length === count, `${name}: ${json.length} of ${count}`).toBe(true)
    const [header, ...rows] = csvRows(archive.get(`csv/${table.file}.csv`) ?? '')
    expect(header).toEqual([...table.columns, ...Object.keys(table.lookups ?? {})])
    expect(rows).toHaveLength(json.length)
    for (const form of [`json/${table.file}.jsonl`, `csv/${table.file}.csv`]) {
      expect(manifest.files.find(({ file }) => file === form)?.rows, form).toBe(json.length)
    }
    written += json.length
  }
  expect(ready.rows).toBe(written)
  expect(archive.get('README.txt')).toContain('csv/orders.csv')
  const [titles, ...defined] = csvRows(archive.get('definitions.csv') ?? '')
  expect(titles).toEqual(['Topic', 'Metric', 'Definition', 'Note'])
  expect(defined).toContainEqual([
    'Posts',
    'Reach',
    'Unique accounts that saw the post at least once (Instagram estimate).',
    '',
  ])
  expect([...archive.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([
    `pictures/${full.editor.id}.jpg`,
  ])

  const [order] = jsonOf(archive, 'orders')
  const [header = [], first = []] = csvRows(archive.get('csv/orders.csv') ?? '')
  expect(first[header.indexOf('total')]).toBe((Number(order?.total) / 100).toFixed(2))
  expect(order?.ordered_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('what is for people in an archive is in the language of its requester', async () => {
  const team = await used.api.newTeam()
  await used.api.request('PUT', '/me/profile', { token: team.token, body: { language: 'tr' } })
  const { id } = await made(team)
  const turkish = await archiveOf(team, id)
  const [titles, ...defined] = csvRows(turkish.get('definitions.csv') ?? '')
  expect(titles).toEqual(['Konu', 'Metrik', 'Tanım', 'Not'])
  expect(defined.map(([, name]) => name)).toContain('Erişim')
  const english = archive.get('README.txt') ?? ''
  const readMe = (turkish.get('README.txt') ?? '').split('\r\n').filter((line) => line !== '')
  expect(readMe[0]).toBe(`${team.name} takımının Tandem’deki tüm verileri`)
  expect(readMe.filter((line) => english.includes(line.trim()))).toEqual([])
  for (const [, { about }] of exportedTables) expect(readMe.join(' ')).not.toContain(about)
  // Names of columns are for programs.
  expect(csvRows(turkish.get('csv/orders.csv') ?? '')[0]).toEqual(
    csvRows(archive.get('csv/orders.csv') ?? '')[0],
  )
})

test('an archive contains no credentials and no private data', async () => {
  const text = [...archive.values()].join('\n')
  const { rows } = await sql<{ secret: string | null }>`
    select sealed as secret from store_credentials union select sealed from account_credentials
    union select secret from store_webhooks union select key from store_webhooks
    union select password_hash from logins union select token_hash from sessions
    union select token_hash from links union select sealed from mails`.execute(used.opened.database)
  const secrets = [
    ...rows.map(({ secret }) => secret),
    'ck_test',
    'cs_test',
    full.team.token,
    full.editor.token,
  ]
  const known = secrets.filter((secret) => secret !== null)
  expect(known.length).toBeGreaterThan(8)
  for (const secret of known) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/v1\.[\w-]{8}\.[\w-]{16}\./)
  expect(text).not.toContain(privateWords)
  expect(text.split(sharedWords).length).toBeGreaterThan(4)
})

test('the requester gets a mail with the page, and the file can be downloaded for five minutes with the permission', async () => {
  const { team_id, name } = await used.api.newTeam()
  const admin = await used.api.newUser(team_id, { role: 'admin' })
  const { id, bytes } = await made(admin)
  const [mail, ...others] = await used.api.mails(admin.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`The export of ${name} is ready`)
  expect(mail?.links).toContain('http://tandem.test/settings/team/data')
  const answer = await download(admin, id)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Team-\w+-tandem-\d{4}-\d\d-\d\d\.zip"/,
    ),
  })
  expect((await answer.arrayBuffer()).byteLength).toBe(bytes)

  const link = async () =>
    dataOf<{ url: string; expires_at: string }>(await ask(admin, 'POST', `/${id}/link`))
  const follow = (url: string) => used.api.fetch(new Request(`http://tandem.test${url}`))
  const { url, expires_at } = await link()
  expect(used.api.log.some(({ fields }) => String(fields.path).includes(url.slice(-40)))).toBe(false)
  const before = used.api.clock.now
  used.api.clock.now = new Date(Date.parse(expires_at) - 1)
  expect((await follow(url)).status).toBe(200)
  expect(await codeOf(await follow(url))).toBe('LINK_EXPIRED_OR_INVALID')
  used.api.clock.now = before
  const { url: late } = await link()
  used.api.clock.now = new Date(expires_at)
  expect(await codeOf(await follow(late))).toBe('LINK_EXPIRED_OR_INVALID')
  used.api.clock.now = before
  // One letter less is invalid.
  expect(await codeOf(await follow(late.slice(0, -1)))).toBe('LINK_EXPIRED_OR_INVALID')
  expect(await codeOf(await follow(`${url.slice(0, -40)}${'A'.repeat(40)}`))).toBe('LINK_EXPIRED_OR_INVALID')

  const { url: kept } = await link()
  await used.opened.database.updateTable('users').set({ role: 'editor' }).where('id', '=', admin.id).execute()
  expect(await codeOf(await follow(kept))).toBe('LINK_EXPIRED_OR_INVALID')

  const recorded = await used.opened.database
    .selectFrom('audit_entries')
    .select('action')
    .where('user_id', '=', admin.id)
    .orderBy('id')
    .execute()
  expect(new Set(recorded.map(({ action }) => action))).toEqual(
    new Set(['team_export.started', 'team_export.opened', 'team_export.downloaded']),
  )
})

describe('exporting', () => {
  const follow = (url: string) => used.api.fetch(new Request(`http://tandem.test${url}`))
  const linkOf = async (user: TestUser, id: number) =>
    (await dataOf<{ url: string }>(await ask(user, 'POST', `/${id}/link`))).url

  test('needs the password, unless the person just signed in', async () => {
    const start = used.api.clock.now
    const team = await used.api.newTeam()
    const provedUntil = async () =>
      ((await (await ask(team, 'GET')).json()) as { meta: { proved_until: string } }).meta.proved_until
    expect(await provedUntil()).toBe(new Date(start.getTime() + 600_000).toISOString())
    const { id } = await made(team)
    used.api.clock.now = new Date(start.getTime() + 600_000)
    for (const path of ['', `/${id}/link`]) {
      const needed = await ask(team, 'POST', path)
      expect((await errorOf(needed)).errors).toEqual({
        password: ['Enter your password to export the data of the team'],
      })
      expect(await codeOf(await ask(team, 'POST', path, { password: 'not-the-password' }))).toBe(
        'INVALID_PASSWORD',
      )
      expect((await ask(team, 'POST', path, { password: team.password })).ok).toBe(true)
    }
    await used.api.jobsSettled()
    used.api.clock.now = start
  })

  test('returns an address that works once among simultaneous callers, and then a new one', async () => {
    const team = await used.api.newTeam()
    const { id } = await made(team)
    const url = await linkOf(team, id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => follow(url)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
    const [second, third] = [await linkOf(team, id), await linkOf(team, id)]
    expect((await follow(second)).status).toBe(410)
    expect((await follow(third)).status).toBe(200)
  })

  test('returns an address that ends with the session that requested it, and with no other', async () => {
    const team = await used.api.newTeam()
    const admin = await used.api.newUser(team.team_id, { role: 'admin' })
    const { id } = await made(team)
    const url = await linkOf(admin, id)
    await used.api.request('GET', '/auth/login/logout', { token: admin.token })
    expect(await codeOf(await follow(url))).toBe('LINK_EXPIRED_OR_INVALID')
    const kept = await linkOf(team, id)
    await used.api.request('DELETE', `/users/${admin.id}`, { token: team.token })
    expect((await follow(kept)).status).toBe(200)
  })
})

test('somebody who lost the permission by then gets no mail', async () => {
  const { team_id } = await used.api.newTeam()
  const admin = await used.api.newUser(team_id, { role: 'admin' })
  const { enqueue } = used.api.dependencies.jobs
  used.api.dependencies.jobs.enqueue = async () => true
  expect((await ask(admin, 'POST')).status).toBe(202)
  used.api.dependencies.jobs.enqueue = enqueue
  await used.opened.database.updateTable('users').set({ role: 'viewer' }).where('id', '=', admin.id).execute()
  await makeExport(used.api.dependencies, { team_id }, new AbortController().signal)
  expect(await used.api.mails(admin.email)).toEqual([])
})

test('allows one export at a time; deleting a running one stops it and deletes what it wrote', async () => {
  const { team } = full
  const { database } = used.opened
  await inTeam(database, team.team_id, (db) => db.deleteFrom('team_exports').execute())
  const { enqueue } = used.api.dependencies.jobs
  used.api.dependencies.jobs.enqueue = async () => true
  const answers = await Promise.all([ask(team, 'POST'), ask(team, 'POST')])
  used.api.dependencies.jobs.enqueue = enqueue
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  for (const answer of answers) {
    if (answer.status === 409) expect(await codeOf(answer)).toBe('EXPORT_ALREADY_RUNNING')
  }
  const [open] = await list(team)
  expect(open).toMatchObject({ status: 'waiting', rows: 0, ready_at: null, expires_at: null, bytes: null })

  // Deleted by somebody after its first pages: its worker finds out at its next step.
  const watched = beforeTransaction(database, 12, async () =>
    expect((await ask(team, 'DELETE', `/${open?.id}`)).status).toBe(200),
  )
  const { dependencies } = used.api
  await makeExport({ ...dependencies, database: watched.database }, team, new AbortController().signal)
  expect(watched.begun()).toBeLessThan(40)
  expect(await list(team)).toEqual([])
})

test('one killed anywhere starts over and becomes one archive, and changes nothing when run again', async () => {
  const { team } = full
  const { dependencies } = used.api
  const { enqueue } = dependencies.jobs
  dependencies.jobs.enqueue = async () => true
  const { id } = await dataOf<TeamExport>(await ask(team, 'POST'))
  dependencies.jobs.enqueue = enqueue
  for (const at of [1, 2, 45]) {
    const { database, signal } = dyingDatabase(used.opened.database, at)
    await makeExport({ ...dependencies, database }, team, signal).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    expect((await list(team))[0]).toMatchObject({ id, ready_at: null })
  }
  await lookForRuns(dependencies, exportWorker)
  await enqueueExport(dependencies, team)
  await used.api.jobsSettled()
  const [last, ...others] = (await list(team)).filter((candidate) => candidate.id >= id)
  expect([last?.id, last?.status, others]).toEqual([id, 'ready', []])
  expect(jsonOf(await archiveOf(team, id), 'orders')).toHaveLength(12)
  await makeExport(dependencies, team, new AbortController().signal)
  expect((await list(team))[0]).toEqual(last)
})

test('one that meets a full disk stays in the queue, and is made once there is space', async () => {
  const { team } = full
  const { dependencies } = used.api
  const { enqueue } = dependencies.jobs
  dependencies.jobs.enqueue = async () => true
  const { id } = await dataOf<TeamExport>(await ask(team, 'POST'))
  dependencies.jobs.enqueue = enqueue
  const { signal } = new AbortController()
  const database = fullDiskAt(used.opened.database, 12)
  await expect(makeExport({ ...dependencies, database }, team, signal)).rejects.toThrow('No space left')
  expect((await list(team))[0]).toMatchObject({ id, status: 'running', error: null })
  await makeExport(dependencies, team, signal)
  expect((await list(team))[0]).toMatchObject({ id, status: 'ready', error: null })
})

test('a failed one says why and can be started again', async () => {
  const team = await used.api.newTeam()
  const { dependencies } = used.api
  const { secrets } = dependencies
  dependencies.secrets = { ...secrets, seal: () => Promise.reject(new Error('no key')) }
  expect(await made(team)).toMatchObject({
    status: 'failed',
    ready_at: null,
    error: expect.stringContaining('Start the export again'),
  })
  dependencies.secrets = secrets
  expect(await made(team)).toMatchObject({ status: 'ready', error: null })
  expect((await list(team)).map(({ status }) => status)).toEqual(['ready', 'failed'])
})

test('an archive is deleted after seven days', async () => {
  const team = await used.api.newTeam()
  const { id, expires_at } = await made(team)
  const before = used.api.clock.now
  expect(Date.parse(expires_at ?? '') - before.getTime()).toBe(7 * dayMs)
  used.api.clock.now = new Date(Date.parse(expires_at ?? ''))
  const later = await used.api.newUser(team.team_id, { role: 'admin' })
  expect(await list(later)).toEqual([])
  expect((await ask(later, 'POST', `/${id}/link`)).status).toBe(404)
  await lookForRuns(used.api.dependencies, exportWorker)
  const kept = await used.opened.database
    .selectFrom('team_exports')
    .select('id')
    .where('id', '=', id)
    .execute()
  expect(kept).toEqual([])
  used.api.clock.now = before
})

test.each(['editor', 'viewer'] as const)('the role %s exports nothing', async (role) => {
  const user = await used.api.newUser(full.team.team_id, { role })
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['POST', '/1/link'],
    ['DELETE', '/1'],
  ] as const) {
    expect((await ask(user, method, path)).status, `${method} ${path}`).toBe(403)
  }
})
