import { beforeAll, expect, test } from 'vitest'
import type { SavedFilter, User } from '@tandem/api-contract'
import { errorOf } from '../../testing/read-answer.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
let team: TestTeam
let editor: TestUser
let viewer: TestUser

beforeAll(async () => {
  team = await used.api.newTeam()
  editor = await used.api.newUser(team.team_id, { role: 'editor' })
  viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
})

const request = (method: string, path: string, user: TestUser, body?: unknown) =>
  used.api.request(method, path, { token: user.token, ...(body !== undefined && { body }) })
const dataOf = async <Data>(answer: Response) => ((await answer.json()) as { data: Data }).data
const keep = (user: TestUser, name: string, rest: object = {}) =>
  request('POST', '/filters', user, { name, list: 'orders', search: 'status=failed', ...rest })
const kept = async (user: TestUser, name: string, rest: object = {}) => {
  const answer = await keep(user, name, rest)
  expect(answer.status).toBe(201)
  return dataOf<SavedFilter>(answer)
}
const names = async (user: TestUser, list = 'orders') =>
  (await dataOf<SavedFilter[]>(await request('GET', `/filters?list=${list}`, user))).map(({ name }) => name)

test('keeps filters of every list that has them, and refuses others', async () => {
  const { token } = await used.api.newTeam()
  const answers = ['tracker', 'people', 'notes', 'audit', 'discount-codes'].map((list) =>
    used.api.request('POST', '/filters', { token, body: { name: 'Usual', list, search: '' } }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 422])
})

test('shows a filter to its creator or to the team, newest first', async () => {
  const search = 'status=own%2C%20status&date_from=2026-01-01&futureField=%F0%9F%8E%89'
  const own = await kept(viewer, 'Mine', { search })
  expect(own).toMatchObject({
    name: 'Mine',
    list: 'orders',
    search,
    visible_to_team: false,
    can_change: true,
  })
  const shared = await kept(editor, 'Ours', { visible_to_team: true })
  await kept(viewer, 'Elsewhere', { list: 'customers' })
  expect(await names(viewer)).toEqual(['Ours', 'Mine'])
  expect(await names(team)).toEqual(['Ours'])
  expect(await names(viewer, 'customers')).toEqual(['Elsewhere'])
  const [seen] = await dataOf<SavedFilter[]>(await request('GET', '/filters?list=orders', viewer))
  expect(seen).toMatchObject({ id: shared.id, can_change: false })

  const renamed = await request('PUT', `/filters/${own.id}`, viewer, { name: 'Mine again' })
  expect(await dataOf<SavedFilter>(renamed)).toMatchObject({
    name: 'Mine again',
    search,
    visible_to_team: false,
  })
  expect(await dataOf<SavedFilter>(await request('DELETE', `/filters/${own.id}`, viewer))).toMatchObject({
    name: 'Mine again',
    search,
  })
  expect(await names(viewer)).toEqual(['Ours'])
})

test('lets people who may share change shared filters of others, and hides private ones', async () => {
  const shared = await kept(team, 'Shared by the boss', { visible_to_team: true, list: 'products' })
  const hidden = await kept(team, 'Hidden', { list: 'products' })
  for (const [method, body] of [
    ['PUT', { name: 'Renamed' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await request(method, `/filters/${shared.id}`, viewer, body)).status).toBe(403)
    expect((await request(method, `/filters/${hidden.id}`, editor, body)).status).toBe(404)
    expect((await request(method, `/filters/${shared.id}`, editor, body)).status).toBe(200)
  }
  const refused = await keep(viewer, 'For all', { visible_to_team: true })
  expect(refused.status).toBe(422)
  expect(Object.keys((await errorOf(refused)).errors ?? {})).toEqual(['visible_to_team'])
  const own = await kept(viewer, 'Own', { list: 'products' })
  const shares = await request('PUT', `/filters/${own.id}`, viewer, { name: 'Own', visible_to_team: true })
  expect(shares.status).toBe(422)
  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select('action')
    .where('team_id', '=', team.team_id)
    .where('subject', '=', 'saved_filter')
    .where('subject_id', 'in', [shared.id, hidden.id, own.id])
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'saved_filter.created',
    'saved_filter.updated',
    'saved_filter.deleted',
  ])
})

