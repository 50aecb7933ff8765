import { expect, test } from 'vitest'
import { linkSeconds } from '../auth/link-kinds.ts'
import type { InvitedUser, SignedInUser, TeamUser } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { beforeTransaction } from '../../testing/before-transaction.ts'
import { mailedLink } from '../../testing/mailed-link.ts'
import type { MailedLink } from '../../testing/mailed-link.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const call = (method: string, path: string, { token }: { token: string }, body?: unknown) =>
  used.api.request(method, path, { token, ...(body !== undefined && { body }) })
const inviteSeveral = (as: { token: string }, emails: unknown, role = 'editor') =>
  call('POST', '/users/invite/several', as, { emails, role })
const at = (local: string) => `${local}@${crypto.randomUUID()}.test`
const check = ({ user_id, hash }: MailedLink) =>
  used.api.request('POST', '/users/invite/invitation-check', { body: { user_id, hash } })
const accept = ({ user_id, hash }: MailedLink) =>
  used.api.request('POST', '/users/invite/complete-registration', {
    body: { user_id, hash, password: 'walnut-ferry-52', timezone: 'Europe/Berlin' },
  })

interface Several {
  invited: InvitedUser[]
  refused: { email: string; message: string }[]
}

test('several people are invited with one role, each once and with a name made from the address, and refused ones come back with the reason', async () => {
  const team = await used.api.newTeam({ name: 'Linden & Oak' })
  const colleague = await used.api.newUser(team.team_id)
  const [jonas, noor] = [at('jonas.weber'), at('noor')]
  const emails = [jonas, colleague.email, ` ${jonas.toUpperCase()} `, noor, team.email]
  const { invited, refused } = await dataOf<Several>(await inviteSeveral(team, emails))
  expect(invited.map(({ name, email, role, status }) => [name, email, role, status])).toEqual([
    ['Jonas Weber', jonas, 'editor', 'pending'],
    ['Noor', noor, 'editor', 'pending'],
  ])
  const message = 'This person is already in your team'
  expect(refused).toEqual([colleague.email, team.email].map((email) => ({ email, message })))
  expect(await used.api.mails(jonas)).toHaveLength(1)
  const { user } = await dataOf<{ user: SignedInUser }>(await accept(await mailedLink(used.api, jonas)))
  expect(user).toMatchObject({ id: invited[0]!.id, name: 'Jonas Weber', role: 'editor' })
})

test('a person invited by name keeps it, and an address is refused after five mails in an hour', async () => {
  const team = await used.api.newTeam()
  const email = at('jonas.weber')
  await call('POST', '/users/invite', team, { name: 'Dr. Jonas', email, role: 'viewer' })
  for (let time = 0; time < 4; time++) {
    const { invited } = await dataOf<Several>(await inviteSeveral(team, [email], 'admin'))
    expect(invited.map(({ name, role }) => [name, role])).toEqual([['Dr. Jonas', 'admin']])
  }
  const other = at('noor')
  const last = await dataOf<Several>(await inviteSeveral(team, [email, other]))
  expect(last.invited.map((user) => user.email)).toEqual([other])
  expect(last.refused).toEqual([
    {
      email,
      message: 'Too many invitations to this address. Try again later.',
    },
  ])
})

test.each([
  [
    ['jonas@x.test', 'jonas', 'a@b@c.test'],
    ['emails.1', 'emails.2'],
  ],
  [[], ['emails']],
  [Array.from({ length: 51 }, (_, index) => `person-${index}@x.test`), ['emails']],
  ['jonas@x.test', ['emails']],
])('%o refuse the whole call, each at its index', async (emails, fields) => {
  const team = await used.api.newTeam()
  const answer = await inviteSeveral(team, emails)
  expect(answer.status).toBe(422)
  expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual(fields)
  expect((await dataOf<TeamUser[]>(await call('GET', '/users', team))).length).toBe(1)
})

test("somebody who loses the permission can't continue inviting", async () => {
  const team = await used.api.newTeam()
  const admin = await used.api.newUser(team.team_id, { role: 'admin' })
  const { dependencies } = used.api
  const { database } = dependencies
  const demote = () =>
    database.updateTable('users').set({ role: 'viewer' }).where('id', '=', admin.id).execute()
  // Mails of earlier tests have their own transactions.
  await used.api.jobsSettled()
  // Each invitation reads in one transaction and writes in another.
  dependencies.database = beforeTransaction(database, 4, demote).database
  const emails = [at('first'), at('second')]
  const answer = await inviteSeveral(admin, emails, 'admin')
  dependencies.database = database
  expect(await codeOf(answer)).toBe('FORBIDDEN')
  const { data } = (await (await call('GET', '/users?status=pending', team)).json()) as { data: TeamUser[] }
  expect(data.map(({ email }) => email)).toEqual(emails.slice(0, 1))
})

