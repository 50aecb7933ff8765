import { expect, test } from 'vitest'
import type { InvitedUser, SignedInUser, TeamUser } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { mailedLink } from '../../testing/mailed-link.ts'
import type { MailedLink } from '../../testing/mailed-link.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const days = (count: number) => count * dayMs
const newAddress = () => `guest-${crypto.randomUUID()}@example.test`
const post = (path: string, body: unknown, token?: string) => used.api.request('POST', path, { body, token })
const invite = (token: string, email: string, changes: object = {}) =>
  post('/users/invite', { name: 'Mert Aydın', email, role: 'editor', ...changes }, token)
const check = ({ user_id, hash }: Pick<MailedLink, 'user_id' | 'hash'>) =>
  post('/users/invite/invitation-check', { user_id, hash })
const accept = ({ user_id, hash }: Pick<MailedLink, 'user_id' | 'hash'>, changes: object = {}) =>
  post('/users/invite/complete-registration', {
    user_id,
    hash,
    password: 'walnut-ferry-52',
    timezone: 'Europe/Berlin',
    ...changes,
  })
const login = (email: string) => post('/auth/login', { email, password: 'walnut-ferry-52' })

test('an invited person joins the team by the link, with the given role', async () => {
  const team = await used.api.newTeam({ name: 'Linden & Oak', user_name: 'Selin Acar' })
  const email = newAddress()
  const invited = await dataOf<InvitedUser>(await invite(team.token, email))
  expect(invited).toMatchObject({ name: 'Mert Aydın', email, role: 'editor', status: 'pending' })

  const link = await mailedLink(used.api, email)
  expect(link).toMatchObject({ user_id: invited.id, page: 'http://tandem.test/auth/invitation' })
  const { page: _, ...fields } = link
  expect(await dataOf(await check(link))).toEqual({
    ...fields,
    name: 'Mert Aydın',
    email,
    team_name: 'Linden & Oak',
  })
  expect(await codeOf(await login(email))).toBe('INVALID_CREDENTIALS')

  const { user } = await dataOf<{ user: SignedInUser }>(await accept(link))
  expect(user).toMatchObject({ id: invited.id, email, role: 'editor', team: { id: team.team_id } })
  expect(user.timezone).toBe('Europe/Berlin')
  expect((await used.api.request('GET', '/me', { token: user.personal_access_token })).status).toBe(200)
  expect((await login(email)).status).toBe(200)
})

test('a team can invite one address five times an hour, independently of other teams', async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const email = newAddress()
  const answers = await Promise.all(Array.from({ length: 6 }, () => invite(team.token, email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), 429])
  expect((await invite(team.token, newAddress())).status).toBe(201)
  expect((await invite(other.token, email)).status).toBe(201)
})

test("checking an invitation doesn't use it up, and of twenty simultaneous uses one succeeds", async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  await invite(team.token, email)
  const link = await mailedLink(used.api, email)
  for (let time = 0; time < 3; time++) expect((await check(link)).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(link)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
  expect(await codeOf(await check(link))).toBe('INVITATION_EXPIRED_ASK_FOR_REINVITE')
})

test('an invitation is valid for seven days, then needs a new one, which updates name and role', async () => {
  const start = used.api.clock.now
  const team = await used.api.newTeam()
  const email = newAddress()
  const first = await dataOf<InvitedUser>(await invite(team.token, email))
  const old = await mailedLink(used.api, email)
  used.api.clock.now = new Date(start.getTime() + days(7))
  expect(await codeOf(await check(old))).toBe('INVITATION_EXPIRED_ASK_FOR_REINVITE')
  expect(await codeOf(await accept(old))).toBe('INVITATION_EXPIRED_ASK_FOR_REINVITE')
  used.api.clock.now = new Date(start.getTime() + days(6.9))
  expect((await check(old)).status).toBe(200)
  const again = await dataOf<InvitedUser>(
    await invite(team.token, email, { name: 'Mert A.', role: 'viewer' }),
  )
  expect(again).toEqual({ ...first, name: 'Mert A.', role: 'viewer' })
  const listed = await used.api.request('GET', `/users/${first.id}`, { token: team.token })
  expect(await dataOf<TeamUser>(listed)).toMatchObject({
    name: 'Mert A.',
    role: 'viewer',
    invitation_expires_at: new Date(start.getTime() + days(6.9 + 7)).toISOString(),
  })
  expect(await codeOf(await check(old))).toBe('INVITATION_EXPIRED_ASK_FOR_REINVITE')
  const { user } = await dataOf<{ user: SignedInUser }>(await accept(await mailedLink(used.api, email)))
  expect(user.role).toBe('viewer')
  used.api.clock.now = start
})

