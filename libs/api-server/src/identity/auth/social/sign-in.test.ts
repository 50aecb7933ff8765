import { expect, test } from 'vitest'
import type { PendingRegistration } from '@tandem/api-contract'
import { mailedLink } from '../../../testing/mailed-link.ts'
import { codeOf, dataOf, userOf } from '../../../testing/read-answer.ts'
import { socialBrowser, welcomedBy } from '../../../testing/social-browser.ts'
import { useSocialApi } from '../../../testing/use-social-api.ts'

const used = useSocialApi()

const person = (changes: object = {}) => {
  const sub = crypto.randomUUID()
  return { sub, email: `maya-${sub}@example.test`, email_verified: true, name: 'Maya Lindqvist', ...changes }
}

/** Presses the button and goes through the provider up to our one-time code. */
async function comeBack(provider: 'google' | 'apple', browser = socialBrowser(used.api)) {
  const landing = await browser.bring(await used[provider].goThrough(await browser.press(provider)))
  return { browser, landing, code: landing.code }
}

test('offers the providers that are set up, and no others', async () => {
  const read = async () =>
    (await (await used.api.request('GET', '/auth/login/social/services')).json()) as object
  const start = 'http://tandem.test/api/v1/auth/login/social'
  expect(await read()).toEqual({ data: { google: `${start}/google/start`, apple: `${start}/apple/start` } })
  delete used.providers.apple
  expect(await read()).toEqual({ data: { google: `${start}/google/start` } })
  const landing = await socialBrowser(used.api).bring(new Request(`${start}/apple/start`))
  expect(landing).toMatchObject({ path: '/auth/login', reason: 'unknown', service: 'apple' })
})

test('a new person completes their profile, and has their own team', async () => {
  used.google.account = person()
  const { browser, landing, code } = await comeBack('google')
  expect(landing).toMatchObject({ path: '/auth/login/callback', service: 'google', reason: null })
  expect(code).toMatch(/^[0-9a-f]{64}$/)

  const before = await used.made()
  const welcome = await welcomedBy(await browser.exchange('google', code))
  expect(welcome).toEqual({
    personal_access_token: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    name: 'Maya Lindqvist',
    email: used.google.account.email,
    email_verified: true,
  })
  expect(await used.made()).toEqual(before)
  const asSession = await used.api.request('GET', '/me', { token: welcome.personal_access_token })
  expect(asSession.status).toBe(401)

  const user = await userOf(await browser.complete(welcome.personal_access_token))
  expect(user).toMatchObject({
    email: used.google.account.email,
    role: 'super_admin',
    team: { name: 'Lindqvist & Co' },
  })
  expect((await used.api.request('GET', '/me', { token: user.personal_access_token })).status).toBe(200)
})

async function signUp(provider: 'google' | 'apple' = 'google') {
  const { browser, code } = await comeBack(provider)
  const { personal_access_token } = await welcomedBy(await browser.exchange(provider, code))
  return userOf(await browser.complete(personal_access_token))
}

const hasPassword = async ({ personal_access_token: token }: { personal_access_token: string }) => {
  const answer = await used.api.request('GET', '/me/profile', { token })
  return (await dataOf<{ has_password: boolean }>(answer)).has_password
}

test('a new person has no password until they choose one by mail', async () => {
  used.google.account = person()
  const maya = await signUp()
  expect(await hasPassword(maya)).toBe(false)
  const post = (path: string, body: object) =>
    used.api.request('POST', `/auth/login/forgot-password${path}`, { body })
  await post('', { email: maya.email })
  const { user_id, hash } = await mailedLink(used.api, maya.email)
  const { token } = await dataOf<{ token: string }>(await post('/verify', { user_id, hash }))
  const password = 'amber-lantern-77'
  expect((await post('/reset-password', { user_id, token, password })).status).toBe(200)
  const body = { email: maya.email, password }
  expect(await hasPassword(await userOf(await used.api.request('POST', '/auth/login', { body })))).toBe(true)
})

test('the same person signs in the second time, each time with a new session', async () => {
  used.google.account = person()
  const first = await signUp()
  const { browser, code } = await comeBack('google')
  const again = await userOf(await browser.exchange('google', code))
  expect(again.id).toBe(first.id)
  expect(again.personal_access_token).not.toBe(first.personal_access_token)
})

test('an address that changed at the provider changes nothing, because the subject counts', async () => {
  const maya = person()
  used.google.account = maya
  const first = await signUp()
  const team = await used.api.newTeam()
  used.google.account = { ...maya, email: team.email }
  const { browser, code } = await comeBack('google')
  const again = await userOf(await browser.exchange('google', code))
  expect([again.id, again.email]).toEqual([first.id, maya.email])
})

