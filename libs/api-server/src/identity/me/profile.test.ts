import { afterEach, expect, test } from 'vitest'
import type { Profile, User } from '@tandem/api-contract'
import { dayMs, hourMs } from '@tandem/format'
import { asTeam } from '../../platform/database/team-scope.ts'
import { mailedLink } from '../../testing/mailed-link.ts'
import { dataOf, errorOf } from '../../testing/read-answer.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const realNow = new Date()
const setClock = (at: Date | string) => {
  used.api.clock.now = new Date(at)
}
afterEach(() => setClock(realNow))

const profileOf = async ({ token }: TestUser) =>
  dataOf<Profile>(await used.api.request('GET', '/me/profile', { token }))
const change = ({ token }: TestUser, body: unknown) =>
  used.api.request('PUT', '/me/profile', { token, body: JSON.stringify(body) })

/** Signs somebody in at the time of the clock, because a session doesn't last as long as a name. */
const signedIn = async <User extends TestUser>(user: User): Promise<User> => {
  const { email, password } = user
  const answer = await used.api.request('POST', '/auth/login', { body: { email, password } })
  const { user: me } = await dataOf<{ user: { personal_access_token: string } }>(answer)
  return { ...user, token: me.personal_access_token }
}

test('a profile returns its data, and changes are saved and recorded', async () => {
  const team = await used.api.newTeam({ user_name: 'Selin Acar' })
  const fresh: Profile = {
    id: team.id,
    name: 'Selin Acar',
    name_changes_at: null,
    email: team.email,
    pending_email: null,
    bio: '',
    urls: [],
    profile_picture: null,
    timezone: null,
    language: null,
    has_password: true,
  }
  expect(await profileOf(team)).toEqual(fresh)
  const described = {
    bio: 'Pots and plates.\nFrom Izmir.',
    urls: ['https://linden.example/about', 'http://a.co'],
  }
  const answer = await dataOf<Profile>(await change(team, described))
  expect(answer).toEqual({ ...fresh, ...described })
  expect(await profileOf(team)).toEqual(answer)
  expect((await dataOf<Profile>(await change(team, { bio: '' }))).urls).toEqual(described.urls)
  expect((await dataOf<Profile>(await change(team, { urls: [] }))).urls).toEqual([])

  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'subject_id', 'details'])
    .where('team_id', '=', team.team_id)
    .orderBy('id')
    .execute()
  expect(entries).toHaveLength(3)
  expect(entries[1]).toEqual({
    action: 'profile.updated',
    user_id: team.id,
    subject_id: team.id,
    details: { bio: { before: described.bio, after: '' } },
  })
})

test('the first change of a name is free, the next one exactly 30 days later', async () => {
  const team = await used.api.newTeam({ user_name: 'Selin Acar', timezone: 'UTC' })
  const start = new Date('2026-03-01T10:00:00.000Z')
  setClock(start)
  const first = await dataOf<Profile>(await change(await signedIn(team), { name: ' Selin Kaya ' }))
  expect(first).toMatchObject({ name: 'Selin Kaya', name_changes_at: '2026-03-31T10:00:00.000Z' })

  setClock(new Date(start.getTime() + 30 * dayMs - 1))
  const user = await signedIn(team)
  const early = await change(user, { name: 'Selin Demir', bio: 'Lost?', urls: ['https://lost.example'] })
  expect(early.status).toBe(422)
  expect((await errorOf(early)).errors).toEqual({
    name: ['You can change your name again on 31 Mar 2026'],
  })
  expect(await profileOf(user)).toEqual(first)
  // The same name isn't a change, and doesn't block the rest.
  expect((await dataOf<Profile>(await change(user, { name: 'Selin Kaya', bio: 'Kept' }))).bio).toBe('Kept')
  expect((await profileOf(user)).name_changes_at).toBe('2026-03-31T10:00:00.000Z')

  setClock(new Date(start.getTime() + 30 * dayMs))
  expect((await profileOf(user)).name_changes_at).toBeNull()
  const late = await dataOf<Profile>(await change(user, { name: 'Selin Demir' }))
  expect(late).toMatchObject({ name: 'Selin Demir', name_changes_at: '2026-04-30T10:00:00.000Z' })
})

