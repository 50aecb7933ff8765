import { beforeEach, describe, expect, test } from 'vitest'
import type { PendingRegistration } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { mailedLink } from '../../testing/mailed-link.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

/** Nobody who guesses or requests mails can lock out the owner of an account. */
const used = useTestApi({
  overrides: { clientAddress: (request) => request.headers.get('X-Test-Address') ?? '192.0.2.1' },
})

let start: Date
beforeEach(() => {
  start ??= used.api.clock.now
  used.api.clock.now = start
})
const secondsLater = (seconds: number) => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + seconds * 1000)
}

interface Caller {
  from: string
  cookie?: string
}
const owner = { from: '198.51.100.7' }
const stranger = { from: '203.0.113.9' }
const post = (path: string, body: unknown, { from, cookie }: Caller, token?: string) =>
  used.api.request('POST', path, {
    body,
    token,
    headers: { 'X-Test-Address': from, ...(cookie !== undefined && { Cookie: cookie }) },
  })
const signIn = (email: string, password: string, caller: Caller) =>
  post('/auth/login', { email, password }, caller)
const guess = (email: string, caller: Caller) => signIn(email, 'not-the-password', caller)
const forgot = (email: string, caller: Caller) => post('/auth/login/forgot-password', { email }, caller)
const newAddress = () => `new-${crypto.randomUUID()}@example.test`
const statusOf = async (answer: Promise<Response>) => (await answer).status
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** The cookie of an answer, as the browser sends it back. */
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Guesses from many networks, as many as each of them may make. */
const guessFromEverywhere = (email: string, count: number) =>
  times(count, (index) => guess(email, { from: `10.0.${Math.floor(index / 10)}.1` }))

