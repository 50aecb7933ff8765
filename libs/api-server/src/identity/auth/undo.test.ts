import { expect, inject, test } from 'vitest'
import type { LinkFields, UndoKind } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { mailedLink } from '../../testing/mailed-link.ts'
import { codeOf, dataOf, userOf } from '../../testing/read-answer.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts'
import { useSimulatedSignIn } from '../../testing/use-simulated-sign-in.ts'

const used = useSimulatedSignIn()

const days = (count: number) => count * dayMs
const secondsLater = (seconds: number) => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + seconds * 1000)
}
const newAddress = () => `moved-${crypto.randomUUID()}@example.test`
const post = (path: string, body: object, token?: string) => used.api.request('POST', path, { body, token })
const check = (kind: UndoKind, { user_id, hash }: LinkFields) =>
  post('/auth/undo/check', { kind, user_id, hash })
const undo = (kind: UndoKind, { user_id, hash }: LinkFields) => post('/auth/undo', { kind, user_id, hash })
const isIn = async (token: string) => (await used.api.request('GET', '/me', { token })).status === 200
const login = (email: string, password: string) => post('/auth/login', { email, password })

/** The steps of choosing a password after a link was undone. */
async function choosePassword({ user_id, hash }: LinkFields, password = 'amber-lantern-77') {
  const checked = await post('/auth/login/forgot-password/verify', { user_id, hash })
  const { token } = await dataOf<{ token: string }>(checked)
  return post('/auth/login/forgot-password/reset-password', { user_id, token, password })
}

async function addGoogle(team: TestUser, person = used.newPerson()) {
  const browser = used.newBrowser()
  const { code } = await used.goThrough(browser, 'google', person, 'add')
  const answer = await used.api.request('POST', '/me/sign-in-methods', {
    token: team.token,
    body: { code, provider: 'google' },
    headers: { Cookie: browser.cookie.sent },
  })
  expect(answer.status).toBe(200)
  return { person, link: await mailedLink(used.api, team.email) }
}

/** Moves an address; returns the link in the old mailbox. */
async function moveEmail({ token, password }: TestUser, from: string, to: string) {
  await post('/me/update-email', { email: to, password }, token)
  const { user_id, hash } = await mailedLink(used.api, to)
  expect((await post('/me/update-email/verify', { user_id, hash })).status).toBe(200)
  return mailedLink(used.api, from)
}

test("a new sign-in method is removed by its mail's link, which ends sessions and password", async () => {
  const team = await used.api.newTeam({ user_name: 'Ada Byrne' })
  const { person, link } = await addGoogle(team)
  expect(link.page).toBe('http://tandem.test/auth/undo/sign-in')
  const subject = { kind: 'sign-in', name: 'Ada Byrne', email: team.email }
  for (const _ of [1, 2]) {
    expect(await dataOf(await check('sign-in', link))).toEqual({
      ...subject,
      provider: 'google',
      provider_email: person.email,
    })
  }
  const chosen = await dataOf<LinkFields>(await undo('sign-in', link))
  expect(await isIn(team.token)).toBe(false)
  expect(await codeOf(await login(team.email, team.password))).toBe('INVALID_CREDENTIALS')
  expect((await choosePassword(chosen)).status).toBe(200)
  expect((await login(team.email, 'amber-lantern-77')).status).toBe(200)
  const again = await used.continueWith(used.newBrowser(), 'google', person)
  expect(Object.keys(await dataOf<object>(again))).not.toContain('user')
})

test('a change of the address is undone from the old mailbox, even after a reset in the new one', async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  const link = await moveEmail(team, team.email, email)
  expect(link.page).toBe('http://tandem.test/auth/undo/email')
  await post('/auth/login/forgot-password', { email })
  expect((await choosePassword(await mailedLink(used.api, email), 'second-thought-5')).status).toBe(200)
  const intruder = await userOf(await login(email, 'second-thought-5'))

  expect(await dataOf(await check('email', link))).toMatchObject({ email: team.email, provider: null })
  const chosen = await dataOf<LinkFields>(await undo('email', link))
  expect(await isIn(intruder.personal_access_token)).toBe(false)
  expect(await codeOf(await login(email, 'second-thought-5'))).toBe('INVALID_CREDENTIALS')
  expect((await choosePassword(chosen)).status).toBe(200)
  expect((await userOf(await login(team.email, 'amber-lantern-77'))).email).toBe(team.email)
})

const subjects = async (email: string) => (await used.api.mails(email)).map(({ subject }) => subject)

