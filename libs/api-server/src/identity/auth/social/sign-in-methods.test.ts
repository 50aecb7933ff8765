import { expect, test } from 'vitest'
import type { SignInMethods } from '@tandem/api-contract'
import { minuteMs } from '@tandem/format'
import { codeOf, dataOf, errorOf, userOf } from '../../../testing/read-answer.ts'
import { welcomedBy } from '../../../testing/social-browser.ts'
import type { TestUser } from '../../../testing/test-people.ts'
import { useSimulatedSignIn } from '../../../testing/use-simulated-sign-in.ts'
import type { ProviderPerson } from '../../../testing/use-simulated-sign-in.ts'

const used = useSimulatedSignIn()

const minutes = (count: number) => count * minuteMs
const path = '/me/sign-in-methods'
const list = async (token: string) => dataOf<SignInMethods>(await used.api.request('GET', path, { token }))
const remove = (token: string, id: number, password?: string) =>
  used.api.request('DELETE', `${path}/${id}`, { token, body: password === undefined ? {} : { password } })

/** Goes through a provider for the settings page; returns the input of its call there. */
async function bringBack(person: ProviderPerson) {
  const browser = used.newBrowser()
  const landing = await used.goThrough(browser, 'google', person, 'add')
  return {
    landing,
    add: (token: string, password?: string) =>
      used.api.request('POST', path, {
        token,
        body: { code: landing.code, provider: 'google', ...(password !== undefined && { password }) },
        headers: { Cookie: browser.cookie.sent },
      }),
  }
}

async function withGoogle(team: TestUser, person = used.newPerson()) {
  const { add } = await bringBack(person)
  const { providers } = await dataOf<SignInMethods>(await add(team.token))
  return providers[0]?.id ?? 0
}

/** Somebody who came through Google and never chose a password. */
async function newcomer() {
  const person = used.newPerson()
  const browser = used.newBrowser()
  const welcome = await welcomedBy(await used.continueWith(browser, 'google', person))
  return userOf(await browser.complete(welcome.personal_access_token))
}

test('returns the password, the providers with their address, and where adding one starts', async () => {
  const team = await used.api.newTeam()
  const start = 'http://tandem.test/api/v1/auth/login/social'
  const recent = new Date(used.api.clock.now.getTime() + 600_000).toISOString()
  expect(await list(team.token)).toEqual({
    recent_until: recent,
    proved_until: recent,
    has_password: true,
    password_set_at: null,
    providers: [],
    start: {
      google: `${start}/google/start?for=add`,
      facebook: `${start}/facebook/start?for=add`,
      apple: `${start}/apple/start?for=add`,
    },
  })
  const person = used.newPerson()
  await withGoogle(team, person)
  const at = used.api.clock.now.toISOString()
  expect(await list(team.token)).toMatchObject({
    providers: [{ provider: 'google', email: person.email, created_at: at }],
  })
  const { personal_access_token } = await newcomer()
  expect(await list(personal_access_token)).toMatchObject({
    has_password: false,
    password_set_at: null,
    proved_until: recent,
  })
})

test('a provider added in the settings signs in from then on, and the owner is informed', async () => {
  const [team, person] = [await used.api.newTeam(), used.newPerson()]
  const { landing, add } = await bringBack(person)
  expect(landing).toMatchObject({ path: '/settings/profile/sign-in', service: 'google', reason: null })
  expect((await add(team.token)).status).toBe(200)
  expect(await codeOf(await add(team.token))).toBe('INVALID_STATE_TRY_AGAIN')
  const [mail] = await used.api.mails(team.email)
  expect(mail?.subject).toBe('You can now sign in with Google')
  const user = await userOf(await used.continueWith(used.newBrowser(), 'google', person))
  expect(user.id).toBe(team.id)
})

test('somebody who gives up at the provider returns to the settings', async () => {
  const browser = used.newBrowser()
  const declined = used.newPerson({ decision: 'cancel' })
  const landing = await used.goThrough(browser, 'google', declined, 'add')
  expect(landing).toMatchObject({ path: '/settings/profile/sign-in', reason: 'cancelled' })
})

test('adding and removing need the password, or a sign-in in the last ten minutes', async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  used.api.clock.now = new Date(start.getTime() + minutes(11))
  const { add } = await bringBack(used.newPerson())
  const needed = { password: ['Enter your password to change your sign-in methods'] }
  expect((await errorOf(await add(team.token))).errors).toEqual(needed)
  expect(await codeOf(await add(team.token, 'not-the-password'))).toBe('INVALID_PASSWORD')
  const { providers } = await dataOf<SignInMethods>(await add(team.token, team.password))
  const id = providers[0]?.id ?? 0
  expect((await errorOf(await remove(team.token, id))).errors).toEqual(needed)
  expect(await dataOf(await remove(team.token, id, team.password))).toMatchObject({ providers: [] })
  used.api.clock.now = start
})

test('a removed provider no longer signs in', async () => {
  const [team, person] = [await used.api.newTeam(), used.newPerson()]
  const id = await withGoogle(team, person)
  expect(await dataOf(await remove(team.token, id))).toMatchObject({ providers: [] })
  expect(await codeOf(await remove(team.token, id))).toBe('MODEL_NOT_FOUND')
  const again = await used.continueWith(used.newBrowser(), 'google', person)
  expect(Object.keys(await dataOf<object>(again))).not.toContain('user')
})

test("the last way to sign in can't be removed, not even by two simultaneous requests", async () => {
  const user = await newcomer()
  const token = user.personal_access_token
  const { add } = await bringBack(used.newPerson())
  const { providers } = await dataOf<SignInMethods>(await add(token))
  const answers = await Promise.all(providers.map(({ id }) => remove(token, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const [last] = (await list(token)).providers
  expect((await errorOf(await remove(token, last?.id ?? 0))).errors).toEqual({
    id: ['This is your only sign-in method. Choose a password first.'],
  })
})

test('an identity that signs somebody in already is refused, and stays theirs', async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const person = used.newPerson()
  const id = await withGoogle(team, person)
  const errorsFor = async ({ token }: TestUser) =>
    (await errorOf(await (await bringBack(person)).add(token))).errors
  expect(await errorsFor(team)).toEqual({ provider: ['This account is one of your sign-in methods already'] })
  expect(await errorsFor(other)).toEqual({ provider: ['Someone else signs in with this account'] })
  expect(await codeOf(await remove(other.token, id))).toBe('MODEL_NOT_FOUND')
  expect((await list(team.token)).providers).toHaveLength(1)
})

test('a code is valid only in the browser that brought it', async () => {
  const team = await used.api.newTeam()
  const { landing } = await bringBack(used.newPerson())
  const body = { code: landing.code, provider: 'google' }
  const another = await used.api.request('POST', path, { token: team.token, body })
  expect(await codeOf(another)).toBe('INVALID_STATE_TRY_AGAIN')
})