test('who may share no more changes what the team sees only for themselves', async () => {
  const maker = await used.api.newUser(team.team_id, { role: 'editor' })
  const { id } = await kept(maker, 'Shared once', { visible_to_team: true, list: 'customers' })
  await used.opened.database.updateTable('users').set({ role: 'viewer' }).where('id', '=', maker.id).execute()
  const change = { name: 'Something else', search: 'status=failed' }
  const refused = await request('PUT', `/filters/${id}`, maker, change)
  expect(refused.status).toBe(422)
  expect(Object.keys((await errorOf(refused)).errors ?? {})).toEqual(['visible_to_team'])
  expect(await names(viewer, 'customers')).toContain('Shared once')
  const taken = await request('PUT', `/filters/${id}`, maker, { ...change, visible_to_team: false })
  expect(taken.status).toBe(200)
  expect(await names(viewer, 'customers')).not.toContain('Something else')
})

test.each([
  ['Large', ' large '],
  ['Café', 'CAFE\u0301'],
  ['Two  words', 'two words'],
])('treats %j and %j as one name, and repeats it in the message', async (one, other) => {
  const user = await used.api.newTeam()
  const colleague = await used.api.newUser(user.team_id, { role: 'viewer' })
  const { id } = await kept(user, one, { visible_to_team: true })
  for (const who of [user, colleague]) {
    const refused = await keep(who, other)
    expect(refused.status).toBe(422)
    expect((await errorOf(refused)).errors).toEqual({
      name: [`You already have a filter named “${other.trim()}”`],
    })
  }
  expect((await keep(user, other, { list: 'products' })).status).toBe(201)
  expect((await request('PUT', `/filters/${id}`, user, { name: other })).status).toBe(200)
})

test('keeps one of two with the same name saved at the same time, and allows a hundred per list', async () => {
  const user = await used.api.newTeam()
  const answers = await Promise.all(['Daily', 'DAILY', 'daily '].map((name) => keep(user, name)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  await used.opened.database
    .insertInto('saved_filters')
    .values(
      Array.from({ length: 99 }, (_, index) => ({
        team_id: user.team_id,
        user_id: user.id,
        list: 'orders' as const,
        name: `F${index}`,
        name_key: `f${index}`,
        search: '',
        visible_to_team: false,
        created_at: used.api.clock.now,
      })),
    )
    .execute()
  const refused = await keep(user, 'One more')
  expect((await errorOf(refused)).errors).toEqual({ name: ['At most 100 filters are kept for a list'] })
  expect((await keep(user, 'One more', { list: 'customers' })).status).toBe(201)
})

test.each([
  ['name', ''],
  ['name', 'x'.repeat(61)],
  ['search', 'x'.repeat(2001)],
  ['search', 'a\u0000'],
  ['list', 'stores'],
  ['visible_to_team', 1],
])('refuses %s of %j with an error on its field', async (field, value) => {
  const answer = await keep(editor, 'Sound', { [field]: value })
  expect(answer.status).toBe(422)
  expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field])
})

/** What opens a list for everybody in the team, as a person reads it. */
const opens = async (user: TestUser) =>
  (await dataOf<User>(await request('GET', '/me', user))).team.default_filters
const setDefault = (user: TestUser, id: number, is_team_default: unknown = true) =>
  request('PUT', `/filters/${id}/team-default`, user, { is_team_default })

