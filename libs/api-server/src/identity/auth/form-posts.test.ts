import { beforeAll, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { accountMessages, messages } from '@tandem/api-contract'
import { mailedLink } from '../../testing/mailed-link.ts'
import { userOf } from '../../testing/read-answer.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { formPosts } from './form-posts.ts'
import type { AnsweredForm } from './form-posts.ts'

const used = useTestApi()
let pages: Hono

beforeAll(() => {
  pages = formPosts(used.api, used.api.dependencies, async (context, address, form) =>
    context.json({ address, form }),
  )
})

type Fields = Record<string, string> | string

/** Sends a form as a browser does from our pages, which send no referrer. */
const send = (address: string, fields: Fields, headers: Record<string, string> = {}) =>
  pages.request(`http://tandem.test${address}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'null',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      ...headers,
    },
  })

/** The data that the page is rendered with. */
async function drawn(answer: Response) {
  const { address, form } = (await answer.json()) as { address: string; form: AnsweredForm }
  return { status: answer.status, address, ...form }
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const takeOver = (cookie: string, headers: Record<string, string> = {}) =>
  used.api.request('POST', '/auth/login/continue', { headers: { cookie, ...headers } })

test('signs in, and hands the session over once, by a cookie that no script can read', async () => {
  const team = await used.api.newTeam()
  const { email, password } = team
  const signedIn = await send('/auth/login?next=%2Fe-commerce%2Forders%3Fpage%3D2', { email, password })
  expect(signedIn.status).toBe(303)
  expect(signedIn.headers.get('location')).toBe('/auth/login/continue?next=%2Fe-commerce%2Forders%3Fpage%3D2')
  expect(signedIn.headers.get('cache-control')).toBe('no-store')
  const handOver = signedIn.headers.getSetCookie().find((cookie) => cookie.includes('hand_over'))!
  expect(handOver).toMatch(/HttpOnly/)
  expect(handOver).toMatch(/SameSite=Strict/)
  expect(handOver).toMatch(/Max-Age=300/)
  expect(signedIn.headers.getSetCookie().some((cookie) => cookie.includes('device'))).toBe(true)

  const cookie = cookiesOf(signedIn)
  expect((await takeOver(cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const user = await userOf(await takeOver(cookie))
  expect(user).toMatchObject({ id: team.id, email: team.email })
  const { personal_access_token: token } = user
  expect((await used.api.request('GET', '/me', { token })).status).toBe(200)
  expect(cookie).not.toContain(token)
  // A second time, and for somebody who never had it.
  expect((await takeOver(cookie)).status).toBe(400)
  expect((await takeOver('')).status).toBe(400)
  expect((await takeOver('tandem_hand_over=v1.made.up.text')).status).toBe(400)
})

test('hands nothing over after five minutes, or after the session has ended', async () => {
  const team = await used.api.newTeam()
  const cookieOfSignIn = async () =>
    cookiesOf(await send('/auth/login', { email: team.email, password: team.password }))
  const late = await cookieOfSignIn()
  const { now } = used.api.clock
  used.api.clock.now = new Date(now.getTime() + 301_000)
  expect((await takeOver(late)).status).toBe(400)
  const ended = await cookieOfSignIn()
  await used.api.dependencies.database.deleteFrom('sessions').where('user_id', '=', team.id).execute()
  expect((await takeOver(ended)).status).toBe(400)
  used.api.clock.now = now
})

test.each([
  ['https://evil.test/', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['/..//evil.test', '/'],
  ['/%61uth/login', '/'],
  ['javascript:alert(1)', '/'],
  ['/settings/team#data', '/settings/team#data'],
])('continues only to pages of the product when %s was requested', async (wanted, to) => {
  const { email, password } = await used.api.newTeam()
  const answer = await send(`/auth/login?${new URLSearchParams({ next: wanted })}`, { email, password })
  expect(answer.headers.get('location')).toBe(`/auth/login/continue?${new URLSearchParams({ next: to })}`)
})

test('renders a refusal into its form, with the input except the password', async () => {
  const { email } = await used.api.newTeam()
  const wrong = await drawn(
    await send('/auth/login?next=%2Fworkspace', { email, password: 'not-the-password' }),
  )
  expect(wrong).toMatchObject({
    status: 400,
    address: '/auth/login?next=%2Fworkspace',
    path: '/auth/login',
    values: { email },
    refusal: { code: 'INVALID_CREDENTIALS', status: 400 },
    data: null,
  })
  const unreadable = await drawn(await send('/auth/login', { email: 'no address', password: 'x' }))
  expect(unreadable).toMatchObject({
    status: 422,
    values: { email: 'no address' },
    refusal: {
      code: 'VALIDATION_FAILED',
      errors: { email: [messages.login.email], password: [messages.login.password] },
    },
  })
  const long = await drawn(
    await send('/auth/login', { email: `${'a'.repeat(400)}@b.test`, password: 'x'.repeat(1100) }),
  )
  expect(Object.keys(long.refusal?.errors ?? {})).toEqual(['email', 'password'])
  // Fields that aren't in our form aren't returned.
  const strange = await drawn(
    await send('/auth/login', 'email=a&email=b%40c.test&__proto__=1&password=secret1'),
  )
  expect(strange).toMatchObject({ status: 422, values: { email: 'b@c.test' } })
  expect(JSON.stringify([wrong, unreadable, long, strange])).not.toMatch(/not-the-password|xxx|secret1/)
})

test('registers, and requests a new password, like the calls', async () => {
  const email = `form-${crypto.randomUUID()}@example.test`
  const registered = await drawn(await send('/auth/register', { ...registrationForm(email) }))
  expect(registered).toMatchObject({
    status: 200,
    address: '/auth/check-email',
    path: '/auth/check-email',
    values: { email, team_name: 'Kaya Ceramics' },
    refusal: null,
    data: { id: expect.any(Number), on_page_token: expect.any(String) },
  })
  expect(registered.values).not.toHaveProperty('password')
  expect(registered.values).not.toHaveProperty('confirmPassword')
  const refused: Fields = { ...registrationForm(email), confirmPassword: 'another', timezone: '', name: 'x' }
  const { status, refusal, values } = await drawn(await send('/auth/register', refused))
  expect(status).toBe(422)
  expect(values).toMatchObject({ email, name: 'x' })
  expect(refusal?.errors).toMatchObject({
    name: [accountMessages.register.name],
    timezone: [accountMessages.register.timezone],
  })

  for (const address of [email, 'nobody-at-all@example.test']) {
    const asked = await drawn(await send('/auth/forgot-password', { email: address }))
    expect(asked).toMatchObject({ status: 200, address: '/auth/forgot-password', refusal: null })
  }
  const mistyped = await drawn(await send('/auth/forgot-password', { email: 'x' }))
  expect(mistyped).toMatchObject({
    status: 422,
    values: { email: 'x' },
    refusal: { errors: { email: [expect.any(String)] } },
  })
})

test('joins a team by the link in the address, once the same password was typed twice', async () => {
  const team = await used.api.newTeam()
  const email = `invited-${crypto.randomUUID()}@example.test`
  const body = { name: 'Deniz Aksoy', email, role: 'editor' }
  await used.api.request('POST', '/users/invite', { token: team.token, body })
  const { user_id, hash } = await mailedLink(used.api, email)
  const address = `/auth/invitation?${new URLSearchParams({ user_id: String(user_id), hash })}`
  const typed = { password: 'a quiet sunny orchard', confirmPassword: 'another', timezone: 'Asia/Tokyo' }
  const unequal = await drawn(await send(address, typed))
  expect(unequal).toMatchObject({
    status: 422,
    address,
    values: { timezone: 'Asia/Tokyo' },
    refusal: { errors: { confirmPassword: [accountMessages.invitation.confirmPassword] } },
  })
  const both = { ...typed, confirmPassword: typed.password }
  const strange = await drawn(await send(address.replace(hash, 'f'.repeat(64)), both))
  expect(strange).toMatchObject({ status: 400, refusal: { code: 'INVALID_USER_ID_OR_HASH' } })
  expect((await drawn(await send('/auth/invitation', both))).status).toBe(422)
  const joined = await send(address, both)
  expect(joined.headers.get('location')).toBe('/auth/login/continue?next=%2F')
  expect(await userOf(await takeOver(cookiesOf(joined)))).toMatchObject({ email, role: 'editor' })
})

test('verifies an address by the link in the mail, once the same password was typed twice', async () => {
  const email = `verified-${crypto.randomUUID()}@example.test`
  await send('/auth/register', { ...registrationForm(email) })
  const { user_id, hash } = await mailedLink(used.api, email)
  const address = `/auth/verify?${new URLSearchParams({ user_id: String(user_id), hash })}`
  const password = 'another quiet orchard'
  expect(await drawn(await send(address, { password, confirmPassword: 'x', connect: 'on' }))).toMatchObject({
    status: 422,
    address,
    values: { connect: 'on' },
    refusal: { errors: { confirmPassword: [accountMessages.register.confirmPassword] } },
  })
  expect(await drawn(await send(address, {}))).toMatchObject({
    status: 422,
    refusal: { errors: { password: [expect.any(String)] } },
  })
  const both = { password, confirmPassword: password }
  expect((await drawn(await send('/auth/verify', both))).status).toBe(422)
  const verified = await send(address, both)
  expect(verified.headers.get('location')).toBe('/auth/login/continue?next=%2F')
  expect(await userOf(await takeOver(cookiesOf(verified)))).toMatchObject({ email })
  expect((await send('/auth/login', { email, password })).status).toBe(303)
  expect(await drawn(await send(address, both))).toMatchObject({ refusal: { status: expect.any(Number) } })
})

test('sets a new password by the link in the mail, which works once', async () => {
  const { email } = await used.api.newTeam()
  await send('/auth/forgot-password', { email })
  const { user_id, hash } = await mailedLink(used.api, email)
  const address = `/auth/forgot-password/verify?${new URLSearchParams({ user_id: String(user_id), hash })}`
  const password = 'another quiet orchard'
  const both = { password, confirmPassword: password }
  expect(await drawn(await send(address, { password, confirmPassword: 'x' }))).toMatchObject({
    status: 422,
    address,
    values: {},
    refusal: { errors: { confirmPassword: [accountMessages.resetPassword.confirmPassword] } },
  })
  expect(await drawn(await send(address, { password: 'x', confirmPassword: 'x' }))).toMatchObject({
    status: 422,
    refusal: { errors: { password: [expect.any(String)] } },
  })
  expect(await drawn(await send(address.replace(hash, 'f'.repeat(64)), both))).toMatchObject({
    status: 400,
    refusal: { code: 'INVALID_USER_ID_OR_HASH' },
  })
  expect((await drawn(await send('/auth/forgot-password/verify', both))).status).toBe(422)
  expect(await drawn(await send(address, both))).toMatchObject({
    status: 200,
    address: '/auth/forgot-password/verify',
    path: '/auth/forgot-password/verify',
    values: {},
    refusal: null,
    data: null,
  })
  expect((await send('/auth/login', { email, password })).status).toBe(303)
  expect((await drawn(await send(address, both))).refusal).not.toBeNull()
})

test('sends the mail of a registration again, and says how long to wait for the next one', async () => {
  const email = `again-${crypto.randomUUID()}@example.test`
  await send('/auth/register', { ...registrationForm(email) })
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 200_000)
  expect(await drawn(await send('/auth/check-email', { email }))).toMatchObject({
    status: 200,
    path: '/auth/check-email',
    values: { email },
    refusal: null,
    data: null,
  })
  const { status, refusal } = await drawn(await send('/auth/check-email', { email }))
  expect([status, refusal?.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, 403],
  ['another origin that says it is ours', { origin: 'https://evil.test' }, 403],
  ['a form of another kind', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['text', { 'content-type': 'text/plain' }, 415],
  ['JSON', { 'content-type': 'application/json' }, 415],
  ['something compressed', { 'content-encoding': 'gzip' }, 415],
])('refuses %s, and signs nobody in', async (_, headers, status) => {
  const { email, password } = await used.api.newTeam()
  for (const path of [
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/forgot-password/verify?user_id=1&hash=a',
    '/auth/invitation',
    '/auth/verify?user_id=1&hash=a',
  ]) {
    const answer = await send(path, { email, password }, headers)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await drawn(answer)).toMatchObject({ status, values: {}, refusal: { status } })
  }
})

test('requires our origin from browsers without Fetch Metadata, and reads no more than a form has', async () => {
  const { email, password } = await used.api.newTeam()
  const body = new URLSearchParams({ email, password }).toString()
  const old = (origin?: string) =>
    pages.request('http://tandem.test/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
    })
  expect((await old('http://tandem.test')).status).toBe(303)
  expect((await old('null')).status).toBe(403)
  expect((await old()).status).toBe(403)
  expect((await send('/auth/login', { email, password: 'x'.repeat(17_000) })).status).toBe(413)
  const many = Array.from({ length: 30 }, (_, index) => [`field${index}`, '1'] as const)
  expect((await send('/auth/login', Object.fromEntries(many))).status).toBe(400)
})

test('counts for the limits of the calls, and shows the wait in the page', async () => {
  const { email, password } = await used.api.newTeam()
  for (let tries = 0; tries < 10; tries++) await send('/auth/login', { email, password: 'not-the-password' })
  const locked = await send('/auth/login', { email, password })
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(590)
  const { status, refusal } = await drawn(locked)
  expect([status, refusal?.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(refusal?.seconds_left).toBeGreaterThan(590)
  expect((await used.api.request('POST', '/auth/login', { body: { email, password } })).status).toBe(429)
})