describe('wrong passwords', () => {
  test('block the network they come from, and no other', async () => {
    const { email, password } = await used.api.newTeam()
    await times(10, () => guess(email, stranger))
    expect(await statusOf(signIn(email, password, stranger))).toBe(429)
    expect(await statusOf(signIn(email, password, owner))).toBe(200)
    expect(await statusOf(signIn(email, password, stranger))).toBe(429)
  })

  test('count for the whole /64 of an IPv6 caller', async () => {
    const { email, password } = await used.api.newTeam()
    await times(10, (index) => guess(email, { from: `2001:db8:1:2::${index + 1}` }))
    expect(await statusOf(signIn(email, password, { from: '2001:db8:1:2:ffff::1' }))).toBe(429)
    expect(await statusOf(signIn(email, password, { from: '2001:db8:1:3::1' }))).toBe(200)
  })

  test("don't block a device that signed in before, even in the same network", async () => {
    const { email, password } = await used.api.newTeam()
    const known = { ...owner, cookie: cookieOf(await signIn(email, password, owner)) }
    await times(10, () => guess(email, owner))
    expect(await statusOf(signIn(email, password, owner))).toBe(429)
    expect(await statusOf(signIn(email, password, known))).toBe(200)
  })

  test('on a known device count for that device only', async () => {
    const { email, password } = await used.api.newTeam()
    const known = { ...owner, cookie: cookieOf(await signIn(email, password, owner)) }
    await times(10, () => guess(email, known))
    const refused = await signIn(email, password, known)
    expect(refused.status).toBe(429)
    expect((await errorOf(refused)).seconds_left).toBeGreaterThan(590)
    expect(await statusOf(signIn(email, password, owner))).toBe(200)
  })

  test('from many networks make unknown devices wait, longer each time, and a known one never', async () => {
    const { email, password } = await used.api.newTeam()
    const known = { ...owner, cookie: cookieOf(await signIn(email, password, owner)) }
    const answers = await guessFromEverywhere(email, 60)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(50)
    const waits: number[] = []
    for (let attempt = 0; attempt < 10; attempt++) {
      const refused = await guess(email, { from: `10.1.${attempt}.1` })
      expect(refused.status).toBe(429)
      const { seconds_left = 0 } = await errorOf(refused)
      waits.push(seconds_left)
      secondsLater(seconds_left)
      expect(await statusOf(guess(email, { from: `10.2.${attempt}.1` }))).toBe(400)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
    expect(await statusOf(signIn(email, password, known))).toBe(200)
    expect(await statusOf(signIn(email, password, owner))).toBe(429)
    secondsLater(3600)
    expect(await statusOf(signIn(email, password, owner))).toBe(200)
  })

  test('from many networks are forgotten after a day without one', async () => {
    const { email } = await used.api.newTeam()
    await guessFromEverywhere(email, 51)
    secondsLater(24 * 3600 + 1)
    const answers = await times(50, (index) => guess(email, { from: `10.3.${Math.floor(index / 10)}.1` }))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(400))
  })

  test('are counted alike for an address without an account', async () => {
    const answers = await guessFromEverywhere(`nobody-${crypto.randomUUID()}@example.test`, 60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test("don't count against programs that sign in repeatedly", async () => {
    const { email, password } = await used.api.newTeam()
    for (let time = 0; time < 60; time++) expect(await statusOf(signIn(email, password, owner))).toBe(200)
    const { devices } = await used.opened.database
      .selectFrom('known_devices')
      .innerJoin('logins', 'logins.user_id', 'known_devices.user_id')
      .select((of) => of.fn.countAll<number>().as('devices'))
      .where('logins.email', '=', email)
      .executeTakeFirstOrThrow()
    expect(devices).toBe(50)
  })

  test("elsewhere don't prevent a signed-in person from proving their identity", async () => {
    const { email, password, token } = await used.api.newTeam()
    await times(10, () => guess(email, owner))
    const change = (given: string) =>
      post('/me/update-email', { email: 'another@example.test', password: given }, owner, token)
    await times(9, () => change('not-the-password'))
    expect(await statusOf(change(password))).toBe(200)
    await times(10, () => change('not-the-password'))
    expect(await statusOf(change(password))).toBe(429)
  })
})

describe('a device', () => {
  test('is known to the account that signed in on it, and to no other', async () => {
    const [one, other] = [await used.api.newTeam(), await used.api.newTeam()]
    const known = { ...owner, cookie: cookieOf(await signIn(one.email, one.password, owner)) }
    await times(10, () => guess(other.email, owner))
    expect(await statusOf(signIn(other.email, other.password, known))).toBe(429)
    expect(
      await statusOf(
        signIn(other.email, other.password, { ...owner, cookie: `tandem_device=${'f'.repeat(64)}` }),
      ),
    ).toBe(429)

    // Both sign in on it in turn, and each stays known.
    const both = { from: '198.51.100.8', cookie: known.cookie }
    expect(cookieOf(await signIn(other.email, other.password, both))).toBe(known.cookie)
    for (const { email, password } of [one, other]) {
      await times(10, () => guess(email, { from: '198.51.100.9' }))
      expect(await statusOf(signIn(email, password, { ...both, from: '198.51.100.9' }))).toBe(200)
    }
  })

  test('that is new is known, although fifty others returned before it', async () => {
    const { id: user_id, team_id, email, password } = await used.api.newTeam()
    const at = (days: number) => new Date(start.getTime() - days * dayMs)
    await used.opened.database
      .insertInto('known_devices')
      .values(
        Array.from({ length: 50 }, () => ({
          device_hash: crypto.randomUUID().replaceAll('-', '').repeat(2),
          team_id,
          user_id,
          created_at: at(2),
          used_at: at(1),
        })),
      )
      .execute()
    const known = { ...owner, cookie: cookieOf(await signIn(email, password, owner)) }
    await times(10, () => guess(email, owner))
    expect(await statusOf(signIn(email, password, owner))).toBe(429)
    expect(await statusOf(signIn(email, password, known))).toBe(200)
  })

  test('gets a token that the server made, in a cookie that no script can read', async () => {
    const { email, password } = await used.api.newTeam()
    const planted = `tandem_device=${'a'.repeat(64)}`
    const answer = await signIn(email, password, { ...owner, cookie: planted })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^tandem_device=[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(cookie).not.toContain(planted)
    const stored = await used.opened.database.selectFrom('known_devices').select('device_hash').execute()
    expect(stored.map(({ device_hash }) => device_hash)).not.toContain(cookieOf(answer).split('=')[1])
  })

  test('is no longer known once an admin closed the account or its password has changed', async () => {
    const team = await used.api.newTeam()
    const user = await used.api.newUser(team.team_id)
    const isKnown = async () => {
      const found = await used.opened.database
        .selectFrom('known_devices')
        .select('device_hash')
        .where('user_id', '=', user.id)
        .execute()
      return found.length > 0
    }
    await signIn(user.email, user.password, owner)
    expect(await isKnown()).toBe(true)
    const body = { status: 'inactive' }
    await used.api.request('PUT', `/users/${user.id}`, { token: team.token, body })
    expect(await isKnown()).toBe(false)
  })
})

describe('requests for a new password', () => {
  test("by strangers don't block the owner, and keep every mailed link valid", async () => {
    const { email } = await used.api.newTeam()
    expect(await statusOf(forgot(email, owner))).toBe(200)
    const first = await mailedLink(used.api, email)
    await times(6, () => forgot(email, stranger))
    expect(await statusOf(forgot(email, stranger))).toBe(429)
    expect(await statusOf(forgot(email, owner))).toBe(200)
    expect(await mailedLink(used.api, email)).toEqual(first)
    const { user_id, hash } = first
    expect(await statusOf(post('/auth/login/forgot-password/verify', { user_id, hash }, owner))).toBe(200)
  })

  test("don't fill a mailbox: one link is mailed ten times at most, and then again to a known device", async () => {
    const { email, password } = await used.api.newTeam()
    const known = { ...owner, cookie: cookieOf(await signIn(email, password, owner)) }
    for (let index = 0; index < 15; index++)
      expect(await statusOf(forgot(email, { from: `10.4.${index}.1` }))).toBe(200)
    expect(await used.api.mails(email)).toHaveLength(10)
    expect(await statusOf(forgot(email, known))).toBe(200)
    expect(await used.api.mails(email)).toHaveLength(11)
    secondsLater(31 * 60)
    expect(await statusOf(forgot(email, owner))).toBe(200)
    expect(await used.api.mails(email)).toHaveLength(12)
  })

  test('end the waits: the device that chose the new password is known', async () => {
    const { id: user_id, email, password } = await used.api.newTeam()
    const before = cookieOf(await signIn(email, password, { from: '198.51.100.20' }))
    await guessFromEverywhere(email, 60)
    await times(10, () => guess(email, owner))
    expect(await statusOf(forgot(email, owner))).toBe(200)
    const { hash } = await mailedLink(used.api, email)
    const { token } = await dataOf<{ token: string }>(
      await post('/auth/login/forgot-password/verify', { user_id, hash }, owner),
    )
    const chosen = { user_id, token, password: 'amber-lantern-77' }
    const answer = await post('/auth/login/forgot-password/reset-password', chosen, owner)
    const device = { ...owner, cookie: cookieOf(answer) }
    await guessFromEverywhere(email, 60)
    await times(10, () => guess(email, owner))
    expect(await statusOf(signIn(email, 'amber-lantern-77', device))).toBe(200)
    expect(await statusOf(signIn(email, 'amber-lantern-77', { ...owner, cookie: before }))).toBe(429)
  })

  test('store no link that the table alone could open', async () => {
    const { email } = await used.api.newTeam()
    await forgot(email, owner)
    const { hash } = await mailedLink(used.api, email)
    const rows = await used.opened.database
      .selectFrom('links')
      .selectAll()
      .where('email', '=', email)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(hash)
    // As after a change of APP_KEY: a new link is made, and the mailed one stays valid.
    await used.opened.database
      .updateTable('links')
      .set({ sealed: 'v1.another.key.text' })
      .where('email', '=', email)
      .execute()
    expect(await statusOf(forgot(email, owner))).toBe(200)
    expect((await mailedLink(used.api, email)).hash).not.toBe(hash)
  })
})

describe('a registration', () => {
  test("by a stranger doesn't block one from another network", async () => {
    const email = `new-${crypto.randomUUID()}@example.test`
    const register = (caller: Caller) => post('/auth/register', registrationForm(email), caller)
    await times(6, () => register(stranger))
    expect(await statusOf(register(stranger))).toBe(429)
    expect(await statusOf(register(owner))).toBe(201)
    for (let index = 0; index < 14; index++)
      expect(await statusOf(register({ from: `10.5.${index}.1` }))).toBe(201)
    expect(await statusOf(register({ from: '10.5.99.1' }))).toBe(201)
  })

  test.each(['a new address', 'an address with an account'])(
    "of %s isn't refused, fills no mailbox, and keeps its link",
    async (kind) => {
      const { email } = kind === 'a new address' ? { email: newAddress() } : await used.api.newTeam()
      const { clock } = used.api
      const register = (caller: Caller) => {
        clock.now = new Date(clock.now.getTime() + 1)
        return post('/auth/register', registrationForm(email), caller)
      }
      for (let index = 0; index < 20; index++)
        expect(await statusOf(register({ from: `10.6.${Math.floor(index / 5)}.1` }))).toBe(201)
      const [last] = (await used.api.mails(email)).slice(-1)
      const before = (await used.api.mails(email)).length
      for (let index = 0; index < 20; index++)
        expect(await statusOf(register({ from: `10.7.${Math.floor(index / 5)}.1` }))).toBe(201)
      const page = await dataOf<PendingRegistration>(await register(owner))
      expect(page).toEqual({
        id: expect.any(Number) as number,
        on_page_token: expect.any(String) as string,
      })
      const mails = await used.api.mails(email)
      expect(mails.length - before).toBeGreaterThan(5)
      expect(mails.length - before).toBeLessThanOrEqual(10)
      expect(mails.at(-1)?.links).toEqual(last?.links)
      if (kind !== 'a new address') return
      const { user_id, hash } = await mailedLink(used.api, email)
      const body = { user_id, hash, password: 'amber-lantern-77' }
      expect((await used.api.request('POST', '/auth/register/verify-email', { body })).status).toBe(200)
    },
  )

  test('keeps its link when a stranger requests the mail again, and its owner can request it too', async () => {
    const email = `new-${crypto.randomUUID()}@example.test`
    const resend = (caller: Caller) => post('/auth/register/resend-verification-email', { email }, caller)
    const { id } = await dataOf<PendingRegistration>(
      await post('/auth/register', registrationForm(email), owner),
    )
    const first = await mailedLink(used.api, email)
    expect(await statusOf(resend(stranger))).toBe(200)
    expect(await codeOf(await resend(stranger))).toBe('TOO_MANY_REQUESTS')
    expect(await statusOf(resend(owner))).toBe(200)
    expect(await mailedLink(used.api, email)).toEqual(first)
    const verified = await used.api.request('POST', '/auth/register/verify-email', {
      body: { user_id: id, hash: first.hash, password: 'amber-lantern-77' },
    })
    expect(verified.status).toBe(200)
  })
})
