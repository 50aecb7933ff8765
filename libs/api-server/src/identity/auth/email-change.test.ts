import { expect, test } from 'vitest'
import { hourMs } from '@tandem/format'
import { beforeTransaction } from '../../testing/before-transaction.ts'
import { mailedLink } from '../../testing/mailed-link.ts'
import type { MailedLink } from '../../testing/mailed-link.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { codeOf, errorOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const newAddress = () => `moved-${crypto.randomUUID()}@example.test`
const change = ({ token, password }: TestUser, email: string, given: string | undefined = password) =>
  used.api.request('POST', '/me/update-email', { token, body: { email, ...(given && { password: given }) } })
const verify = ({ user_id, hash }: Pick<MailedLink, 'user_id' | 'hash'>) =>
  used.api.request('POST', '/me/update-email/verify', { body: { user_id, hash } })
const login = (email: string, password: string) =>
  used.api.request('POST', '/auth/login', { body: { email, password } })
const emailOf = async ({ token }: TestUser) => {
  const me = await used.api.request('GET', '/me', { token })
  return ((await me.json()) as { data: { email: string } }).data.email
}

test('the address changes when the link in the new mailbox is used, and the old one is informed', async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  const answer = await change(team, ` ${email.toUpperCase()}`)
  expect(await answer.json()).toEqual({ data: { email } })
  expect(await emailOf(team)).toBe(team.email)

  const link = await mailedLink(used.api, email)
  expect(link).toMatchObject({ user_id: team.id, page: 'http://tandem.test/settings/profile/email' })
  expect(await (await verify(link)).json()).toEqual({ data: { email } })
  expect(await emailOf(team)).toBe(email)
  expect((await login(email, team.password)).status).toBe(200)
  expect(await codeOf(await login(team.email, team.password))).toBe('INVALID_CREDENTIALS')
  const [notice, ...more] = await used.api.mails(team.email)
  expect(more).toEqual([])
  expect(notice?.text).not.toContain(email)
})

test('of twenty simultaneous uses of one link, one succeeds', async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  await change(team, email)
  const link = await mailedLink(used.api, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(link)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
  expect(await used.api.mails(team.email)).toHaveLength(1)
})

test('the newest link replaces the previous one, and each is valid for an hour and its own user', async () => {
  const start = used.api.clock.now
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const [first, second] = [newAddress(), newAddress()]
  await change(team, first)
  const replaced = await mailedLink(used.api, first)
  await change(team, second)
  const link = await mailedLink(used.api, second)
  expect(await codeOf(await verify(replaced))).toBe('LINK_EXPIRED_OR_INVALID')
  expect(await codeOf(await verify({ ...link, user_id: other.id }))).toBe('INVALID_USER_ID_OR_HASH')
  expect(await codeOf(await verify({ ...link, hash: 'x' }))).toBe('INVALID_USER_ID_OR_HASH')
  used.api.clock.now = new Date(start.getTime() + hourMs)
  expect(await codeOf(await verify(link))).toBe('LINK_EXPIRED_OR_INVALID')
  used.api.clock.now = start
  expect((await verify(link)).status).toBe(200)
  expect(await emailOf(other)).toBe(other.email)
})

test('needs the password, or a sign-in in the last ten minutes', async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  expect(await codeOf(await change(team, newAddress(), 'not-the-password'))).toBe('INVALID_PASSWORD')
  expect((await change(team, newAddress(), '')).status).toBe(200)
  used.api.clock.now = new Date(start.getTime() + 600_000)
  const late = await change(team, newAddress(), '')
  expect(late.status).toBe(422)
  expect((await errorOf(late)).errors).toEqual({
    password: ['Enter your password to change your email address'],
  })
  expect((await change(team, newAddress())).status).toBe(200)
  used.api.clock.now = start
})

test('allows ten guesses of the password per session, counted separately from sign-ins', async () => {
  const team = await used.api.newTeam()
  const guesses = Array.from({ length: 11 }, () => change(team, newAddress(), 'not-the-password'))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(10).fill(400), 429])
  expect((await change(team, newAddress(), team.password)).status).toBe(429)
  expect((await login(team.email, team.password)).status).toBe(200)
})

