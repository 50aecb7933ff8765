import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { AuditEntry, PageMeta } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { mailedLink } from '../../testing/mailed-link.ts'
import { dataOf, errorOf } from '../../testing/read-answer.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import type { AuditAction } from './actions.ts'
import { auditActions } from './actions.ts'
import { recordAudit } from './audit.ts'

const used = useTestApi()

let team: TestTeam
let ayse: TestUser
let mert: TestUser

const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}Z`)

async function record(
  user_id: number | null,
  action: AuditAction,
  when: Date,
  more: {
    subject_name?: string
    subject_id?: number
    details?: Record<string, unknown>
    address?: string
    of?: TestTeam
  } = {},
) {
  const { subject_name = null, subject_id = 7, details = {}, address = '198.51.100.7', of = team } = more
  await inTeam(used.opened.database, of.team_id, (db) =>
    recordAudit(db, {
      action,
      subject: action.split('.')[0] ?? '',
      subject_id,
      subject_name,
      details,
      at: when,
      user_id,
      address,
      request_id: 'request-1',
    }),
  )
}

beforeAll(async () => {
  team = await used.api.newTeam({ user_name: 'Olga Owner' })
  ayse = await used.api.newUser(team.team_id, { role: 'admin', name: 'Ayşe Yılmaz' })
  mert = await used.api.newUser(team.team_id, { name: 'Mert Aydın' })
  await record(ayse.id, 'store.created', at('2026-03-01'), { subject_name: 'Oak Workshop' })
  await record(mert.id, 'store.updated', at('2026-03-02'), {
    subject_name: 'Oak Workshop',
    details: { name: { before: 'Oak', after: 'Oak Workshop' } },
  })
  // After midnight in Istanbul, the team's time zone.
  await record(mert.id, 'account.tracked', at('2026-03-02', '21:30:00'), { subject_name: '@studio_100%' })
  await record(ayse.id, 'account.deleted', at('2026-03-04'), { subject_name: '@oak' })
  await record(null, 'team_export.finished', at('2026-03-05'), { address: 'unknown' })
})

async function listed(query: string, token = team.token) {
  const response = await used.api.request('GET', `/audit?${query}`, { token })
  expect(response.status).toBe(200)
  return (await response.json()) as { data: AuditEntry[]; meta: PageMeta }
}

const actionsOf = async (query: string) => (await listed(query)).data.map(({ action }) => action)

test('lists the latest first, with who did it, to what, and from where', async () => {
  const { data, meta } = await listed('per_page=4')
  expect(data[3]).toEqual({
    id: expect.any(Number),
    at: '2026-03-02T12:00:00.000Z',
    actor: { id: mert.id, name: 'Mert Aydın', email: mert.email },
    action: 'store.updated',
    description: 'Changed a store',
    subject: 'store',
    subject_id: 7,
    subject_name: 'Oak Workshop',
    details: { name: { before: 'Oak', after: 'Oak Workshop' } },
    address: '198.51.100.7',
    request_id: 'request-1',
  })
  // A request that came over no network has no address.
  expect(data[0]).toMatchObject({ actor: null, address: null })
  expect(meta).toMatchObject({ total: 5, last_page: 2, total_is_capped: false })
  expect(await actionsOf('sort=at&per_page=2&page=3')).toEqual(['team_export.finished'])
})

test.each([
  ['one person', () => `user_id=${mert.id}`, ['account.tracked', 'store.updated']],
  [
    'several people',
    () => `user_id=${mert.id},${ayse.id}&sort=at`,
    ['store.created', 'store.updated', 'account.tracked', 'account.deleted'],
  ],
  ['somebody who did nothing', () => `user_id=${team.id}`, []],
  ['one action', () => 'action=account.tracked', ['account.tracked']],
  ['several actions', () => 'action=store.created,account.deleted', ['account.deleted', 'store.created']],
  [
    'people and actions',
    () => `user_id=${ayse.id},${mert.id}&action=store.created,account.tracked`,
    ['account.tracked', 'store.created'],
  ],
  ['an action that nobody knows', () => 'action=store.eaten', []],
  [
    'days, which are those of the team',
    () => 'date_from=2026-03-03&date_to=2026-03-04',
    ['account.deleted', 'account.tracked'],
  ],
  ['a person and a day', () => `user_id=${mert.id}&date_to=2026-03-02`, ['store.updated']],
  ['a name, however it is written', () => 'search_term=AYSE+yilm', ['account.deleted', 'store.created']],
  ['an address', () => `search_term=${mert.email.slice(0, 30)}`, ['account.tracked', 'store.updated']],
  ['what it was done to', () => 'search_term=oak', ['account.deleted', 'store.updated', 'store.created']],
  ['an action, by the words that people read', () => 'search_term=Started+TRACK', ['account.tracked']],
  ['an action, by its Turkish words', () => 'search_term=hesabi+sil', ['account.deleted']],
  [
    'an action that a word and a choice have',
    () => 'search_term=store&action=store.created',
    ['store.created'],
  ],
  ['a part of a word that is too short', () => 'search_term=tr', []],
  ['what is a sign to the database', () => 'search_term=100%25', ['account.tracked']],
  ['a term and a person', () => `search_term=oak&user_id=${mert.id}`, ['store.updated']],
  [
    'a term, actions and days',
    () => 'search_term=oak&action=store.updated,account.deleted&date_from=2026-03-03&sort=at',
    ['account.deleted'],
  ],
])('is narrowed to %s', async (_, query, expected) => {
  expect(await actionsOf(query())).toEqual(expected)
})

test('sign-ins are hidden, or shown alone', async () => {
  const of = await used.api.newTeam()
  const actions = [
    'store.created',
    'session.started',
    'session.refused',
    'session.ended',
    'session.revoked',
  ] as const
  for (const [index, action] of actions.entries())
    await record(of.id, action, at(`2026-03-0${index + 1}`), { of })
  const found = async (query: string) => (await listed(query, of.token)).data.map(({ action }) => action)
  expect(await found('sign_ins=hidden')).toEqual(['session.revoked', 'store.created'])
  // An action of a newer version, which this one doesn't know.
  await record(of.id, 'rocket.launched' as AuditAction, at('2026-03-06'), { of })
  expect(await found('sign_ins=hidden')).toEqual(['rocket.launched', 'session.revoked', 'store.created'])
  expect(await found('sign_ins=only')).toEqual(['session.ended', 'session.refused', 'session.started'])
  expect(await found('sign_ins=only&action=session.refused,store.created')).toEqual(['session.refused'])
  expect(await found('sign_ins=hidden&search_term=signed')).toEqual(['session.revoked'])
  expect(await found('sign_ins=only&action=store.created')).toEqual([])
  expect(await found(`sign_ins=hidden&user_id=${of.id}&date_to=2026-03-04`)).toEqual(['store.created'])
})

test.each([
  ['user_id=0', 'user_id.0'],
  ['user_id=x', 'user_id.0'],
  ['user_id=999999999', 'user_id'],
  [`user_id=${Array.from({ length: 51 }, (_, index) => index + 1).join(',')}`, 'user_id'],
  ['action=', 'action.0'],
  ['date_from=2026-02-30', 'date_from'],
  ['date_from=2026-03-04&date_to=2026-03-01', 'date_to'],
  ['sort=action', 'sort'],
  ['sign_ins=none', 'sign_ins'],
  ['search_term=%00', 'search_term'],
  ['actor=1', 'actor'],
])('%s is refused on its field', async (query, field) => {
  const response = await used.api.request('GET', `/audit?${query}`, { token: team.token })
  expect(response.status).toBe(422)
  expect(Object.keys((await errorOf(response)).errors ?? {})).toEqual([field])
})

test('keeps a removed person by name, without an id, and finds them', async () => {
  const gone = await used.api.newUser(team.team_id, { name: 'Gül Gitti' })
  await record(gone.id, 'note.deleted', at('2026-02-01'))
  await used.opened.database.deleteFrom('logins').where('user_id', '=', gone.id).execute()
  await used.opened.database.deleteFrom('sessions').where('user_id', '=', gone.id).execute()
  await inTeam(used.opened.database, team.team_id, (db) =>
    db.deleteFrom('users').where('id', '=', gone.id).execute(),
  )
  for (const query of ['search_term=gitti', `user_id=${gone.id}`]) {
    const { data } = await listed(query)
    expect(data.map(({ actor }) => actor)).toEqual([{ id: null, name: 'Gül Gitti', email: gone.email }])
  }
})

test('finds people who acted on themselves by name', async () => {
  await used.api.request('GET', '/auth/login/logout', { token: mert.token })
  const [entry] = (await listed(`action=session.ended&user_id=${mert.id}`)).data
  expect(entry).toMatchObject({ subject: 'user', subject_id: mert.id, subject_name: 'Mert Aydın' })
})

test('has words for everything that can be recorded', async () => {
  const response = await used.api.request('GET', '/audit/actions', { token: ayse.token })
  const actions = await dataOf<{ action: string; description: string }[]>(response)
  expect(Object.fromEntries(actions.map(({ action, description }) => [action, description]))).toEqual(
    auditActions,
  )
  for (const { action, description } of actions) {
    expect(action).toMatch(/^[a-z_]+\.[a-z_]+$/)
    expect(description).toMatch(/^[A-Z][^.]+$/)
  }
})

test('exports what the view shows, safe for spreadsheets, and records it before it begins', async () => {
  await record(ayse.id, 'saved_filter.created', at('2026-01-05', '21:30:00'), {
    subject_name: '=HYPERLINK("http://evil.test")',
    details: { list: 'orders' },
  })
  const filter = { user_id: [ayse.id], date_to: '2026-03-01' }
  const body = { filter, columns: ['at', 'actor', 'action', 'subject', 'details', 'address', 'request_id'] }
  const response = await used.api.request('POST', '/audit/export', { token: ayse.token, body })
  expect(response.headers.get('content-disposition')).toMatch(/audit-log-\d{4}-\d\d-\d\d\.csv/)
  expect(csvRows(await response.text())).toEqual([
    // prettier-ignore
    ['At (Europe/Istanbul)', 'Who', 'Email', 'Action', 'Description', 'Subject', 'Subject ID', 'Subject name', 'Details', 'Address', 'Request ID'],
    // prettier-ignore
    ['2026-03-01 15:00:00', 'Ayşe Yılmaz', ayse.email, 'store.created', 'Connected store', 'store', '7', 'Oak Workshop', '', '198.51.100.7', 'request-1'],
    // prettier-ignore
    ['2026-01-06 00:30:00', 'Ayşe Yılmaz', ayse.email, 'saved_filter.created', 'Shared a filter', 'saved_filter', '7', `'=HYPERLINK("http://evil.test")`, '{"list":"orders"}', '198.51.100.7', 'request-1'],
  ])
  const [entry] = (await listed('action=list.exported')).data
  expect(entry).toMatchObject({ subject_name: 'audit log', details: { filter } })

  const searched = { filter: { search_term: 'hyperlink' }, columns: ['action'] }
  const found = await used.api.request('POST', '/audit/export', { token: ayse.token, body: searched })
  expect(csvRows(await found.text()).slice(1)).toEqual([['saved_filter.created', 'Shared a filter']])
  const byWords = { filter: { search_term: 'filtre paylaş' }, columns: ['action'] }
  const same = await used.api.request('POST', '/audit/export', { token: ayse.token, body: byWords })
  expect(csvRows(await same.text()).slice(1)).toEqual([['saved_filter.created', 'Shared a filter']])
})

