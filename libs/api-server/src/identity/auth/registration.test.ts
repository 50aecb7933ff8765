import { expect, test } from 'vitest'
import type { PendingRegistration } from '@tandem/api-contract'
import { minuteMs } from '@tandem/format'
import { mailedLink } from '../../testing/mailed-link.ts'
import { codeOf, dataOf, errorOf, userOf } from '../../testing/read-answer.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const minutes = (count: number) => count * minuteMs
const newAddress = () => `new-${crypto.randomUUID()}@example.test`
const post = (path: string, body: unknown, headers = {}) => used.api.request('POST', path, { body, headers })
const register = (email: string, changes: object = {}) =>
  post('/auth/register', registrationForm(email, changes))
const registered = async (email: string, changes: object = {}) =>
  dataOf<PendingRegistration>(await register(email, changes))
const poll = ({ id, on_page_token }: PendingRegistration) =>
  post('/auth/register/check-email-verification-status', { user_id: id, on_page_token })
interface Link {
  user_id: number
  hash: string
}
const check = ({ user_id, hash }: Link, page?: PendingRegistration) =>
  post('/auth/register/verify-email/check', { user_id, hash, on_page_token: page?.on_page_token })
/** In the browser of a given registration, otherwise in another one. */
const verify = ({ user_id, hash }: Link, page?: PendingRegistration) =>
  post('/auth/register/verify-email', {
    user_id,
    hash,
    ...(page ? { on_page_token: page.on_page_token } : { password: 'amber-lantern-77' }),
  })
const resend = (email: string) => post('/auth/register/resend-verification-email', { email })
const login = (email: string, password: string) => post('/auth/login', { email, password })
const teamsNamed = (name: string) =>
  used.opened.database.selectFrom('teams').select('team_id').where('name', '=', name).execute()

test("registering, opening the mail's link and waiting on the page all lead into the new team", async () => {
  const email = newAddress()
  const page = await registered(` ${email.toUpperCase()} `, { team_name: 'First Light' })
  expect(await teamsNamed('First Light')).toEqual([])
  expect(await codeOf(await poll(page))).toBe('PENDING_EMAIL_VERIFICATION')

  const link = await mailedLink(used.api, email)
  expect(link).toMatchObject({ user_id: page.id, page: 'http://tandem.test/auth/verify' })
  const user = await userOf(await verify(link, page))
  expect(user).toMatchObject({
    id: page.id,
    name: 'Deniz Kaya',
    email,
    role: 'super_admin',
    team: { name: 'First Light', timezone: 'Europe/Istanbul', stores: [] },
  })
  const onPage = await userOf(await poll(page))
  expect(onPage.id).toBe(user.id)
  const signedIn = await userOf(await login(email, 'plum-harbour-19'))
  const tokens = [user, onPage, signedIn].map(({ personal_access_token }) => personal_access_token)
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect((await used.api.request('GET', '/me', { token })).status).toBe(200)
})

test('the waiting page is signed in once, and only with its own token', async () => {
  const email = newAddress()
  const page = await registered(email)
  const other = await registered(newAddress())
  await verify(await mailedLink(used.api, email), page)
  expect(await codeOf(await poll({ ...page, on_page_token: other.on_page_token }))).toBe(
    'INVALID_USER_ID_OR_HASH',
  )
  expect(await codeOf(await poll({ ...page, id: other.id }))).toBe('INVALID_USER_ID_OR_HASH')
  const polls = await Promise.all(Array.from({ length: 9 }, () => poll(page)))
  expect(polls.map(({ status }) => status).sort()).toEqual([200, ...Array(8).fill(410)])
})