test.each([
  // Across clock changes, and at both ends of the world.
  ['Europe/London', '2026-03-10T23:30:00.000Z', '10 Apr 2026'],
  ['America/New_York', '2026-10-20T03:30:00.000Z', '18 Nov 2026'],
  ['Pacific/Kiritimati', '2026-01-01T09:59:59.999Z', '31 Jan 2026'],
  ['Pacific/Kiritimati', '2026-01-01T10:00:00.000Z', '1 Feb 2026'],
  ['Pacific/Pago_Pago', '2026-01-02T10:59:59.999Z', '31 Jan 2026'],
  ['Pacific/Pago_Pago', '2026-01-02T11:00:00.000Z', '1 Feb 2026'],
])('in %s a name of %s can be changed 30 times 24 hours later, on %s there', async (timezone, at, day) => {
  const team = await used.api.newTeam({ timezone })
  setClock(at)
  expect((await change(await signedIn(team), { name: 'Another Name' })).status).toBe(200)
  const next = new Date(at).getTime() + 30 * dayMs
  setClock(new Date(next - 1))
  const user = await signedIn(team)
  expect((await errorOf(await change(user, { name: 'A Third Name' }))).message).toContain(`again on ${day}`)
  setClock(new Date(next))
  expect((await change(user, { name: 'A Third Name' })).status).toBe(200)
})

test('of ten simultaneous changes of a name one is saved', async () => {
  const team = await used.api.newTeam()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => change(team, { name: `Name ${index}` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)])
})

test('members see the new name, and a link in the profile changes nothing for them', async () => {
  const team = await used.api.newTeam()
  const updatedAt = async () => {
    const answer = await used.api.request('GET', `/users/${team.id}`, { token: team.token })
    return dataOf<{ name: string; updated_at: string }>(answer)
  }
  const before = await updatedAt()
  await change(team, { bio: 'New', urls: ['https://a.example'] })
  expect(await updatedAt()).toEqual(before)
  await change(team, { name: 'Selin Kaya' })
  const after = await updatedAt()
  expect(after.name).toBe('Selin Kaya')
  expect(after.updated_at > before.updated_at).toBe(true)
})

test('a time zone is kept and recorded, for the person alone', async () => {
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  const answer = await dataOf<Profile>(await change(viewer, { timezone: 'Pacific/Kiritimati' }))
  expect(answer.timezone).toBe('Pacific/Kiritimati')
  const me = await dataOf<User>(await used.api.request('GET', '/me', { token: viewer.token }))
  expect([me.timezone, me.team.timezone]).toEqual(['Pacific/Kiritimati', 'Europe/Istanbul'])
  expect((await profileOf(team)).timezone).toBeNull()
  // What is left out stays.
  expect((await dataOf<Profile>(await change(viewer, { bio: 'At sea' }))).timezone).toBe('Pacific/Kiritimati')
  const entry = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'details'])
    .where('team_id', '=', team.team_id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    action: 'profile.updated',
    user_id: viewer.id,
    details: { timezone: { before: null, after: 'Pacific/Kiritimati' } },
  })
})

test('a time zone needs a session, and is refused together with what is wrong beside it', async () => {
  const team = await used.api.newTeam()
  const body = JSON.stringify({ timezone: 'Asia/Tokyo' })
  expect((await used.api.request('PUT', '/me/profile', { body })).status).toBe(401)
  expect((await change(team, { timezone: 'Europe/Atlantis', bio: 'Lost?' })).status).toBe(422)
  expect(await profileOf(team)).toMatchObject({ timezone: null, bio: '' })
})

test('a person chooses a language and can leave it to the browser again', async () => {
  const team = await used.api.newTeam()
  const viewer = await used.api.newUser(team.team_id, { role: 'viewer' })
  const languageOf = async ({ token }: TestUser) =>
    (await dataOf<User>(await used.api.request('GET', '/me', { token }))).language
  expect(await languageOf(viewer)).toBeNull()
  expect((await dataOf<Profile>(await change(viewer, { language: 'tr' }))).language).toBe('tr')
  expect(await languageOf(viewer)).toBe('tr')
  expect(await languageOf(team)).toBeNull()
  expect((await dataOf<Profile>(await change(viewer, { bio: 'Pots' }))).language).toBe('tr')
  const { email, password } = viewer
  const answer = await used.api.request('POST', '/auth/login', { body: { email, password } })
  expect((await dataOf<{ user: User }>(answer)).user.language).toBe('tr')
  expect((await dataOf<Profile>(await change(viewer, { language: null }))).language).toBeNull()
  expect(await languageOf(viewer)).toBeNull()
})