test("shows nothing to another team, which can't filter by its people", async () => {
  const other = await used.api.newTeam()
  expect((await listed('', other.token)).data).toEqual([])
  expect((await listed('search_term=oak', other.token)).data).toEqual([])
  const foreign = await used.api.request('GET', `/audit?user_id=${mert.id}`, { token: other.token })
  expect(foreign.status).toBe(422)
  const body = { filter: { user_id: [mert.id] }, columns: ['at'] }
  expect((await used.api.request('POST', '/audit/export', { token: other.token, body })).status).toBe(422)
})

describe('a failed sign-in', () => {
  const signIn = (email: string, password: string) =>
    used.api.request('POST', '/auth/login', { body: { email, password } })

  test("is recorded for the account's team, without the input", async () => {
    const target = await used.api.newUser(team.team_id, { name: 'Target' })
    expect((await signIn(target.email, 'guessed-password-1')).status).toBe(400)
    const { data } = await listed(`user_id=${target.id}`)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      action: 'session.refused',
      actor: { id: target.id, name: 'Target' },
      subject_name: 'Target',
      details: { reason: 'password' },
      address: '192.0.2.1',
    })
    expect(JSON.stringify(data)).not.toContain('guessed')
    expect((await signIn(target.email, target.password)).status).toBe(200)
    expect(await actionsOf(`user_id=${target.id}`)).toEqual(['session.started', 'session.refused'])
  })

  test('of somebody deactivated says so, and an unknown address stores nothing', async () => {
    const inactive = await used.api.newUser(team.team_id, { status: 'inactive' })
    expect((await signIn(inactive.email, inactive.password)).status).toBe(403)
    expect((await listed(`user_id=${inactive.id}`)).data[0]?.details).toEqual({ reason: 'deactivated' })
    const count = () =>
      used.opened.database
        .selectFrom('audit_entries')
        .select(sql<number>`count(*)`.as('rows'))
        .execute()
    const before = await count()
    expect((await signIn('nobody-at-all@example.test', 'some-password')).status).toBe(400)
    expect(await count()).toEqual(before)
  })
})