test('both addresses get a mail about a restored address, and the owner gets one about a method', async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  const link = await moveEmail(team, team.email, email)
  expect((await undo('email', link)).status).toBe(200)
  expect((await undo('email', link)).status).toBe(410)
  const restored = 'Your email address was restored'
  for (const to of [team.email, email]) {
    expect((await subjects(to)).filter((subject) => subject === restored)).toHaveLength(1)
  }
  const [toFormer, toOther] = [await used.api.mails(team.email), await used.api.mails(email)]
  expect(toFormer.at(-1)?.links).toEqual(['http://tandem.test/auth/forgot-password'])
  expect(toOther.at(-1)?.links).toEqual([])

  const other = await used.api.newTeam()
  const added = await addGoogle(other)
  expect((await undo('sign-in', added.link)).status).toBe(200)
  expect((await subjects(other.email)).at(-1)).toBe('Your new sign-in method was removed')
})

/** Somebody who knows the password moves the address to their own mailbox, and the owner restores it. */
async function moveAndReturn(team: TestUser, elsewhere: string) {
  const owners = await moveEmail(team, team.email, elsewhere)
  secondsLater(1)
  await post('/me/update-email', { email: team.email, password: team.password }, team.token)
  const { user_id, hash } = await mailedLink(used.api, team.email)
  expect((await post('/me/update-email/verify', { user_id, hash })).status).toBe(200)
  secondsLater(1)
  return { owners, strangers: await mailedLink(used.api, elsewhere) }
}

async function signInAgain(team: TestUser, email: string) {
  team.token = (await userOf(await login(email, team.password))).personal_access_token
}

async function resetAt(email: string, password = 'amber-lantern-77') {
  await post('/auth/login/forgot-password', { email })
  expect((await choosePassword(await mailedLink(used.api, email), password)).status).toBe(200)
}

test("a reset in the account's first mailbox ends the links of later mailboxes", async () => {
  const team = await used.api.newTeam()
  const { strangers } = await moveAndReturn(team, newAddress())
  expect((await check('email', strangers)).status).toBe(200)
  await resetAt(team.email)
  expect(await codeOf(await undo('email', strangers))).toBe('LINK_EXPIRED_OR_INVALID')
  expect((await login(team.email, 'amber-lantern-77')).status).toBe(200)
})

test('a reset in the first mailbox ends the links of later ones, even when its own link has ended', async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  const elsewhere = newAddress()
  const owners = await moveEmail(team, team.email, elsewhere)
  secondsLater(6 * 24 * 3600)
  await signInAgain(team, elsewhere)
  const strangers = await moveEmail(team, elsewhere, team.email)
  secondsLater(2 * 24 * 3600)
  expect(await codeOf(await check('email', owners))).toBe('LINK_EXPIRED_OR_INVALID')
  expect((await check('email', strangers)).status).toBe(200)
  await resetAt(team.email)
  expect(await codeOf(await undo('email', strangers))).toBe('LINK_EXPIRED_OR_INVALID')
  used.api.clock.now = start
})

test('a link in a later mailbox keeps the links of the first one, even when its own first link has ended', async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  const elsewhere = newAddress()
  await moveEmail(team, team.email, elsewhere)
  secondsLater(6 * 24 * 3600)
  await signInAgain(team, elsewhere)
  const strangers = await moveEmail(team, elsewhere, team.email)
  secondsLater(2 * 24 * 3600)
  await signInAgain(team, team.email)
  const owners = await moveEmail(team, team.email, elsewhere)
  expect((await undo('email', strangers)).status).toBe(200)
  expect((await undo('email', owners)).status).toBe(200)
  expect(await codeOf(await undo('email', strangers))).toBe('LINK_EXPIRED_OR_INVALID')
  used.api.clock.now = start
})

test('a reset in a later mailbox keeps the link of the first one', async () => {
  const team = await used.api.newTeam()
  const elsewhere = newAddress()
  const { owners } = await moveAndReturn(team, elsewhere)
  await moveEmail(team, team.email, elsewhere)
  await resetAt(elsewhere, 'second-thought-5')
  expect((await undo('email', owners)).status).toBe(200)
  expect(await codeOf(await login(elsewhere, 'second-thought-5'))).toBe('INVALID_CREDENTIALS')
})

test('restoring an address ends what was added since, and the links of later changes', async () => {
  const team = await used.api.newTeam()
  const [second, third] = [newAddress(), newAddress()]
  const first = await moveEmail(team, team.email, second)
  const { person } = await addGoogle({ ...team, email: second })
  const later = await moveEmail(team, second, third)
  expect((await undo('email', first)).status).toBe(200)
  expect(await codeOf(await undo('email', later))).toBe('LINK_EXPIRED_OR_INVALID')
  const again = await used.continueWith(used.newBrowser(), 'google', person)
  expect(Object.keys(await dataOf<object>(again))).not.toContain('user')
})