test('a verified address with an account is linked only with its password, and its owner is informed', async () => {
  const team = await used.api.newTeam()
  used.google.account = person({ email: team.email.toUpperCase() })
  const { browser, code } = await comeBack('google')
  const before = await used.made()
  expect(await codeOf(await browser.exchange('google', code))).toBe('PASSWORD_NEEDED_TO_LINK')
  expect(await codeOf(await browser.exchange('google', code, 'not-the-password'))).toBe('INVALID_PASSWORD')
  expect(await used.made()).toEqual(before)

  const user = await userOf(await browser.exchange('google', code, team.password))
  expect(user.id).toBe(team.id)
  expect(await hasPassword(user)).toBe(true)
  const [mail] = await used.api.mails(team.email)
  expect(mail?.subject).toBe('You can now sign in with Google')

  const next = await comeBack('google')
  expect((await userOf(await next.browser.exchange('google', next.code))).id).toBe(team.id)
})

test('guesses of that password are counted with those at sign-in', async () => {
  const team = await used.api.newTeam()
  used.google.account = person({ email: team.email })
  const { browser, code } = await comeBack('google')
  const answers = []
  for (let guess = 0; guess < 11; guess++)
    answers.push(await browser.exchange('google', code, `guess-${guess}`))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429])
  const login = await used.api.request('POST', '/auth/login', {
    body: { email: team.email, password: team.password },
  })
  expect(login.status).toBe(429)
})

test("an address that the provider hasn't verified is never matched with an account", async () => {
  const team = await used.api.newTeam()
  used.google.account = person({ email: team.email, email_verified: false })
  const { browser, code } = await comeBack('google')
  const welcome = await welcomedBy(await browser.exchange('google', code, team.password))
  expect(welcome).toMatchObject({ email: team.email, email_verified: false })
  const before = await used.made()
  const missing = await browser.complete(welcome.personal_access_token)
  expect(missing.status).toBe(422)
  const answer = await browser.complete(welcome.personal_access_token, { email: team.email })
  // The same answer as for an address without an account; the mail informs its owner.
  expect(Object.keys(((await answer.json()) as { data: object }).data).toSorted()).toEqual([
    'id',
    'on_page_token',
  ])
  expect(await used.made()).toEqual({ ...before, registrations: (before['registrations'] ?? 0) + 1 })
  expect((await used.api.mails(team.email)).map(({ subject }) => subject)).toEqual([
    'You already have an account',
  ])
  const next = await comeBack('google')
  expect(await welcomedBy(await next.browser.exchange('google', next.code))).toMatchObject({
    email_verified: false,
  })
})

test('a typed address is verified by mail, and the provider signs in from then on', async () => {
  used.google.account = person({ email: undefined, email_verified: undefined })
  const { browser, code } = await comeBack('google')
  const welcome = await welcomedBy(await browser.exchange('google', code))
  expect(welcome).toMatchObject({ email: null, email_verified: false })
  const email = `typed-${crypto.randomUUID()}@example.test`
  const onMars = { email, timezone: 'Mars/Olympus' }
  expect((await browser.complete(welcome.personal_access_token, onMars)).status).toBe(422)
  const pending = await browser.complete(welcome.personal_access_token, { email })
  const { on_page_token } = await dataOf<PendingRegistration>(pending)
  expect(await codeOf(await browser.complete(welcome.personal_access_token, { email }))).toBe(
    'INVALID_STATE_TRY_AGAIN',
  )

  const { user_id, hash } = await mailedLink(used.api, email)
  const body = { user_id, hash, on_page_token }
  const user = await userOf(await used.api.request('POST', '/auth/register/verify-email', { body }))
  expect(user.email).toBe(email)
  expect(await hasPassword(user)).toBe(false)

  const next = await comeBack('google')
  expect((await userOf(await next.browser.exchange('google', next.code))).id).toBe(user.id)
})

test('a deactivated person is told so, and gets no session', async () => {
  used.google.account = person()
  const { id } = await signUp()
  await used.opened.database
    .updateTable('users')
    .set({ role: 'admin', status: 'inactive' })
    .where('id', '=', id)
    .execute()
  const { browser, code } = await comeBack('google')
  const before = await used.made()
  expect(await codeOf(await browser.exchange('google', code))).toBe('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
  expect(await used.made()).toEqual(before)
})

test('two tabs of one browser can sign in at the same time', async () => {
  const browser = socialBrowser(used.api)
  const [first, second] = [await browser.press('google'), await browser.press('google')]
  used.google.account = person()
  for (const address of [second, first]) {
    const { code } = await browser.bring(await used.google.goThrough(address))
    expect((await browser.exchange('google', code)).status).toBe(200)
  }
})

test("the cookie is bound to the host with TLS, isn't readable, and signs nobody in", async () => {
  const browser = socialBrowser(used.api)
  await browser.press('google')
  expect(browser.cookie.set).toMatch(
    /^tandem_sign_in=[0-9a-f]{64}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const { settings } = used.api.dependencies
  settings.appUrl = 'https://tandem.test'
  await browser.press('google')
  settings.appUrl = 'http://tandem.test'
  expect(browser.cookie.set).toMatch(
    /^__Host-tandem_sign_in=[^;]+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const me = await used.api.request('GET', '/me', { headers: { Cookie: browser.cookie.sent } })
  expect(me.status).toBe(401)
})