test('an admin chooses the one shared filter that opens a list for everybody, or none', async () => {
  const boss = await used.api.newTeam()
  const admin = await used.api.newUser(boss.team_id, { role: 'admin' })
  const reader = await used.api.newUser(boss.team_id, { role: 'viewer' })
  const share = (name: string, list = 'orders') => kept(boss, name, { visible_to_team: true, list })
  const [first, second, other] = [
    await share('First'),
    await share('Second'),
    await share('Of posts', 'posts'),
  ]
  expect(await dataOf(await setDefault(admin, first.id))).toMatchObject({ id: first.id, name: 'First' })
  await setDefault(boss, other.id)
  expect((await setDefault(admin, second.id)).status).toBe(200)
  const both = [
    { list: 'orders', id: second.id },
    { list: 'posts', id: other.id },
  ]
  for (const user of [boss, admin, reader]) expect(await opens(user)).toEqual(both)
  // What is so already changes and records nothing.
  await setDefault(admin, second.id)
  await setDefault(admin, first.id, false)
  expect(await opens(reader)).toEqual(both)
  await setDefault(admin, second.id, false)
  expect(await opens(reader)).toEqual([{ list: 'posts', id: other.id }])
  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'details'])
    .where('team_id', '=', boss.team_id)
    .where('action', 'like', 'saved_filter.default%')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action, subject_id, details }) => [action, subject_id, details])).toEqual([
    ['saved_filter.default_set', first.id, { list: 'orders' }],
    ['saved_filter.default_set', other.id, { list: 'posts' }],
    ['saved_filter.default_set', second.id, { list: 'orders' }],
    ['saved_filter.default_cleared', second.id, { list: 'orders' }],
  ])
})

test('two admins who choose at the same time leave one default', async () => {
  const boss = await used.api.newTeam()
  const admin = await used.api.newUser(boss.team_id, { role: 'admin' })
  const [one, two] = [
    await kept(boss, 'One', { visible_to_team: true }),
    await kept(boss, 'Two', { visible_to_team: true }),
  ]
  const answers = await Promise.all([setDefault(boss, one.id), setDefault(admin, two.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await opens(boss)).toHaveLength(1)
})

test('a filter that is private, deleted or taken back opens no list of the team', async () => {
  const boss = await used.api.newTeam()
  const editing = await used.api.newUser(boss.team_id, { role: 'editor' })
  const own = await kept(boss, 'My own')
  const refused = await setDefault(boss, own.id)
  expect(refused.status).toBe(422)
  expect((await errorOf(refused)).errors).toEqual({
    is_team_default: ['Share the filter with the team first'],
  })
  const hidden = await kept(editing, 'Of the editor')
  expect((await setDefault(boss, hidden.id)).status).toBe(404)

  const shared = await kept(editing, 'Shared', { visible_to_team: true })
  await setDefault(boss, shared.id)
  const share = (visible_to_team: boolean) =>
    request('PUT', `/filters/${shared.id}`, editing, { name: 'Shared', visible_to_team })
  await share(false)
  expect(await opens(boss)).toEqual([])
  await share(true)
  expect(await opens(boss)).toEqual([])
  await setDefault(boss, shared.id)
  await request('DELETE', `/filters/${shared.id}`, editing)
  expect(await opens(boss)).toEqual([])
  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .where('team_id', '=', boss.team_id)
    .where('action', 'in', ['saved_filter.updated', 'saved_filter.deleted'])
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    { details: { is_team_default: { before: true, after: false } } },
    { action: 'saved_filter.updated' },
    { action: 'saved_filter.deleted', details: { is_team_default: true } },
  ])
})

test('the default of a team stays when its maker leaves the team', async () => {
  const boss = await used.api.newTeam()
  const maker = await used.api.newUser(boss.team_id, { role: 'editor' })
  const { id } = await kept(maker, 'Stays', { visible_to_team: true })
  await setDefault(boss, id)
  expect((await request('DELETE', `/users/${maker.id}`, boss)).status).toBe(200)
  expect(await opens(boss)).toEqual([{ list: 'orders', id }])
})

test("the default of a team isn't for editors, other teams or strangers, and is a yes or a no", async () => {
  const { id } = await kept(team, 'Ours alone', { visible_to_team: true, list: 'posts' })
  const stranger = await used.api.newTeam()
  expect((await setDefault(editor, id)).status).toBe(403)
  expect((await setDefault(stranger, id)).status).toBe(404)
  const body = { is_team_default: true }
  expect((await used.api.request('PUT', `/filters/${id}/team-default`, { body })).status).toBe(401)
  for (const value of [1, 'true', null, [true], {}]) {
    const answer = await setDefault(team, id, value)
    expect(answer.status).toBe(422)
    expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual(['is_team_default'])
  }
  for (const path of ['x', '0', '-1', '9'.repeat(30)])
    expect((await request('PUT', `/filters/${path}/team-default`, team, body)).status).toBeGreaterThanOrEqual(
      404,
    )
  expect(await opens(team)).toEqual([])
})
