import { afterEach, expect, inject, test, vi } from 'vitest'
import type { PendingRegistration } from '@tandem/api-contract'
import { hourMs, minuteMs } from '@tandem/format'
import { mailedLink } from '../../testing/mailed-link.ts'
import type { MailedLink } from '../../testing/mailed-link.ts'
import { codeOf, dataOf, errorOf, userOf } from '../../testing/read-answer.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { choosePassword } from './directory.ts'
import { endSessionsOf } from './session-directory.ts'
import { newLink } from './make-link.ts'

const used = useTestApi()
afterEach(() => void vi.restoreAllMocks())

const post = (path: string, body: unknown) => used.api.request('POST', path, { body })
const forgot = (email: string) => post('/auth/login/forgot-password', { email })
const check = ({ user_id, hash }: Pick<MailedLink, 'user_id' | 'hash'>) =>
  post('/auth/login/forgot-password/verify', { user_id, hash })
const reset = (user_id: number, token: string, password = 'amber-lantern-77') =>
  post('/auth/login/forgot-password/reset-password', { user_id, token, password })
const login = (email: string, password: string) => post('/auth/login', { email, password })
const tokenOf = async (response: Response) => (await dataOf<{ token: string }>(response)).token

async function mailedReset(email: string): Promise<MailedLink> {
  expect((await forgot(email)).status).toBe(200)
  return mailedLink(used.api, email)
}

test("a new password is set by the mail's link, the old one and every session end, and the owner is informed", async () => {
  const team = await used.api.newTeam()
  const link = await mailedReset(team.email)
  expect(link).toMatchObject({ user_id: team.id, page: 'http://tandem.test/auth/forgot-password/verify' })
  const token = await tokenOf(await check(link))
  expect(token).not.toBe(link.hash)
  expect((await reset(team.id, token)).status).toBe(200)

  expect((await used.api.request('GET', '/me', { token: team.token })).status).toBe(401)
  expect(await codeOf(await login(team.email, team.password))).toBe('INVALID_CREDENTIALS')
  expect((await login(team.email, 'amber-lantern-77')).status).toBe(200)
  const mails = await used.api.mails(team.email)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.links).toContain('http://tandem.test/auth/forgot-password')
  expect(mails[1]?.text).not.toContain('amber-lantern-77')
})

test("checking a link doesn't use it up, and two open pages have one use between them", async () => {
  const team = await used.api.newTeam()
  const link = await mailedReset(team.email)
  const [first, second] = [await tokenOf(await check(link)), await tokenOf(await check(link))]
  expect((await reset(team.id, second)).status).toBe(200)
  expect(await codeOf(await reset(team.id, first))).toBe('INVALID_OR_EXPIRED_HASH')
  expect(await codeOf(await check(link))).toBe('INVALID_OR_EXPIRED_HASH')
})

