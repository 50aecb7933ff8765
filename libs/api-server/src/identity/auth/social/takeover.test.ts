import { expect, test } from 'vitest'
import type { PendingRegistration, SignInMethods, SocialProvider } from '@tandem/api-contract'
import { beforeTransaction } from '../../../testing/before-transaction.ts'
import { mailedLink } from '../../../testing/mailed-link.ts'
import { codeOf, dataOf, errorOf, userOf } from '../../../testing/read-answer.ts'
import { welcomedBy } from '../../../testing/social-browser.ts'
import { useSimulatedSignIn } from '../../../testing/use-simulated-sign-in.ts'
import type { ProviderPerson } from '../../../testing/use-simulated-sign-in.ts'
import { startSession } from '../session-directory.ts'
import { findIdentity } from './identity-directory.ts'

const used = useSimulatedSignIn()

const newAddress = () => `victim-${crypto.randomUUID()}@example.test`
const post = (path: string, body: object, token?: string) => used.api.request('POST', path, { body, token })
const isIn = async (token: string) => (await used.api.request('GET', '/me', { token })).status === 200
const methodsOf = async (token: string) =>
  dataOf<SignInMethods>(await used.api.request('GET', '/me/sign-in-methods', { token }))

/** Somebody goes through a provider that verifies no address, and types one. */
async function registerThrough(provider: SocialProvider, person: ProviderPerson, email: string) {
  const browser = used.newBrowser()
  const welcome = await welcomedBy(await used.continueWith(browser, provider, person))
  const answer = await browser.complete(welcome.personal_access_token, { email })
  return dataOf<PendingRegistration>(answer)
}

async function resetPassword(email: string, password = 'amber-lantern-77') {
  // After every other mail to this address: mails of the same time have no order.
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 1000)
  await post('/auth/login/forgot-password', { email })
  const { user_id, hash } = await mailedLink(used.api, email)
  const checked = await post('/auth/login/forgot-password/verify', { user_id, hash })
  const { token } = await dataOf<{ token: string }>(checked)
  const answer = await post('/auth/login/forgot-password/reset-password', { user_id, token, password })
  expect(answer.status).toBe(200)
}

test("a stranger who typed somebody else's address is out after that person has reset the password", async () => {
  const [email, mallory] = [newAddress(), used.newPerson()]
  const page = await registerThrough('facebook', mallory, email)

  // The mailbox's owner opens the link, sees whose it is, and even accepts the provider.
  const { user_id, hash } = await mailedLink(used.api, email)
  const seen = await post('/auth/register/verify-email/check', { user_id, hash })
  expect(await dataOf(seen)).toEqual({
    name: 'Maya Lindqvist',
    email,
    team_name: 'Lindqvist & Co',
    provider: 'facebook',
    needs_password: true,
  })
  const password = 'plum-harbour-19'
  const verified = { user_id, hash, password, connect_provider: true }
  const victim = await userOf(await post('/auth/register/verify-email', verified))
  const waiting = { user_id: page.id, on_page_token: page.on_page_token }
  expect(await codeOf(await post('/auth/register/check-email-verification-status', waiting))).toBe(
    'LINK_EXPIRED_OR_INVALID',
  )
  const stranger = await userOf(await used.continueWith(used.newBrowser(), 'facebook', mallory))
  expect([stranger.id, stranger.role]).toEqual([victim.id, 'super_admin'])

  // A sign-in through the provider, however recent, doesn't move the address: there is a password.
  const theirs = stranger.personal_access_token
  const move = await post('/me/update-email', { email: newAddress() }, theirs)
  expect((await errorOf(move)).errors).toEqual({
    password: ['Enter your password to change your email address'],
  })

  await resetPassword(email)
  expect(await isIn(theirs)).toBe(false)
  const again = await used.continueWith(used.newBrowser(), 'facebook', mallory)
  expect(Object.keys(await dataOf<object>(again))).not.toContain('user')
  const [notice] = (await used.api.mails(email)).slice(-1)
  expect(notice?.text).toContain('You can no longer sign in with Facebook.')
})

