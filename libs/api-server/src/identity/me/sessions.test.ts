import { afterEach, expect, test } from 'vitest'
import type { SessionOfUser } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { dataOf } from '../../testing/read-answer.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

let address = '192.0.2.1'
const used = useTestApi({ overrides: { clientAddress: () => address } })

const realNow = new Date()
afterEach(() => {
  used.api.clock.now = realNow
  address = '192.0.2.1'
})
const later = (ms: number) => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + ms)
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signIn<User extends TestUser>(user: User, userAgent?: string): Promise<User> {
  const { email, password } = user
  const answer = await used.api.request('POST', '/auth/login', {
    body: { email, password },
    ...(userAgent !== undefined && { headers: { 'User-Agent': userAgent } }),
  })
  const { user: me } = await dataOf<{ user: { personal_access_token: string } }>(answer)
  return { ...user, token: me.personal_access_token }
}
const list = async ({ token }: TestUser) =>
  dataOf<SessionOfUser[]>(await used.api.request('GET', '/me/sessions', { token }))
const end = ({ token }: TestUser, path: string) =>
  used.api.request('DELETE', `/me/sessions${path}`, { token })
const statusOf = async ({ token }: TestUser) => (await used.api.request('GET', '/me', { token })).status
const actionsOf = async ({ team_id }: TestUser) =>
  used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'details'])
    .where('team_id', '=', team_id)
    .where('action', '!=', 'session.started')
    .orderBy('id')
    .execute()

test("lists each device with its name and last use, the caller's own first", async () => {
  const team = await used.api.newTeam()
  later(1000)
  address = '2001:db8::7'
  const onPhone = await signIn(team, phone)
  later(1000)
  address = '192.0.2.9'
  const atDesk = await signIn(team, desk)
  const started = used.api.clock.now.toISOString()
  const [own, other, first, ...more] = await list(onPhone)
  expect(more).toEqual([])
  expect(own).toMatchObject({ is_current: true, browser: 'Safari', system: 'iPhone', address: '2001:db8::7' })
  expect(other).toMatchObject({
    is_current: false,
    browser: 'Firefox',
    system: 'Windows',
    address: '192.0.2.9',
    created_at: started,
    used_at: started,
  })
  expect(first).toMatchObject({ is_current: false, browser: null, system: null })

  later(61_000)
  address = '198.51.100.4'
  expect((await list(atDesk))[0]).toMatchObject({
    is_current: true,
    address: '198.51.100.4',
    created_at: started,
    used_at: used.api.clock.now.toISOString(),
  })
})

test("doesn't list expired sessions", async () => {
  const team = await used.api.newTeam()
  await signIn(team)
  later(6 * dayMs)
  await list(team)
  later(dayMs)
  expect(await list(team)).toHaveLength(1)
})

test('refuses a signed-out device at its next call, and keeps the others', async () => {
  const team = await used.api.newTeam()
  const onPhone = await signIn(team, phone)
  const id = (await list(onPhone))[0]!.id
  expect(await (await end(team, `/${id}`)).json()).toEqual({ data: { id } })
  expect(await statusOf(onPhone)).toBe(401)
  expect(await statusOf(team)).toBe(200)
  expect((await end(team, `/${id}`)).status).toBe(404)
  const own = (await list(team))[0]!.id
  expect((await end(team, `/${own}`)).status).toBe(200)
  expect(await statusOf(team)).toBe(401)
  expect(await actionsOf(team)).toEqual([
    { action: 'session.revoked', user_id: team.id, details: { browser: 'Safari', system: 'iPhone' } },
    { action: 'session.ended', user_id: team.id, details: { browser: null, system: null } },
  ])
})

test("nobody ends or sees somebody else's device, not even in the same team", async () => {
  const team = await used.api.newTeam()
  const colleague = await used.api.newUser(team.team_id, { role: 'viewer' })
  const stranger = await used.api.newTeam()
  for (const other of [colleague, stranger]) {
    const id = (await list(other))[0]!.id
    expect((await end(team, `/${id}`)).status).toBe(404)
    expect((await list(team)).map((session) => session.id)).not.toContain(id)
    expect(await statusOf(other)).toBe(200)
  }
  expect(await actionsOf(team)).toEqual([])
})

test('signs out all other sessions in one call, or all sessions', async () => {
  const team = await used.api.newTeam()
  const colleague = await used.api.newUser(team.team_id)
  const others = [await signIn(team, phone), await signIn(team, desk)]
  expect(await (await end(team, '')).json()).toEqual({ data: { ended: 2 } })
  for (const other of others) expect(await statusOf(other)).toBe(401)
  expect(await statusOf(team)).toBe(200)
  expect(await (await end(team, '')).json()).toEqual({ data: { ended: 0 } })

  const again = await signIn(team)
  expect(await (await end(team, '?current=1')).json()).toEqual({ data: { ended: 2 } })
  for (const other of [team, again]) expect(await statusOf(other)).toBe(401)
  expect(await statusOf(colleague)).toBe(200)
  expect(await actionsOf(team)).toEqual([
    { action: 'sessions.revoked', user_id: team.id, details: { ended: 2 } },
    { action: 'sessions.revoked', user_id: team.id, details: { ended: 2 } },
  ])
})

test.each([
  ['nothing known', 'curl/8.5.0'],
  ['a very long name', `Mozilla/5.0 ${'('.repeat(5000)}`],
  ['markup', '<script>alert(1)</script>'],
  ['half a name', 'Mozilla/5.0 ('],
  ['what nobody knows', 'Your-Bank/1.0 (call 555)'],
])('shows a device that calls itself %s without a name', async (_, userAgent) => {
  const user = await signIn(await used.api.newTeam(), userAgent)
  expect((await list(user))[0]).toMatchObject({ browser: null, system: null })
  const rows = await used.opened.database
    .selectFrom('sessions')
    .select('user_agent')
    .where('user_id', '=', user.id)
    .execute()
  for (const row of rows) expect(row.user_agent?.length ?? 0).toBeLessThanOrEqual(300)
})