test('a new password by link is recorded for its owner', async () => {
  const owner = await used.api.newUser(team.team_id, { name: 'Forgetful' })
  const post = (path: string, body: object) =>
    used.api.request('POST', `/auth/login/forgot-password${path}`, { body })
  await post('', { email: owner.email })
  const { user_id, hash } = await mailedLink(used.api, owner.email)
  const { token } = await dataOf<{ token: string }>(await post('/verify', { user_id, hash }))
  const body = { user_id, token, password: 'plum-harbour-19' }
  expect((await post('/reset-password', body)).status).toBe(200)
  const { data } = await listed(`user_id=${owner.id}`)
  expect(data).toMatchObject([{ action: 'password.reset', subject_name: 'Forgetful', details: {} }])
})

describe('with the role of requests', () => {
  test.each([
    ['changed', sql`update audit_entries set action = 'x'`],
    ['deleted', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
    [
      'written over',
      sql`insert into audit_entries as e (id, at, action, subject, details, search_text)
      overriding system value select id, at, 'x', subject, details, '' from audit_entries limit 1
      on conflict (team_id, id) do update set action = 'x'`,
    ],
  ])('no entry can be %s', async (_, statement) => {
    const work = inTeam(used.opened.database, team.team_id, (db) => statement.execute(db))
    await expect(work).rejects.toThrow(/permission denied/)
  })

  test.runIf(inject('database') === 'postgres')(
    'no permission to change entries was granted, directly or to everyone',
    async () => {
      const { rows } = await sql<{ right: string }>`
      select distinct privilege_type as right from information_schema.role_table_grants
      where table_name = 'audit_entries' and grantee in ('tandem_app', 'PUBLIC') order by 1`.execute(
        used.opened.database,
      )
      expect(rows.map(({ right }) => right)).toEqual(['INSERT', 'SELECT'])
    },
  )
})
