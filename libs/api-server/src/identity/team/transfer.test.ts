import { expect, test } from 'vitest'
import type { TeamUser } from '@tandem/api-contract'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const transfer = (as: TestUser, user_id: number, password?: string) =>
  used.api.request('POST', '/team/transfer', {
    token: as.token,
    body: { user_id, ...(password !== undefined && { password }) },
  })

async function rolesOf(team: TestTeam) {
  const response = await used.api.request('GET', '/users?sort=created_at', { token: team.token })
  return (await dataOf<TeamUser[]>(response)).map(({ id, role }) => [id, role])
}

test('a team is handed over: both are informed, it is recorded, and each has the permissions of their new role', async () => {
  const team = await used.api.newTeam({ name: 'Linden & Oak', user_name: 'Selin Acar' })
  const ada = await used.api.newUser(team.team_id, { role: 'viewer', name: 'Ada Byrne' })
  expect(await dataOf(await transfer(team, ada.id))).toEqual({ user_id: ada.id })
  expect(await rolesOf(team)).toEqual([
    [team.id, 'admin'],
    [ada.id, 'super_admin'],
  ])
  expect((await used.api.mails(ada.email)).map(({ subject }) => subject)).toEqual([
    'You are now the Super Admin of Linden & Oak',
  ])
  expect((await used.api.mails(team.email)).map(({ subject }) => subject)).toEqual([
    'You transferred Linden & Oak to Ada Byrne',
  ])
  const entry = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'subject_id', 'subject_name', 'details'])
    .where('team_id', '=', team.team_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toEqual({
    action: 'team.transferred',
    user_id: team.id,
    subject_id: ada.id,
    subject_name: 'Ada Byrne',
    details: { super_admin: { before: 'Selin Acar', after: 'Ada Byrne' } },
  })
  expect(await codeOf(await transfer(team, ada.id))).toBe('FORBIDDEN')
  expect((await transfer(ada, team.id)).status).toBe(200)
})

test('only the super admin hands over, to an active member of their own team', async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const admin = await used.api.newUser(team.team_id, { role: 'admin' })
  const away = await used.api.newUser(team.team_id, { status: 'inactive' })
  expect(await codeOf(await transfer(admin, admin.id))).toBe('FORBIDDEN')
  const refusals = [
    [team.id, 'You’re already the super admin'],
    [away.id, 'Only active members can become super admin'],
    [other.id, 'Your team has no such user.'],
  ] as const
  for (const [user_id, message] of refusals) {
    const answer = await transfer(team, user_id)
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).errors).toEqual({ user_id: [message] })
  }
  expect(await codeOf(await transfer(team, other.id))).toBe('USER_NOT_FOUND')
})

test('ten minutes after signing in the password is required, and guesses are counted', async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  const user = await used.api.newUser(team.team_id)
  used.api.clock.now = new Date(start.getTime() + 600_000)
  expect((await errorOf(await transfer(team, user.id))).errors).toEqual({
    password: ['Enter your password to hand the team over'],
  })
  expect(await codeOf(await transfer(team, user.id, 'wrong-password'))).toBe('INVALID_PASSWORD')
  expect((await rolesOf(team))[0]).toEqual([team.id, 'super_admin'])
  expect((await transfer(team, user.id, team.password)).status).toBe(200)
  used.api.clock.now = start
})

test('of two simultaneous transfers one succeeds, and one beside a deactivation or removal leaves one active super admin', async () => {
  const team = await used.api.newTeam()
  const admin = await used.api.newUser(team.team_id, { role: 'admin' })
  const [one, two] = [await used.api.newUser(team.team_id), await used.api.newUser(team.team_id)]
  const both = await Promise.all([transfer(team, one.id), transfer(team, two.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  const [holder, heir] = both[0]!.status === 200 ? [one, two] : [two, one]
  const put = used.api.request('PUT', `/users/${heir.id}`, {
    token: admin.token,
    body: { status: 'inactive' },
  })
  const [handed, deactivated] = await Promise.all([transfer(holder, heir.id), put])
  expect([handed.status, deactivated.status]).toEqual(handed.status === 200 ? [200, 422] : [422, 200])
  const last = handed.status === 200 ? heir : holder
  const remove = used.api.request('DELETE', `/users/${admin.id}`, { token: team.token })
  const [given, removed] = await Promise.all([transfer(last, admin.id), remove])
  expect([given.status, removed.status]).toEqual(given.status === 200 ? [200, 400] : [422, 200])
  const people = await used.opened.database
    .selectFrom('users')
    .select('status')
    .where('team_id', '=', team.team_id)
    .where('role', '=', 'super_admin')
    .execute()
  expect(people).toEqual([{ status: 'active' }])
})