test("a link with another user's id, or changed, is refused", async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  await invite(team.token, email)
  const link = await mailedLink(used.api, email)
  const changed = [
    { ...link, user_id: team.id },
    { ...link, user_id: 999_999_999 },
    { ...link, hash: 'f'.repeat(64) },
  ]
  for (const wrong of changed) {
    expect(await codeOf(await check(wrong))).toBe('INVALID_USER_ID_OR_HASH')
    expect(await codeOf(await accept(wrong))).toBe('INVALID_USER_ID_OR_HASH')
  }
  const missing = ['Missing parameters: user_id or hash is missing.']
  expect((await errorOf(await check({ ...link, hash: '' }))).errors).toEqual({ hash: missing })
  const empty = await errorOf(await check({} as never))
  expect(empty).toMatchObject({ message: missing[0], errors: { user_id: missing, hash: missing } })
})

test('refuses a member, whatever their status', async () => {
  const team = await used.api.newTeam()
  const colleague = await used.api.newUser(team.team_id, { status: 'inactive' })
  for (const email of [colleague.email, team.email.toUpperCase()]) {
    const response = await invite(team.token, email)
    expect(response.status).toBe(422)
    expect((await errorOf(response)).errors).toEqual({ email: ['This person is already in your team'] })
  }
})

test('answers alike for an address with an account in another team, and informs only its owner', async () => {
  const team = await used.api.newTeam({ name: 'Linden & Oak', user_name: 'Selin Acar' })
  const known = (await used.api.newTeam()).email
  const closed = (await used.api.newUser((await used.api.newTeam()).team_id, { status: 'inactive' })).email
  const unknown = `person-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}@example.test`

  /** Everything that the sender sees of an invitation, without personal values. */
  const seen = async (email: string) => {
    const answer = await invite(team.token, email)
    const { id } = await dataOf<InvitedUser>(answer.clone())
    const several = await post('/users/invite/several', { emails: [email], role: 'editor' }, team.token)
    const again = await post(`/users/${id}/invite`, {}, team.token)
    const row = await used.api.request('GET', `/users/${id}`, { token: team.token })
    const list = await used.api.request('GET', '/users?status=pending&per_page=100', { token: team.token })
    const { data } = (await list.json()) as { data: TeamUser[] }
    const log = await used.opened.database
      .selectFrom('audit_entries')
      .select(['action', 'details', 'subject_name'])
      .where('team_id', '=', team.team_id)
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    const answers = []
    for (const each of [answer, several, again, row]) answers.push([each.status, await each.json()])
    const shown = [answers, data.find((person) => person.id === id), log]
    return JSON.stringify(shown, (_, value: unknown) =>
      value === id
        ? '<id>'
        : typeof value === 'string'
          ? value.replaceAll(email, '<email>').replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, '<time>')
          : value,
    )
  }
  const expected = await seen(unknown)
  expect(await seen(known)).toBe(expected)
  expect(await seen(closed)).toBe(expected)

  const [mail] = await used.api.mails(known)
  expect(mail?.subject).toBe('Selin Acar invited you to Linden & Oak')
  expect(mail?.text).toContain('You already have an account with this address in another team')
  expect((await used.api.mails(unknown))[0]?.text).not.toContain('already have an account')
})

test('lets the owner of an account accept once the account has another address', async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  await invite(team.token, other.email)
  const link = await mailedLink(used.api, other.email)
  expect((await check(link)).status).toBe(200)
  expect(await codeOf(await accept(link))).toBe('INVITATION_EXPIRED_ASK_FOR_REINVITE')
  const email = newAddress()
  await post('/me/update-email', { email, password: other.password }, other.token)
  const change = await mailedLink(used.api, email)
  const { user_id, hash } = change
  expect((await post('/me/update-email/verify', { user_id, hash })).status).toBe(200)
  expect((await accept(link)).status).toBe(200)
  expect((await post('/auth/login', { email, password: other.password })).status).toBe(200)
})