test('of twenty simultaneous uses one succeeds, and its password is set', async () => {
  const team = await used.api.newTeam()
  const token = await tokenOf(await check(await mailedReset(team.email)))
  const passwords = Array.from({ length: 20 }, (_, index) => `amber-lantern-${100 + index}`)
  const answers = await Promise.all(passwords.map((password) => reset(team.id, token, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
  const winner = passwords[answers.findIndex(({ ok }) => ok)] ?? ''
  expect((await login(team.email, winner)).status).toBe(200)
  expect(await used.api.mails(team.email)).toHaveLength(2)
})

test('mails the same link again while it is valid for half an hour, later also a new one', async () => {
  const start = used.api.clock.now
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const theirs = await mailedReset(other.email)
  const first = await mailedReset(team.email)
  used.api.clock.now = new Date(start.getTime() + 20 * minuteMs)
  expect(await mailedReset(team.email)).toEqual(first)
  expect((await used.api.mails(team.email)).at(-1)?.text).toContain('in 40 minutes')
  used.api.clock.now = new Date(start.getTime() + 31 * minuteMs)
  const second = await mailedReset(team.email)
  expect(second.hash).not.toBe(first.hash)
  for (const link of [first, second, theirs]) expect((await check(link)).status).toBe(200)
  expect((await reset(team.id, await tokenOf(await check(first)))).status).toBe(200)
  expect(await codeOf(await check(second))).toBe('INVALID_OR_EXPIRED_HASH')
  expect((await check(theirs)).status).toBe(200)
  // Delivers "Your password was changed" first: of two mails queued at the same time, either may arrive
  // first.
  await used.api.mails(team.email)
  expect((await mailedReset(team.email)).hash).not.toBe(second.hash)
  used.api.clock.now = start
})

test('a link is valid for an hour', async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  const link = await mailedReset(team.email)
  const token = await tokenOf(await check(link))
  used.api.clock.now = new Date(start.getTime() + hourMs)
  expect(await codeOf(await check(link))).toBe('INVALID_OR_EXPIRED_HASH')
  expect(await codeOf(await reset(team.id, token))).toBe('INVALID_OR_EXPIRED_HASH')
  used.api.clock.now = start
  expect((await reset(team.id, token)).status).toBe(200)
})

test("a link with another user's id, or changed, is refused, and so is the mail's own token", async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const link = await mailedReset(team.email)
  const token = await tokenOf(await check(link))
  const flipped = `${link.hash.startsWith('0') ? '1' : '0'}${link.hash.slice(1)}`
  for (const changed of [
    { ...link, user_id: other.id },
    { ...link, hash: flipped },
    { ...link, hash: token },
  ])
    expect(await codeOf(await check(changed))).toBe('INVALID_USER_ID_OR_HASH')
  expect(await codeOf(await reset(other.id, token))).toBe('INVALID_USER_ID_OR_HASH')
  expect(await codeOf(await reset(team.id, link.hash))).toBe('INVALID_USER_ID_OR_HASH')
  expect((await login(other.email, other.password)).status).toBe(200)
})

test.each([
  ['short', 'seven77', 'Password must be at least 8 characters long'],
  ['common', 'Sunshine1', 'This password is too common. Please choose another one'],
])('a new password that is %s is refused, and the link can still be used', async (_, password, text) => {
  const team = await used.api.newTeam()
  const token = await tokenOf(await check(await mailedReset(team.email)))
  const refused = await reset(team.id, token, password)
  expect(refused.status).toBe(422)
  expect((await errorOf(refused)).errors).toEqual({ password: [text] })
  expect((await reset(team.id, token)).status).toBe(200)
})

test('the name of the team and the own address are refused', async () => {
  const team = await used.api.newTeam({ name: 'Juniper Press' })
  const token = await tokenOf(await check(await mailedReset(team.email)))
  for (const password of ['JuniperPress1', team.email])
    expect((await errorOf(await reset(team.id, token, password))).errors).toHaveProperty('password')
})

test('somebody locked out by failures can set a new password and sign in with it', async () => {
  const team = await used.api.newTeam()
  await Promise.all(Array.from({ length: 11 }, () => login(team.email, 'not-the-password')))
  expect((await login(team.email, team.password)).status).toBe(429)
  await reset(team.id, await tokenOf(await check(await mailedReset(team.email))))
  expect((await login(team.email, 'amber-lantern-77')).status).toBe(200)
})

test('a deactivated account stays deactivated', async () => {
  const team = await used.api.newTeam()
  const user = await used.api.newUser(team.team_id, { status: 'inactive' })
  await reset(user.id, await tokenOf(await check(await mailedReset(user.email))))
  expect(await codeOf(await login(user.email, 'amber-lantern-77'))).toBe('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
})

test('allows five requests an hour for one address from one network, known or not, with the time to wait', async () => {
  const team = await used.api.newTeam()
  for (const email of [team.email, `nobody-${crypto.randomUUID()}@example.test`]) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(email)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), 429])
    const refused = await forgot(email)
    const { seconds_left } = await errorOf(refused)
    expect(seconds_left).toBeGreaterThan(3500)
    expect(refused.headers.get('retry-after')).toBe(String(seconds_left))
  }
})

test('an address without an account gets no mail', async () => {
  const email = `nobody-${crypto.randomUUID()}@example.test`
  expect((await forgot(email)).status).toBe(200)
  expect(await used.api.mails(email)).toEqual([])
})

test('a session that began in the meantime ends too', async () => {
  const team = await used.api.newTeam()
  const token = await tokenOf(await check(await mailedReset(team.email)))
  const user = await userOf(await login(team.email, team.password))
  await reset(team.id, token)
  const me = await used.api.request('GET', '/me', { token: user.personal_access_token })
  expect(me.status).toBe(401)
})