test('sending an invitation again makes a new link with seven more days, and the older link ends', async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  const email = at('noor')
  const { invited } = await dataOf<Several>(await inviteSeveral(team, [email]))
  const { id } = invited[0]!
  const old = await mailedLink(used.api, email)
  used.api.clock.now = new Date(start.getTime() + 6 * dayMs)
  const team2 = await dataOf<{ user: SignedInUser }>(
    await used.api.request('POST', '/auth/login', { body: { email: team.email, password: team.password } }),
  )
  const admin = { token: team2.user.personal_access_token }
  expect(await dataOf(await call('POST', `/users/${id}/invite`, admin))).toEqual(invited[0])
  expect(await codeOf(await check(old))).toBe('INVITATION_EXPIRED_ASK_FOR_REINVITE')
  const person = await dataOf<TeamUser>(await call('GET', `/users/${id}`, admin))
  expect(Date.parse(person.invitation_expires_at!)).toBe(
    used.api.clock.now.getTime() + linkSeconds.invitation * 1000,
  )
  expect((await accept(await mailedLink(used.api, email))).status).toBe(200)
  const joined = await dataOf<TeamUser>(await call('GET', `/users/${id}`, admin))
  expect(joined).toMatchObject({ status: 'active', invitation_expires_at: null })
  const answer = await call('POST', `/users/${id}/invite`, admin)
  expect((await errorOf(answer)).errors).toEqual({ id: ['This person has already joined'] })
  expect(await codeOf(await call('POST', '/users/999999999/invite', admin))).toBe('MODEL_NOT_FOUND')
  used.api.clock.now = start
})

test('a sixth mail to one address within an hour waits', async () => {
  const team = await used.api.newTeam()
  const email = at('noor')
  const { invited } = await dataOf<Several>(await inviteSeveral(team, [email]))
  const answers = []
  for (let time = 0; time < 5; time++) {
    answers.push(await call('POST', `/users/${invited[0]!.id}/invite`, team))
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
})

test('a withdrawn invitation asks for a new one, and the address can be invited again', async () => {
  const team = await used.api.newTeam()
  const email = at('noor')
  const { invited } = await dataOf<Several>(await inviteSeveral(team, [email]))
  const old = await mailedLink(used.api, email)
  expect((await call('DELETE', `/users/${invited[0]!.id}`, team)).status).toBe(200)
  for (const use of [check, accept]) {
    expect(await codeOf(await use(old))).toBe('INVITATION_EXPIRED_ASK_FOR_REINVITE')
  }
  const entry = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'subject_name'])
    .where('team_id', '=', team.team_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toEqual({ action: 'invitation.withdrawn', subject_name: 'Noor' })
  const again = await dataOf<Several>(await inviteSeveral(team, [email]))
  expect(again.invited[0]!.id).not.toBe(invited[0]!.id)
  expect((await accept(await mailedLink(used.api, email))).status).toBe(200)
})

test('withdrawing or changing the role during acceptance leaves the person either in or out', async () => {
  const team = await used.api.newTeam()
  const emails = Array.from({ length: 6 }, (_, index) => at(`person-${index}`))
  const { invited } = await dataOf<Several>(await inviteSeveral(team, emails))
  const links = await Promise.all(emails.map((email) => mailedLink(used.api, email)))
  const races = await Promise.all(
    invited.map(async ({ id }, index) => {
      const isWithdrawn = index % 2 === 0
      const [accepted, changed] = await Promise.all([
        accept(links[index]!),
        isWithdrawn
          ? call('DELETE', `/users/${id}`, team)
          : call('PUT', `/users/${id}`, team, { role: 'viewer' }),
      ])
      return { id, isWithdrawn, accepted, changed }
    }),
  )
  for (const { id, isWithdrawn, accepted, changed } of races) {
    expect(changed.status).toBe(200)
    expect([200, 403, 410]).toContain(accepted.status)
    const person = await call('GET', `/users/${id}`, team)
    if (isWithdrawn) expect(person.status).toBe(404)
    else expect(await dataOf(person)).toMatchObject({ role: 'viewer', status: 'active' })
  }
  const logins = await used.opened.database
    .selectFrom('logins')
    .select('user_id')
    .where('team_id', '=', team.team_id)
    .execute()
  expect(logins).toHaveLength(1 + 3)
})

test('somebody removed between accepting and the end of the sign-in is told so, and is out', async () => {
  const team = await used.api.newTeam()
  const email = at('noor')
  const { invited } = await dataOf<Several>(await inviteSeveral(team, [email]))
  const link = await mailedLink(used.api, email)
  const { dependencies } = used.api
  const { database } = dependencies
  const { id } = invited[0]!
  const remove = () => call('DELETE', `/users/${id}`, team)
  await used.api.jobsSettled()
  // The invitation is read, accepted, and the session's user is read.
  const watched = beforeTransaction(database, 3, async () => {
    dependencies.database = database
    expect((await remove()).status).toBe(200)
  })
  dependencies.database = watched.database
  const answer = await accept(link)
  dependencies.database = database
  expect(watched.begun()).toBe(3)
  expect(await codeOf(answer)).toBe('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
  expect((await call('GET', `/users/${id}`, team)).status).toBe(404)
})

test('an invited person can get another role, but no other status', async () => {
  const team = await used.api.newTeam()
  const { invited } = await dataOf<Several>(await inviteSeveral(team, [at('noor')]))
  const { id } = invited[0]!
  expect((await call('PUT', `/users/${id}`, team, { role: 'viewer' })).status).toBe(200)
  const answer = await call('PUT', `/users/${id}`, team, { status: 'active' })
  expect((await errorOf(answer)).errors).toEqual({
    status: ['Invited people stay Pending until they accept'],
  })
})
