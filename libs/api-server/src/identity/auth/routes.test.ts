import { expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { errorOf, userOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const signIn = (email: string, password: string) =>
  used.api.request('POST', '/auth/login', { body: { email, password } })

test('signs in with email and password, in any case of the address', async () => {
  const team = await used.api.newTeam()
  const response = await signIn(` ${team.email.toUpperCase()} `, team.password)
  const user = await userOf(response)
  expect(user).toMatchObject({
    id: team.id,
    email: team.email,
    role: 'super_admin',
    team: { name: team.name },
  })
  expect(user.personal_access_token).not.toBe(team.token)
  const me = await used.api.request('GET', '/me', { token: user.personal_access_token })
  expect(me.status).toBe(200)
  expect(await me.text()).not.toContain(user.personal_access_token)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const team = await used.api.newTeam()
  const wrong = await signIn(team.email, 'not-the-password')
  const unknown = await signIn('nobody@example.test', 'not-the-password')
  expect(wrong.status).toBe(400)
  expect(unknown.status).toBe(400)
  const [{ request_id: a, ...first }, { request_id: b, ...second }] = [
    await errorOf(wrong),
    await errorOf(unknown),
  ]
  expect(first).toEqual(second)
  expect(first.code).toBe('INVALID_CREDENTIALS')
  expect(a).not.toBe(b)
})

test('an unknown address costs as many password checks as a known one', async () => {
  const team = await used.api.newTeam()
  let checks = 0
  const { passwords } = used.api.dependencies
  const { verify } = passwords
  passwords.verify = (...both) => {
    checks++
    return verify(...both)
  }
  await signIn(team.email, 'not-the-password')
  await signIn('nobody-at-all@example.test', 'not-the-password')
  passwords.verify = verify
  expect(checks).toBe(2)
})

test('ten failures block an address for ten minutes, known or not, even with the right password', async () => {
  const team = await used.api.newTeam()
  for (const email of [team.email, 'still-nobody@example.test']) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'not-the-password')))
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(10).fill(400), 429, 429])
  }
  const locked = await signIn(team.email, team.password)
  expect(locked.status).toBe(429)
  const { code, seconds_left } = await errorOf(locked)
  expect(code).toBe('TOO_MANY_REQUESTS')
  expect(seconds_left).toBeGreaterThan(590)
  expect(locked.headers.get('retry-after')).toBe(String(seconds_left))
})

test("the right password says why an account can't be used, and the wrong one doesn't", async () => {
  const team = await used.api.newTeam()
  const pending = await used.api.newUser(team.team_id, { status: 'pending' })
  const inactive = await used.api.newUser(team.team_id, { status: 'inactive' })
  expect((await errorOf(await signIn(pending.email, pending.password))).code).toBe('EMAIL_NOT_VERIFIED')
  expect((await errorOf(await signIn(inactive.email, inactive.password))).code).toBe(
    'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN',
  )
  expect((await errorOf(await signIn(inactive.email, 'not-the-password'))).code).toBe('INVALID_CREDENTIALS')
})

test('refuses invalid input, each text on its field', async () => {
  const response = await used.api.request('POST', '/auth/login', {
    body: { email: 'no-address', password: 'short' },
  })
  expect(response.status).toBe(422)
  expect((await errorOf(response)).errors).toEqual({
    email: ['Please enter a valid email address'],
    password: ['The password is too short'],
  })
})

test('signing out ends the session immediately, and only this one', async () => {
  const team = await used.api.newTeam()
  const other = (await userOf(await signIn(team.email, team.password))).personal_access_token
  expect((await used.api.request('GET', '/auth/login/logout', { token: team.token })).status).toBe(200)
  expect((await used.api.request('GET', '/me', { token: team.token })).status).toBe(401)
  expect((await used.api.request('GET', '/me', { token: other })).status).toBe(200)
})

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
  ['a page being opened', { 'Sec-Fetch-Mode': 'navigate' }],
])('signing out is refused to %s', async (_, headers) => {
  const team = await used.api.newTeam()
  const response = await used.api.request('GET', '/auth/login/logout', { token: team.token, headers })
  expect((await errorOf(response)).code).toBe('CROSS_SITE_REQUEST_REFUSED')
  expect((await used.api.request('GET', '/me', { token: team.token })).status).toBe(200)
})

test('a session ends after a week without use, and after thirty days in any case', async () => {
  const days = (count: number) => count * dayMs
  const team = await used.api.newTeam()
  const start = used.api.clock.now.getTime()
  const statusAfter = async (time: number) => {
    used.api.clock.now = new Date(start + time)
    return (await used.api.request('GET', '/me', { token: team.token })).status
  }
  for (const day of [6, 12, 18, 24, 29.9]) expect(await statusAfter(days(day))).toBe(200)
  expect(await statusAfter(days(30) + 1000)).toBe(401)

  used.api.clock.now = new Date(start)
  const idle = await used.api.newTeam()
  used.api.clock.now = new Date(start + days(7) + 1000)
  expect((await used.api.request('GET', '/me', { token: idle.token })).status).toBe(401)
  used.api.clock.now = new Date(start)
})

test("signing in deletes the person's expired sessions, and no others", async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  const colleague = await used.api.newUser(team.team_id)
  used.api.clock.now = new Date(start.getTime() + 40 * dayMs)
  await signIn(team.email, team.password)
  used.api.clock.now = start
  const left = await used.opened.database
    .selectFrom('sessions')
    .select('user_id')
    .where('team_id', '=', team.team_id)
    .orderBy('user_id')
    .execute()
  expect(left).toEqual([{ user_id: team.id }, { user_id: colleague.id }])
})

test('a deactivated user is signed out with the next request', async () => {
  const team = await used.api.newTeam()
  const user = await used.api.newUser(team.team_id)
  await used.opened.database
    .updateTable('users')
    .set({ status: 'inactive' })
    .where('id', '=', user.id)
    .execute()
  expect((await used.api.request('GET', '/me', { token: user.token })).status).toBe(401)
})