test.each([
  ['nothing', {}, 'body'],
  ['a name of one letter', { name: ' A ' }, 'name'],
  ['a name of nothing but blanks', { name: '   ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
  ['a name with U+0000', { name: 'Se\u0000lin' }, 'name'],
  ['a biography that is too long', { bio: 'x'.repeat(501) }, 'bio'],
  ['half a character', { bio: '\ud83d' }, 'bio'],
  ['six addresses', { urls: Array(6).fill('https://a.example') }, 'urls'],
  ['a script', { urls: ['javascript:alert(1)//a.example'] }, 'urls.0'],
  ['a file', { urls: ['file:///etc/passwd'] }, 'urls.0'],
  ['data', { urls: ['data:text/html,a.example'] }, 'urls.0'],
  ['an address with a password', { urls: ['https://bank.example:x@evil.example'] }, 'urls.0'],
  ['an address without a dot', { urls: ['https://localhost/'] }, 'urls.0'],
  ['what is no address', { urls: ['https://a.example', 'linden'] }, 'urls.1'],
  ['no time zone', { timezone: '' }, 'timezone'],
  ['a time zone that does not exist', { timezone: 'Europe/Atlantis' }, 'timezone'],
  ['a time zone in other letters', { timezone: 'europe/istanbul' }, 'timezone'],
  ['an offset instead of a time zone', { timezone: '+03:00' }, 'timezone'],
  ['a time zone that is too long', { timezone: 'x'.repeat(65) }, 'timezone'],
  ['a time zone with U+0000', { timezone: 'UTC\u0000' }, 'timezone'],
  ['a time zone that is taken back', { timezone: null }, 'timezone'],
  ['a time zone that is a number', { timezone: 3 }, 'timezone'],
  ['several time zones', { timezone: ['UTC', 'Asia/Tokyo'] }, 'timezone'],
  ['a language that does not exist', { language: 'xx' }, 'language'],
  ['a language in other letters', { language: 'TR' }, 'language'],
  ['a language that is too long', { language: 'tr'.repeat(40_000 / 2) }, 'language'],
  ['a language that is a number', { language: 1 }, 'language'],
  ['several languages', { language: ['en', 'tr'] }, 'language'],
  ['a role', { name: 'Selin Kaya', role: 'admin' }, 'role'],
  ['an address for mail', { email: 'a@b.co' }, 'email'],
])('%s is refused on its field', async (_, body, field) => {
  const team = await used.api.newTeam()
  const answer = await change(team, body)
  expect(answer.status).toBe(422)
  expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field])
  expect((await profileOf(team)).name_changes_at).toBeNull()
})

test('a requested email address is shown while its link is valid', async () => {
  const team = await used.api.newTeam()
  const { now } = used.api.clock
  const ask = async (email: string) =>
    used.api.request('POST', '/me/update-email', { token: team.token, body: { email } })
  const [first, second] = [1, 2].map(() => `moved-${crypto.randomUUID()}@example.test`) as [string, string]
  await ask(first)
  await ask(second)
  expect(await profileOf(team)).toMatchObject({ email: team.email, pending_email: second })
  setClock(new Date(now.getTime() + hourMs))
  expect((await profileOf(team)).pending_email).toBeNull()
  setClock(now)
  const { user_id, hash } = await mailedLink(used.api, second)
  await used.api.request('POST', '/me/update-email/verify', { body: { user_id, hash } })
  expect(await profileOf(team)).toMatchObject({ email: second, pending_email: null })
})

test('nobody reads the profile of another team, not even with its row', async () => {
  const [mine, other] = [await used.api.newTeam(), await used.api.newTeam()]
  await change(other, { bio: 'Only for us' })
  const seen = await used.opened.database
    .transaction()
    .execute((db) =>
      asTeam(db, mine.team_id, (team) =>
        team.selectFrom('users').select('bio').where('id', '=', other.id).execute(),
      ),
    )
  expect(seen).toEqual([])
})