test.each([
  ['name', { name: 'M' }, 'Name must be at least 2 characters long'],
  ['email', { email: 'mert' }, 'Please enter a valid email address'],
  ['role', { role: 'super_admin' }, 'Please choose a role'],
  ['role', { role: 'owner' }, 'Please choose a role'],
  ['status', { status: 'active' }, 'Unknown field'],
  ['team_id', { team_id: 1 }, 'Unknown field'],
])('refuses an invitation with a wrong %s (%o)', async (field, changes, text) => {
  const team = await used.api.newTeam()
  const response = await invite(team.token, newAddress(), changes)
  expect(response.status).toBe(422)
  expect((await errorOf(response)).errors).toEqual({ [field]: [text] })
})

test.each([
  ['password', { password: 'seven77' }],
  ['password', { password: 'password1' }],
  ['password', { password: 'Tandem2026' }],
  ['timezone', { timezone: '' }],
  ['timezone', { timezone: 'Europe/Atlantis' }],
  ['role', { role: 'admin' }],
])(
  'a wrong %s (%o) is refused when accepting, and the invitation can still be used',
  async (field, changes) => {
    const team = await used.api.newTeam()
    const email = newAddress()
    await invite(team.token, email)
    const link = await mailedLink(used.api, email)
    const response = await accept(link, changes)
    expect(response.status).toBe(422)
    expect(Object.keys((await errorOf(response)).errors ?? {})).toEqual([field])
    expect((await accept(link)).status).toBe(200)
  },
)

test('two teams can invite the same person, who joins one of them', async () => {
  const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const email = newAddress()
  await invite(team.token, email)
  const first = await mailedLink(used.api, email)
  await invite(other.token, email)
  const second = await mailedLink(used.api, email)
  expect((await accept(first)).status).toBe(200)
  expect(await codeOf(await accept(second))).toBe('INVITATION_EXPIRED_ASK_FOR_REINVITE')
  const members = await used.opened.database
    .selectFrom('users')
    .select('status')
    .where('team_id', '=', other.team_id)
    .where('email', '=', email)
    .execute()
  expect(members).toEqual([{ status: 'pending' }])
})

test('an invitation wins over an unverified registration', async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  await post('/auth/register', {
    name: 'Mert Aydın',
    email,
    password: 'plum-harbour-19',
    confirmPassword: 'plum-harbour-19',
    team_name: 'On My Own',
    timezone: 'UTC',
  })
  const registration = await mailedLink(used.api, email)
  expect((await invite(team.token, email)).status).toBe(201)
  expect((await accept(await mailedLink(used.api, email))).status).toBe(200)
  const { user_id, hash } = registration
  const late = await post('/auth/register/verify-email', { user_id, hash, password: 'amber-lantern-77' })
  expect(await codeOf(late)).toBe('LINK_EXPIRED_OR_INVALID')
})

test('two simultaneous invitations of one person make one', async () => {
  const team = await used.api.newTeam()
  const email = newAddress()
  const answers = await Promise.all([invite(team.token, email), invite(team.token, email)])
  const [first, second] = await Promise.all(answers.map((answer) => dataOf<InvitedUser>(answer)))
  expect(first?.id).toBe(second?.id)
})

test('a changed role, and the removal of a person, apply with the next request', async () => {
  const team = await used.api.newTeam()
  const user = await used.api.newUser(team.team_id, { role: 'admin' })
  expect((await invite(user.token, newAddress())).status).toBe(201)
  const { database } = used.opened
  await database.updateTable('users').set({ role: 'viewer' }).where('id', '=', user.id).execute()
  expect(await codeOf(await invite(user.token, newAddress()))).toBe('FORBIDDEN')
  await database.deleteFrom('users').where('id', '=', user.id).execute()
  expect(await codeOf(await invite(user.token, newAddress()))).toBe('UNAUTHENTICATED')
})