test('undoing a later change keeps the link of an earlier one', async () => {
  const team = await used.api.newTeam()
  const [second, third] = [newAddress(), newAddress()]
  const first = await moveEmail(team, team.email, second)
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 1000)
  const later = await moveEmail(team, second, third)
  expect((await undo('email', later)).status).toBe(200)
  expect(await dataOf(await check('email', first))).toMatchObject({ email: team.email })
  expect((await undo('email', first)).status).toBe(200)
})

test("a second method doesn't end the link for the first one", async () => {
  const team = await used.api.newTeam()
  const { link } = await addGoogle(team)
  await addGoogle(team)
  expect((await check('sign-in', link)).status).toBe(200)
})

test.each(['sign-in', 'email'] as const)('a link for %s is valid for 7 days, once', async (kind) => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  const link =
    kind === 'email' ? await moveEmail(team, team.email, newAddress()) : (await addGoogle(team)).link
  used.api.clock.now = new Date(start.getTime() + days(7))
  expect(await codeOf(await check(kind, link))).toBe('LINK_EXPIRED_OR_INVALID')
  expect(await codeOf(await undo(kind, link))).toBe('LINK_EXPIRED_OR_INVALID')
  used.api.clock.now = new Date(start.getTime() + days(7) - 1000)
  const answers = await Promise.all(Array.from({ length: 8 }, () => undo(kind, link)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(410)])
  used.api.clock.now = start
})

test('a link of one kind undoes nothing of the other, and reaches nobody else', async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const { link } = await addGoogle(team)
  expect(await codeOf(await undo('email', link))).toBe('INVALID_USER_ID_OR_HASH')
  expect(await codeOf(await undo('sign-in', { ...link, user_id: other.id }))).toBe('INVALID_USER_ID_OR_HASH')
  expect((await check('sign-in', link)).status).toBe(200)
})

test('a link about a method ends with the method, and when the account has another address', async () => {
  const team = await used.api.newTeam()
  const { link } = await addGoogle(team)
  await moveEmail(team, team.email, newAddress())
  expect(await codeOf(await check('sign-in', link))).toBe('LINK_EXPIRED_OR_INVALID')

  const other = await used.api.newTeam()
  const added = await addGoogle(other)
  const { id } = await used.opened.database
    .selectFrom('social_identities')
    .select('id')
    .where('user_id', '=', other.id)
    .executeTakeFirstOrThrow()
  await used.api.request('DELETE', `/me/sign-in-methods/${id}`, { token: other.token, body: {} })
  expect(await codeOf(await undo('sign-in', added.link))).toBe('LINK_EXPIRED_OR_INVALID')
})

test("an address with another account by now isn't taken from it", async () => {
  const team = await used.api.newTeam()
  const link = await moveEmail(team, team.email, newAddress())
  const other = await used.api.newTeam()
  await moveEmail(other, other.email, team.email)
  expect(await codeOf(await check('email', link))).toBe('LINK_EXPIRED_OR_INVALID')
  expect(await codeOf(await undo('email', link))).toBe('LINK_EXPIRED_OR_INVALID')
})

test("an invitation to the former address doesn't block the restoration", async () => {
  const team = await used.api.newTeam()
  const link = await moveEmail(team, team.email, newAddress())
  const invited = { name: 'In The Way', email: team.email, role: 'viewer' }
  expect((await post('/users/invite', invited, team.token)).status).toBe(201)
  expect((await undo('email', link)).status).toBe(200)
})

/** Only there do two transactions run at the same time. */
test.runIf(inject('database') === 'postgres')(
  'a link whose address is taken at the same moment has ended',
  async () => {
    const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
    const link = await moveEmail(team, team.email, newAddress())
    const { database } = used.opened
    const undone = await database.transaction().execute(async (db) => {
      await db.updateTable('logins').set({ email: team.email }).where('user_id', '=', other.id).execute()
      const answer = undo('email', link)
      await untilSomebodyWaits(database)
      return { answer }
    })
    expect(await codeOf(await undone.answer)).toBe('LINK_EXPIRED_OR_INVALID')
  },
)

test('restoring an address deletes the registration that waited for the one it leaves', async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  const link = await moveEmail(team, team.email, email)
  expect((await post('/auth/register', registrationForm(email))).status).toBe(201)
  const waiting = () =>
    used.opened.database.selectFrom('registrations').select('email').where('email', '=', email).execute()
  expect(await waiting()).toHaveLength(1)
  expect((await undo('email', link)).status).toBe(200)
  expect(await waiting()).toEqual([])
})
