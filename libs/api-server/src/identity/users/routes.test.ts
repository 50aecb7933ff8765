import { expect, test } from 'vitest'
import type { TeamUser } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { findNotes } from '../../workspace/notes/queries.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { newPerson } from './person-row.ts'

const used = useTestApi()

const call = (method: string, path: string, { token }: { token: string }, body?: unknown) =>
  used.api.request(method, path, { token, ...(body !== undefined && { body }) })

const personOf = async (as: { token: string }, id: number) =>
  dataOf<TeamUser>(await call('GET', `/users/${id}`, as))
const put = (as: { token: string }, id: number, changes: object) => call('PUT', `/users/${id}`, as, changes)
const login = ({ email, password }: TestUser) =>
  used.api.request('POST', '/auth/login', { body: { email, password } })

async function audited(team: TestTeam) {
  return used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'subject_name', 'details'])
    .where('team_id', '=', team.team_id)
    .where('subject', '=', 'user')
    .where('action', 'not like', 'session.%')
    .orderBy('id')
    .execute()
}

test('a new role applies with the next request, is stored with its time, and recorded', async () => {
  const team = await used.api.newTeam()
  const user = await used.api.newUser(team.team_id, { role: 'viewer', name: 'Ida Holm' })
  const before = await personOf(team, user.id)
  expect(await codeOf(await put(user, team.id, { role: 'viewer' }))).toBe('FORBIDDEN')
  const changed = await dataOf<TeamUser>(
    await put(team, user.id, { role: 'admin', seen_at: before.updated_at }),
  )
  const { updated_at, last_active_at } = changed
  expect(changed).toEqual({ ...before, role: 'admin', updated_at, last_active_at })
  expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
  expect((await put(user, team.id, { role: 'viewer' })).status).toBe(422)
  expect(await audited(team)).toEqual([
    {
      action: 'user.role_changed',
      subject_id: user.id,
      subject_name: 'Ida Holm',
      details: { role: { before: 'viewer', after: 'admin' } },
    },
  ])
  // Unchanged values aren't a change.
  expect(await dataOf<TeamUser>(await put(team, user.id, { role: 'admin' }))).toEqual(changed)
  expect(await audited(team)).toHaveLength(1)
})

test.each(['inactive', 'archived'] as const)(
  'somebody who becomes %s is signed out everywhere immediately, and can sign in again with the old password when active',
  async (status) => {
    const team = await used.api.newTeam()
    const user = await used.api.newUser(team.team_id)
    const second = await dataOf<{ user: { personal_access_token: string } }>(await login(user))
    const tokens = [user.token, second.user.personal_access_token]
    await used.api.request('POST', '/auth/login/forgot-password', { body: { email: user.email } })
    await call('POST', '/me/update-email', user, { email: `new-${user.email}` })
    expect((await put(team, user.id, { status })).status).toBe(200)
    for (const token of tokens)
      expect(await codeOf(await call('GET', '/me', { token }))).toBe('UNAUTHENTICATED')
    expect(await codeOf(await login(user))).toBe('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
    const links = await used.opened.database
      .selectFrom('links')
      .select('kind')
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .execute()
    expect(links).toEqual([])

    expect((await put(team, user.id, { status: 'active' })).status).toBe(200)
    expect((await login(user)).status).toBe(200)
    for (const token of tokens) expect((await call('GET', '/me', { token })).status).toBe(401)
    expect((await audited(team)).map(({ action }) => action).slice(-2)).toEqual([
      `user.${status === 'inactive' ? 'deactivated' : status}`,
      'user.activated',
    ])
  },
)

test("nobody changes their own role or status, or the super admin's", async () => {
  const team = await used.api.newTeam()
  const admin = await used.api.newUser(team.team_id, { role: 'admin' })
  const refusals = [
    [admin, admin, { role: 'viewer' }, { role: ['You can’t change your own role. Ask another admin.'] }],
    [
      admin,
      admin,
      { status: 'inactive' },
      { status: ['You can’t change your own status. Ask another admin.'] },
    ],
    [admin, team, { role: 'viewer' }, { role: ['Transfer ownership first'] }],
    [admin, team, { status: 'archived' }, { status: ['The super admin of a team is always active'] }],
    [team, team, { role: 'admin' }, { role: ['You can’t change your own role. Ask another admin.'] }],
    [team, admin, { role: 'super_admin' }, { role: ['Please choose a role'] }],
    [team, admin, { status: 'pending' }, { status: ['Please choose a status'] }],
  ] as const
  for (const [caller, target, changes, errors] of refusals) {
    const answer = await put(caller, target.id, changes)
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).errors).toEqual(errors)
  }
  expect((await put(team, admin.id, {})).status).toBe(422)
  expect((await put(team, admin.id, { name: 'Mine' })).status).toBe(422)
  expect(await audited(team)).toEqual([])
})