test('an address with an account gets the same answer, and its owner is informed and keeps it', async () => {
  const [team, owner] = [await used.api.newTeam(), await used.api.newTeam()]
  const answer = await change(team, owner.email)
  expect(await answer.json()).toEqual({ data: { email: owner.email } })
  const [mail] = await used.api.mails(owner.email)
  expect(mail?.links.some((link) => link.includes('hash'))).toBe(false)
  expect(await emailOf(owner)).toBe(owner.email)
})

test('an address that got an account after the link was sent stays with that account', async () => {
  const [team, rival] = [await used.api.newTeam(), await used.api.newTeam()]
  const email = newAddress()
  await change(team, email)
  const first = await mailedLink(used.api, email)
  await change(rival, email)
  await verify(await mailedLink(used.api, email))
  expect(await codeOf(await verify(first))).toBe('LINK_EXPIRED_OR_INVALID')
  expect(await emailOf(team)).toBe(team.email)
  expect(await emailOf(rival)).toBe(email)
})

test("the user's own address is refused, and so is an invalid one", async () => {
  const team = await used.api.newTeam()
  expect((await errorOf(await change(team, team.email))).errors).toEqual({
    email: ['This is already your email address'],
  })
  expect((await errorOf(await change(team, 'nowhere'))).errors).toEqual({
    email: ['Please enter a valid email address'],
  })
})

test('a link is invalid after its owner was deactivated, or after a password reset', async () => {
  const team = await used.api.newTeam()
  const user = await used.api.newUser(team.team_id)
  const email = newAddress()
  await change(user, email)
  const link = await mailedLink(used.api, email)
  await used.opened.database
    .updateTable('users')
    .set({ status: 'inactive' })
    .where('id', '=', user.id)
    .execute()
  expect(await codeOf(await verify(link))).toBe('LINK_EXPIRED_OR_INVALID')

  const another = newAddress()
  await change(team, another)
  const sent = await mailedLink(used.api, another)
  await used.api.request('POST', '/auth/login/forgot-password', { body: { email: team.email } })
  const { user_id, hash } = await mailedLink(used.api, team.email)
  const checked = await used.api.request('POST', '/auth/login/forgot-password/verify', {
    body: { user_id, hash },
  })
  const { data } = (await checked.json()) as { data: { token: string } }
  await used.api.request('POST', '/auth/login/forgot-password/reset-password', {
    body: { user_id, token: data.token, password: 'amber-lantern-77' },
  })
  expect(await codeOf(await verify(sent))).toBe('LINK_EXPIRED_OR_INVALID')
})

test('a reset link in the old mailbox ends with the change', async () => {
  const team = await used.api.newTeam()
  await used.api.request('POST', '/auth/login/forgot-password', { body: { email: team.email } })
  const { user_id, hash } = await mailedLink(used.api, team.email)
  const email = newAddress()
  await change(team, email)
  await verify(await mailedLink(used.api, email))
  const checked = await used.api.request('POST', '/auth/login/forgot-password/verify', {
    body: { user_id, hash },
  })
  expect(await codeOf(checked)).toBe('INVALID_OR_EXPIRED_HASH')
})

test.each([
  ['was deactivated', { users: { status: 'inactive' } }],
  ['got another password', { logins: { password_hash: 'another' } }],
] as const)('somebody who %s since the request arrived gets no link', async (_, changes) => {
  const team = await used.api.newTeam()
  const user = await used.api.newUser(team.team_id)
  const { dependencies } = used.api
  const { database } = dependencies
  const { users, logins } = changes as { users?: { status: 'inactive' }; logins?: { password_hash: string } }
  const shutOut = async () => {
    if (users) await database.updateTable('users').set(users).where('id', '=', user.id).execute()
    if (logins) await database.updateTable('logins').set(logins).where('user_id', '=', user.id).execute()
  }
  dependencies.database = beforeTransaction(database, 1, shutOut).database
  const answer = await change(user, newAddress())
  dependencies.database = database
  expect(await codeOf(answer)).toBe('UNAUTHENTICATED')
  const links = await database.selectFrom('links').select('kind').where('user_id', '=', user.id).execute()
  expect(links).toEqual([])
})