test('a page whose user was deactivated in the meantime is told so, and gets no session', async () => {
  const email = newAddress()
  const page = await registered(email)
  await verify(await mailedLink(used.api, email), page)
  const { database } = used.opened
  await database
    .updateTable('users')
    .set({ role: 'admin', status: 'inactive' })
    .where('id', '=', page.id)
    .execute()
  expect(await codeOf(await poll(page))).toBe('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
})

test('a page may poll ten times a minute', async () => {
  const page = await registered(newAddress())
  const polls = await Promise.all(Array.from({ length: 12 }, () => poll(page)))
  expect(polls.map(({ status }) => status).sort()).toEqual([...Array(10).fill(403), 429, 429])
})

test('of twenty simultaneous uses of one link, one succeeds, and one team is created', async () => {
  const email = newAddress()
  await registered(email, { team_name: 'Twenty Doors' })
  const link = await mailedLink(used.api, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(link)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
  expect(await teamsNamed('Twenty Doors')).toHaveLength(1)
})

test('a link is valid for an hour, for its own user, and unchanged', async () => {
  const start = used.api.clock.now
  const email = newAddress()
  await registered(email)
  const other = await registered(newAddress())
  const link = await mailedLink(used.api, email)
  expect(await codeOf(await verify({ ...link, user_id: other.id }))).toBe('INVALID_USER_ID_OR_HASH')
  expect(await codeOf(await verify({ ...link, hash: link.hash.slice(1) }))).toBe('INVALID_USER_ID_OR_HASH')
  expect((await errorOf(await verify({ user_id: 1, hash: '' }))).errors).toEqual({
    hash: ['Missing parameters: user_id or hash is missing.'],
  })
  used.api.clock.now = new Date(start.getTime() + minutes(60))
  expect(await codeOf(await verify(link))).toBe('LINK_EXPIRED_OR_INVALID')
  used.api.clock.now = new Date(start.getTime() + minutes(59.9))
  expect((await verify(link)).status).toBe(200)
  used.api.clock.now = start
})

test("opening the link uses nothing up: neither a GET nor the page's first call", async () => {
  const email = newAddress()
  const page = await registered(email, { team_name: 'Not Yet' })
  const link = await mailedLink(used.api, email)
  const opened = await used.api.request(
    'GET',
    `/auth/register/verify-email?user_id=${link.user_id}&hash=${link.hash}`,
  )
  expect(opened.status).toBe(405)
  expect((await check(link)).status).toBe(200)
  expect(await teamsNamed('Not Yet')).toEqual([])
  expect(await codeOf(await poll(page))).toBe('PENDING_EMAIL_VERIFICATION')
  expect((await verify(link, page)).status).toBe(200)
})

test('the page of the link gets team, person and whether a password is needed', async () => {
  const email = newAddress()
  const page = await registered(email)
  const other = await registered(newAddress())
  const link = await mailedLink(used.api, email)
  const subject = { name: 'Deniz Kaya', email, team_name: 'Kaya Ceramics', provider: null }
  expect(await dataOf(await check(link, page))).toEqual({ ...subject, needs_password: false })
  expect(await dataOf(await check(link))).toEqual({ ...subject, needs_password: true })
  expect(await dataOf(await check(link, other))).toEqual({ ...subject, needs_password: true })
  await verify(link, page)
  expect(await codeOf(await check(link))).toBe('LINK_EXPIRED_OR_INVALID')
})

test('in another browser a new password is chosen, and neither the first one nor its page gets in', async () => {
  const email = newAddress()
  const page = await registered(email)
  const { user_id, hash } = await mailedLink(used.api, email)
  const verifyWith = (more: object) => post('/auth/register/verify-email', { user_id, hash, ...more })
  const without = await verifyWith({ on_page_token: 'f'.repeat(64) })
  expect((await errorOf(without)).errors).toEqual({
    password: ['Choose a password with at least 8 characters'],
  })
  const common = await verifyWith({ password: 'Sunshine1' })
  expect((await errorOf(common)).errors).toEqual({
    password: ['This password is too common. Please choose another one'],
  })
  expect((await verifyWith({ password: 'amber-lantern-77' })).status).toBe(200)
  expect(await codeOf(await login(email, 'plum-harbour-19'))).toBe('INVALID_CREDENTIALS')
  expect((await login(email, 'amber-lantern-77')).status).toBe(200)
  expect(await codeOf(await poll(page))).toBe('LINK_EXPIRED_OR_INVALID')
})

test('a page opened before the address was registered again verifies nothing', async () => {
  const email = newAddress()
  const page = await registered(email, { team_name: 'Opened First' })
  const link = await mailedLink(used.api, email)
  expect((await check(link, page)).status).toBe(200)
  await registered(email, { team_name: 'Replaced It' })
  expect(await codeOf(await verify(link, page))).toBe('LINK_EXPIRED_OR_INVALID')
  expect(await teamsNamed('Opened First')).toEqual([])
  const newer = await mailedLink(used.api, email)
  // The browser of the first registration isn't that of the second.
  expect(await dataOf(await check(newer, page))).toMatchObject({ needs_password: true })
})

test('mails the same link again, and also a new one when the first is about to expire', async () => {
  const start = used.api.clock.now
  const [email, late] = [newAddress(), newAddress()]
  await registered(email)
  const first = await mailedLink(used.api, email)
  expect((await resend(email)).status).toBe(200)
  expect(await mailedLink(used.api, email)).toEqual(first)
  expect(await used.api.mails(email)).toHaveLength(2)

  await registered(late)
  const early = await mailedLink(used.api, late)
  used.api.clock.now = new Date(start.getTime() + 31 * minuteMs)
  expect((await resend(late)).status).toBe(200)
  expect((await mailedLink(used.api, late)).hash).not.toBe(early.hash)
  expect((await verify(early)).status).toBe(200)
  used.api.clock.now = start
})

test('the mail names the team, even when repeated, because its reader may not have caused it', async () => {
  const email = newAddress()
  await registered(email, { team_name: 'Nobody You Know' })
  await resend(email)
  const mails = await used.api.mails(email)
  expect(mails.map(({ text }) => text.includes('Nobody You Know'))).toEqual([true, true])
})

test('the mail is sent again once in three minutes, with the time to wait', async () => {
  const email = newAddress()
  await registered(email)
  const answers = await Promise.all(Array.from({ length: 5 }, () => resend(email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
  const { seconds_left } = await errorOf(await resend(email))
  expect(seconds_left).toBeGreaterThan(170)
  expect(seconds_left).toBeLessThanOrEqual(180)
  expect(await used.api.mails(email)).toHaveLength(2)
})

test('registering an address again replaces the pending link, page, name and password', async () => {
  const email = newAddress()
  const first = await registered(email, { team_name: 'Before' })
  const firstLink = await mailedLink(used.api, email)
  const second = await registered(email, {
    team_name: 'After',
    password: 'second-thought-5',
    confirmPassword: 'second-thought-5',
  })
  expect(await codeOf(await verify(firstLink))).toBe('LINK_EXPIRED_OR_INVALID')
  expect(await codeOf(await poll(first))).toBe('INVALID_USER_ID_OR_HASH')
  const user = await userOf(await verify(await mailedLink(used.api, email), second))
  expect(user.team.name).toBe('After')
  expect(await codeOf(await login(email, 'plum-harbour-19'))).toBe('INVALID_CREDENTIALS')
  expect((await login(email, 'second-thought-5')).status).toBe(200)
})

test('two simultaneous registrations of one address create one account', async () => {
  const email = newAddress()
  await Promise.all([register(email, { team_name: 'Twin' }), register(email, { team_name: 'Twin' })])
  const links = (await used.api.mails(email)).flatMap(({ links: [link = ''] }) => new URL(link).searchParams)
  const answers = await Promise.all(
    links.map((link) => verify({ user_id: Number(link.get('user_id')), hash: link.get('hash') ?? '' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  expect(await teamsNamed('Twin')).toHaveLength(1)
})

test('the owner of an account is informed by mail that somebody registers it again, and nothing changes', async () => {
  const team = await used.api.newTeam()
  const page = await registered(team.email, { team_name: 'Intruders' })
  const [mail, ...more] = await used.api.mails(team.email)
  expect(more).toEqual([])
  expect(mail?.links.some((link) => link.includes('hash'))).toBe(false)
  expect(mail?.links).toContain('http://tandem.test/auth/login')
  expect(await codeOf(await poll(page))).toBe('PENDING_EMAIL_VERIFICATION')
  expect(await codeOf(await login(team.email, 'plum-harbour-19'))).toBe('INVALID_CREDENTIALS')
  expect((await login(team.email, team.password)).status).toBe(200)
  expect(await teamsNamed('Intruders')).toEqual([])
})

test('sign-in before the address is verified says so after the right password, but not after a wrong one', async () => {
  const email = newAddress()
  await registered(email)
  expect(await codeOf(await login(email, 'not-the-password'))).toBe('INVALID_CREDENTIALS')
  expect(await codeOf(await login(email, 'plum-harbour-19'))).toBe('EMAIL_NOT_VERIFIED')
})

test('allows five registrations an hour for one address, whoever sends them', async () => {
  const email = newAddress()
  const answers = await Promise.all(Array.from({ length: 7 }, () => register(email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), 429, 429])
})

const spoofed: Record<string, string>[] = [
  { Host: 'evil.test' },
  { Host: 'tandem.test.evil.test' },
  { Host: 'tandem.test:8080' },
  { 'X-Forwarded-Host': 'evil.test' },
  { 'X-Forwarded-Host': 'evil.test, tandem.test' },
  { 'X-Forwarded-Server': 'evil.test' },
  { 'X-Original-Host': 'evil.test' },
  { 'X-Host': 'evil.test' },
  { Forwarded: 'host=evil.test;proto=http' },
  { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Port': '666', 'X-Forwarded-Prefix': '//evil.test' },
]

test.each(spoofed)('a link uses the configured address, whatever the request says: %o', async (headers) => {
  const email = newAddress()
  const origin = headers['Host'] ? `http://${headers['Host']}` : 'http://tandem.test'
  await used.api.fetch(
    new Request(`${origin}/api/v1/auth/register`, {
      method: 'POST',
      body: JSON.stringify(registrationForm(email)),
      headers: { 'Content-Type': 'application/json', ...headers },
    }),
  )
  const [mail] = await used.api.mails(email)
  expect(mail?.links.length).toBeGreaterThan(0)
  for (const link of mail?.links ?? []) expect(new URL(link).origin).toBe('http://tandem.test')
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/evil\.test|:8080|:666|javascript:/)
})

test('the stored data opens nothing: the database contains neither link, page nor session', async () => {
  const email = newAddress()
  const page = await registered(email)
  const link = await mailedLink(used.api, email)
  const { personal_access_token } = await userOf(await verify(link, page))
  const { database } = used.opened
  const rows = await Promise.all(
    (['registrations', 'links', 'sessions', 'logins', 'mails', 'audit_entries'] as const).map((table) =>
      database.selectFrom(table).selectAll().execute(),
    ),
  )
  const kept = JSON.stringify(rows)
  for (const secret of [page.on_page_token, link.hash, personal_access_token, 'plum-harbour-19'])
    expect(kept).not.toContain(`"${secret}"`)
})

test('an unverified registration is deleted after a week', async () => {
  const start = used.api.clock.now
  const email = newAddress()
  const page = await registered(email)
  used.api.clock.now = new Date(start.getTime() + minutes(8 * 24 * 60))
  await registered(newAddress())
  expect(await codeOf(await poll(page))).toBe('INVALID_USER_ID_OR_HASH')
  expect(await codeOf(await login(email, 'plum-harbour-19'))).toBe('INVALID_CREDENTIALS')
  used.api.clock.now = start
})

test("an abandoned page isn't signed in any more after a week, even if nothing was deleted", async () => {
  const start = used.api.clock.now
  const email = newAddress()
  const page = await registered(email)
  await verify(await mailedLink(used.api, email), page)
  used.api.clock.now = new Date(start.getTime() + minutes(7 * 24 * 60))
  expect(await codeOf(await poll(page))).toBe('INVALID_USER_ID_OR_HASH')
  used.api.clock.now = new Date(start.getTime() + minutes(7 * 24 * 60 - 1))
  expect((await poll(page)).status).toBe(200)
  used.api.clock.now = start
})