test('of two admins who change somebody simultaneously one is told that they have changed in the meantime', async () => {
  const team = await used.api.newTeam()
  const admin = await used.api.newUser(team.team_id, { role: 'admin' })
  const user = await used.api.newUser(team.team_id, { role: 'viewer' })
  const { updated_at: seen_at } = await personOf(team, user.id)
  const answers = await Promise.all([
    put(team, user.id, { role: 'editor', seen_at }),
    put(admin, user.id, { status: 'inactive', seen_at }),
    put(admin, user.id, { role: 'admin', seen_at }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const won = answers.findIndex(({ status }) => status === 200)
  expect(await personOf(team, user.id)).toMatchObject(
    [
      { role: 'editor', status: 'active' },
      { role: 'viewer', status: 'inactive' },
      { role: 'admin', status: 'active' },
    ][won]!,
  )
  for (const answer of answers.filter(({ status }) => status === 409)) {
    expect(await codeOf(answer)).toBe('CHANGED_MEANWHILE')
  }
  expect(await audited(team)).toHaveLength(1)
})

test('of two admins who deactivate each other simultaneously one stays', async () => {
  const team = await used.api.newTeam()
  const [one, two] = [
    await used.api.newUser(team.team_id, { role: 'admin' }),
    await used.api.newUser(team.team_id, { role: 'admin' }),
  ]
  const answers = await Promise.all([
    put(one, two.id, { status: 'inactive' }),
    put(two, one.id, { status: 'inactive' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test("a removed person's own data is deleted, and their shared data stays without an author", async () => {
  const team = await used.api.newTeam()
  const user = await used.api.newUser(team.team_id, { role: 'editor', name: 'Ida Holm' })
  const filter = (name: string, visible_to_team: boolean) =>
    call('POST', '/filters', user, { name, list: 'orders', search: 'status=completed', visible_to_team })
  for (const [name, isShared] of [
    ['Ours', true],
    ['Mine', false],
  ] as const)
    await filter(name, isShared)
  await call('PUT', '/me/meta', user, { theme: 'dark' })
  await call('POST', '/favorites/categories', user, { name: 'Best', type: 'store' })
  await inTeam(used.opened.database, team.team_id, (db) =>
    db
      .insertInto('notes')
      .values(
        [true, false].map((visible_to_team) => ({
          user_id: user.id,
          notable_type: 'store' as const,
          notable_id: 1,
          content: 'A note',
          visible_to_team,
          created_at: used.api.clock.now,
          updated_at: used.api.clock.now,
        })),
      )
      .execute(),
  )
  await used.opened.database
    .insertInto('social_identities')
    .values({
      provider: 'google',
      subject: user.email,
      team_id: team.team_id,
      user_id: user.id,
      created_at: used.api.clock.now,
    })
    .execute()

  expect(await dataOf(await call('DELETE', `/users/${user.id}`, team))).toEqual({ id: user.id })
  expect((await call('GET', '/me', user)).status).toBe(401)
  expect(await codeOf(await login(user))).toBe('INVALID_CREDENTIALS')
  const { database } = used.opened
  for (const table of [
    'logins',
    'sessions',
    'social_identities',
    'user_metas',
    'favorite_categories',
    'links',
  ] as const) {
    const rows = await database
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', user.id)
      .where('team_id', '=', team.team_id)
      .execute()
    expect(rows, table).toEqual([])
  }
  for (const table of ['notes', 'saved_filters'] as const) {
    const rows = await database
      .selectFrom(table)
      .select(['user_id', 'visible_to_team'])
      .where('team_id', '=', team.team_id)
      .execute()
    expect(rows, table).toEqual([{ user_id: null, visible_to_team: true }])
  }
  const filters = await dataOf<{ name: string }[]>(await call('GET', '/filters?list=orders', team))
  expect(filters.map(({ name }) => name)).toEqual(['Ours'])
  const notes = await inTeam(database, team.team_id, (db) =>
    findNotes(db, team.id, { notable_type: 'store', notable_id: 1 }),
  )
  expect(notes.map(({ author }) => author)).toEqual([null])
  expect((await audited(team)).at(-1)).toEqual({
    action: 'user.removed',
    subject_id: user.id,
    subject_name: 'Ida Holm',
    details: { role: 'editor' },
  })
  expect(await codeOf(await call('DELETE', `/users/${user.id}`, team))).toBe('MODEL_NOT_FOUND')
  // The address is free again.
  expect(
    (await call('POST', '/users/invite', team, { name: 'Ida', email: user.email, role: 'viewer' })).status,
  ).toBe(201)
})

test('nobody removes themselves or the super admin', async () => {
  const team = await used.api.newTeam()
  const admin = await used.api.newUser(team.team_id, { role: 'admin' })
  const remove = async (as: TestUser, { id }: TestUser) => codeOf(await call('DELETE', `/users/${id}`, as))
  expect(await remove(admin, admin)).toBe('YOU_CAN_NOT_DELETE_YOURSELF')
  expect(await remove(team, team)).toBe('YOU_CAN_NOT_DELETE_YOURSELF')
  expect(await remove(admin, team)).toBe('YOU_CAN_NOT_DELETE_SUPER_ADMIN')
  expect((await personOf(admin, team.id)).id).toBe(team.id)
  expect((await personOf(team, admin.id)).id).toBe(admin.id)
})

test('the database itself allows one super admin per team, who is active', async () => {
  const team = await used.api.newTeam()
  const at = used.api.clock.now
  const row = { name: 'Two', email: 'two@x.test', profile_picture: null, created_at: at } as const
  const add = (status: 'active' | 'archived') =>
    inTeam(used.opened.database, team.team_id, (db) =>
      db
        .insertInto('users')
        .values(newPerson({ ...row, role: 'super_admin', status }, at))
        .execute(),
    )
  await expect(add('active')).rejects.toThrow(/users_super_admin/)
  await expect(add('archived')).rejects.toThrow(/super_admins_are_active/)
})