test('in another browser the provider is connected only on request', async () => {
  const [email, mallory] = [newAddress(), used.newPerson()]
  await registerThrough('facebook', mallory, email)
  const { user_id, hash } = await mailedLink(used.api, email)
  const verified = { user_id, hash, password: 'plum-harbour-19' }
  const { personal_access_token } = await userOf(await post('/auth/register/verify-email', verified))
  expect(await methodsOf(personal_access_token)).toMatchObject({ has_password: true, providers: [] })
  const again = await used.continueWith(used.newBrowser(), 'facebook', mallory)
  expect(Object.keys(await dataOf<object>(again))).not.toContain('user')
})

test('without a password another browser verifies nothing, even for a registration through a provider', async () => {
  const email = newAddress()
  await registerThrough('facebook', used.newPerson(), email)
  const { user_id, hash } = await mailedLink(used.api, email)
  const answer = await post('/auth/register/verify-email', { user_id, hash, connect_provider: true })
  expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual(['password'])
  expect((await post('/auth/register/verify-email/check', { user_id, hash })).status).toBe(200)
})

test('a reset ends a registration through a provider that waits for the same address', async () => {
  const [team, mallory] = [await used.api.newTeam(), used.newPerson()]
  await registerThrough('facebook', mallory, team.email)
  const kept = () =>
    used.opened.database.selectFrom('registrations').select('email').where('email', '=', team.email).execute()
  const { database } = used.opened
  const identities = () => database.selectFrom('social_registrations').select('user_id').execute()
  const before = await identities()
  expect(await kept()).toHaveLength(1)
  await resetPassword(team.email)
  expect(await kept()).toEqual([])
  expect((await identities()).length).toBe(before.length - 1)
})

test.each(['google', 'apple'] as const)(
  'a reset ends a sign-in with %s that had verified the address, and the new password connects it again',
  async (provider) => {
    const person = used.newPerson()
    const browser = used.newBrowser()
    const welcome = await welcomedBy(await used.continueWith(browser, provider, person))
    const user = await userOf(await browser.complete(welcome.personal_access_token))
    await resetPassword(user.email)
    expect(await isIn(user.personal_access_token)).toBe(false)
    expect(await codeOf(await used.continueWith(used.newBrowser(), provider, person))).toBe(
      'PASSWORD_NEEDED_TO_LINK',
    )
    const linked = await used.continueWith(used.newBrowser(), provider, person, 'amber-lantern-77')
    expect((await userOf(linked)).id).toBe(user.id)
  },
)

test('a sign-in through a provider that a reset overtakes gets no session', async () => {
  const team = await used.api.newTeam()
  const person = used.newPerson({ email: team.email })
  await userOf(await used.continueWith(used.newBrowser(), 'google', person, team.password))
  const { database } = used.opened
  const { provider, subject } = await database
    .selectFrom('social_identities')
    .select(['provider', 'subject'])
    .where('user_id', '=', team.id)
    .executeTakeFirstOrThrow()
  const found = await findIdentity(database, { provider, subject })
  await resetPassword(team.email)
  const session = { token_hash: crypto.randomUUID(), address: null, user_agent: null }
  const { now } = used.api.clock
  expect(found && (await startSession(database, { ...found, ...session }, now))).toBe(false)
})

test('a password that a reset replaces in the meantime connects no provider', async () => {
  const team = await used.api.newTeam()
  const person = used.newPerson({ email: team.email })
  const { dependencies } = used.api
  const { database } = dependencies
  const reset = () =>
    database.updateTable('logins').set({ password_hash: 'another' }).where('user_id', '=', team.id).execute()
  const browser = used.newBrowser()
  const { code } = await used.goThrough(browser, 'google', person)
  dependencies.database = beforeTransaction(database, 1, reset).database
  const answer = await browser.exchange('google', code, team.password)
  dependencies.database = database
  expect(await codeOf(answer)).toBe('INVALID_STATE_TRY_AGAIN')
  const identities = await database
    .selectFrom('social_identities')
    .select('id')
    .where('user_id', '=', team.id)
    .execute()
  expect(identities).toEqual([])
})