test.each([
  ['as strong as today', false],
  ['to be made stronger at this sign-in', true],
])('a sign-in with the old password, %s, that a reset overtakes gets no session', async (_, isOutdated) => {
  const team = await used.api.newTeam()
  const token = await tokenOf(await check(await mailedReset(team.email)))
  const { passwords } = used.api.dependencies
  const { verify } = passwords
  vi.spyOn(passwords, 'isOutdated').mockReturnValueOnce(isOutdated)
  vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given)
    expect((await reset(team.id, token)).status).toBe(200)
    return isRight
  })
  expect(await codeOf(await login(team.email, team.password))).toBe('INVALID_CREDENTIALS')
  expect(await codeOf(await login(team.email, team.password))).toBe('INVALID_CREDENTIALS')
  expect((await login(team.email, 'amber-lantern-77')).status).toBe(200)
})

/** Only there can a second connection read what the first hasn't committed yet. */
test.runIf(inject('database') === 'postgres')(
  'a sign-in past its password check waits for a reset that is being written',
  async () => {
    const team = await used.api.newTeam()
    const { database } = used.opened
    const user = { team_id: team.team_id, user_id: team.id }
    const signedIn = await database.transaction().execute(async (db) => {
      await choosePassword(db, user, 'another', used.api.clock.now)
      await endSessionsOf(db, user)
      const answer = login(team.email, team.password)
      await untilSomebodyWaits(database)
      return { answer }
    })
    expect(await codeOf(await signedIn.answer)).toBe('INVALID_CREDENTIALS')
  },
)

test("two simultaneous sign-ins that strengthen the same password's hash both succeed", async () => {
  const team = await used.api.newTeam()
  const { passwords } = used.api.dependencies
  vi.spyOn(passwords, 'isOutdated').mockImplementation((hash) => !hash.startsWith('stronger'))
  vi.spyOn(passwords, 'hash').mockImplementation(async (password) => `stronger$${password}`)
  const { verify } = passwords
  vi.spyOn(passwords, 'verify').mockImplementation(async (password, hash) =>
    hash.startsWith('stronger') ? hash === `stronger$${password}` : verify(password, hash),
  )
  const answers = await Promise.all([1, 2, 3].map(() => login(team.email, team.password)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a page that waits for a verified registration gets no session after a reset', async () => {
  const email = `new-${crypto.randomUUID()}@example.test`
  const registered = await post('/auth/register', registrationForm(email))
  const page = await dataOf<PendingRegistration>(registered)
  const { hash } = await mailedLink(used.api, email)
  await post('/auth/register/verify-email', {
    user_id: page.id,
    hash,
    on_page_token: page.on_page_token,
  })
  expect((await reset(page.id, await tokenOf(await check(await mailedReset(email))))).status).toBe(200)
  const { id: user_id, on_page_token } = page
  const poll = await post('/auth/register/check-email-verification-status', { user_id, on_page_token })
  expect(await codeOf(poll)).toBe('LINK_EXPIRED_OR_INVALID')
})

test('a link is invalid once the account has another address, and after another link was used', async () => {
  const team = await used.api.newTeam()
  const { database } = used.opened
  const { settings, now } = used.api.dependencies
  const linkTo = async (email: string) => {
    const to = { user_id: team.id, team_id: team.team_id, email }
    const { searchParams } = new URL(await newLink(database, 'reset-password', to, { settings, at: now() }))
    return { user_id: team.id, hash: searchParams.get('hash') ?? '' }
  }
  // Created by two requests that overtake a change of the address, or each other.
  const toOldAddress = await tokenOf(await check(await linkTo('left-behind@example.test')))
  expect(await codeOf(await reset(team.id, toOldAddress))).toBe('INVALID_OR_EXPIRED_HASH')
  const [first, second] = [await linkTo(team.email), await linkTo(team.email)]
  await database.updateTable('links').set({ ended_at: null }).where('user_id', '=', team.id).execute()
  expect((await reset(team.id, await tokenOf(await check(second)))).status).toBe(200)
  expect(await codeOf(await check(first))).toBe('INVALID_OR_EXPIRED_HASH')
})
