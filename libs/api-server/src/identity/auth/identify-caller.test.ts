import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TeamUser } from '@tandem/api-contract'
import { addHostMember, addHostTeam } from '../users/host-people.ts'
import type { Identify, IdentifiedPerson } from '../../platform/dependencies/host-person.ts'
import { bearer } from '../../testing/bearer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

/** The host's sign-in: it knows people by a cookie. */
const signedIn = new Map<string, IdentifiedPerson>()
const identify = vi.fn<Identify>((request) => signedIn.get(request.headers.get('cookie') ?? ''))
const used = useTestApi({ overrides: { identify: (request) => identify(request) } })

afterEach(() => {
  signedIn.clear()
  identify.mockClear()
})

let count = 0
const newEmail = () => `ada-${++count}@host.test`

/** A team of the host, whose owner has the cookie `owner` and whose viewer has the cookie `viewer`. */
async function newHostTeam() {
  const { dependencies } = used.api
  const owner = { name: 'Ada', email: newEmail() }
  const ada = await addHostTeam(dependencies, { name: 'Back office', timezone: 'Europe/London', owner })
  const { team_id } = ada
  const member = { team_id, name: 'Grace', email: newEmail(), role: 'viewer' } as const
  const grace = await addHostMember(dependencies, member)
  signedIn.set('owner', ada)
  signedIn.set('viewer', grace)
  return { owner: ada, viewer: grace }
}

const ask = (
  method: string,
  path: string,
  cookie: string,
  more: Record<string, string> = {},
  body?: object,
) => used.api.request(method, path, { headers: { cookie, ...more }, ...(body && { body }) })

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

test('answers a person of the host as a member of their team, with the rights of their role', async () => {
  await newHostTeam()
  const me = await ask('GET', '/me', 'viewer')
  expect(await me.json()).toMatchObject({ data: { name: 'Grace', role: 'viewer' } })
  expect((await ask('GET', '/audit', 'owner')).status).toBe(200)
  expect((await ask('GET', '/audit', 'viewer')).status).toBe(403)
  const renamed = await ask('PUT', '/team', 'owner', {}, { name: 'Head office' })
  expect(renamed.status, await renamed.clone().text()).toBe(200)
})

test('asks the host at every call, and gives it no body', async () => {
  await newHostTeam()
  await ask('GET', '/me', 'viewer')
  signedIn.delete('viewer')
  expect((await ask('GET', '/me', 'viewer')).status).toBe(401)
  await ask('PUT', '/team', 'owner', {}, { name: 'Other' })
  expect(identify.mock.calls.map(([request]) => [request.method, request.body])).toEqual([
    ['GET', null],
    ['GET', null],
    ['PUT', null],
  ])
})

test('needs a token of its own when the host knows nobody, and ignores the token otherwise', async () => {
  const { viewer } = await newHostTeam()
  const { token, id } = await used.api.newTeam()
  const nameOf = async (cookie: string) => {
    const answer = await ask('GET', '/me', cookie, bearer(token))
    return ((await answer.json()) as { data: { id: number } }).data.id
  }
  expect(await nameOf('nobody')).toBe(id)
  expect(await nameOf('viewer')).toBe(viewer.user_id)
  expect(await codeOf(await ask('GET', '/me', 'nobody'))).toBe('UNAUTHENTICATED')
})

describe('refuses', () => {
  test('a person of another team', async () => {
    const { viewer } = await newHostTeam()
    const other = await used.api.newTeam()
    signedIn.set('odd', { team_id: other.team_id, user_id: viewer.user_id })
    expect(await codeOf(await ask('GET', '/me', 'odd'))).toBe('UNAUTHENTICATED')
    signedIn.set('odd', { team_id: 2 ** 31 - 1, user_id: viewer.user_id })
    expect(await codeOf(await ask('GET', '/me', 'odd', bearer(other.token)))).toBe('UNAUTHENTICATED')
  })

  test('somebody who was removed or deactivated', async () => {
    const { viewer } = await newHostTeam()
    const change = (status: string) => ask('PUT', `/users/${viewer.user_id}`, 'owner', {}, { status })
    expect((await change('inactive')).status).toBe(200)
    expect(await codeOf(await ask('GET', '/me', 'viewer'))).toBe('UNAUTHENTICATED')
    expect((await change('active')).status).toBe(200)
    expect((await ask('GET', '/me', 'viewer')).status).toBe(200)
    expect((await ask('DELETE', `/users/${viewer.user_id}`, 'owner')).status).toBe(200)
    expect(await codeOf(await ask('GET', '/me', 'viewer'))).toBe('UNAUTHENTICATED')
  })

  test('everybody of a team that is being deleted, and adds nobody to it', async () => {
    const { owner } = await newHostTeam()
    const { team_id } = owner
    expect((await ask('GET', '/me', 'owner')).status).toBe(200)
    await used.opened.database
      .updateTable('teams')
      .set({ deletion_began_at: used.api.clock.now })
      .where('team_id', '=', team_id)
      .execute()
    for (const cookie of ['owner', 'viewer'])
      expect(await codeOf(await ask('GET', '/me', cookie))).toBe('UNAUTHENTICATED')
    const late = { team_id, name: 'Alan', email: newEmail(), role: 'editor' } as const
    await expect(addHostMember(used.api.dependencies, late)).rejects.toThrow('it is being deleted')
  })

  test('everybody while the host fails or answers nonsense, and says so in the log', async () => {
    await newHostTeam()
    const { token } = await used.api.newTeam()
    const withToken = bearer(token)
    identify.mockRejectedValueOnce(new Error('the host is down'))
    expect(await codeOf(await ask('GET', '/me', 'viewer', withToken))).toBe('AN_ERROR_OCCURED')
    identify.mockReturnValueOnce({ team_id: '1 or 1=1', user_id: {} } as unknown as IdentifiedPerson)
    expect(await codeOf(await ask('GET', '/me', 'viewer', withToken))).toBe('AN_ERROR_OCCURED')
    const reasons = used.api.log
      .filter(({ level }) => level === 'error')
      .map(({ fields }) => String(fields.error))
    expect(reasons.slice(-2)).toEqual([
      'Error: the host is down',
      'Error: identify returned ids that are not numbers',
    ])
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
  ])('calls from pages of other sites: %j', async (from) => {
    await newHostTeam()
    const change = await ask('PUT', '/team', 'owner', from, { name: 'Theirs' })
    expect(await codeOf(change)).toBe('CROSS_SITE_REQUEST_REFUSED')
    expect(await codeOf(await ask('GET', '/me', 'owner', from))).toBe('CROSS_SITE_REQUEST_REFUSED')
    // Nobody's cookie is misused by a call with a token.
    const { token } = await used.api.newTeam()
    const answer = await ask('GET', '/me', 'nobody', { ...from, ...bearer(token) })
    expect(answer.status).toBe(200)
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
    { origin: 'http://tandem.test' },
  ])('none from pages of the host: %j', async (from) => {
    await newHostTeam()
    expect((await ask('GET', '/me', 'owner', from)).status).toBe(200)
  })
})

test('a call that needs a recent sign-in knows when that was at the host', async () => {
  const { owner } = await newHostTeam()
  const remove = () => ask('POST', '/team/deletion', 'owner', {}, { name: 'Back office' })
  expect(await codeOf(await remove())).toBe('VALIDATION_FAILED')
  signedIn.set('owner', { ...owner, signed_in_at: used.api.clock.now })
  const accepted = await remove()
  expect(accepted.status, await accepted.clone().text()).toBeLessThan(300)
})

test('adds nobody whose address has an account', async () => {
  const { dependencies } = used.api
  const { owner } = await newHostTeam()
  const email = newEmail()
  const twice = () =>
    addHostMember(dependencies, { ...owner, name: 'Alan', email: email.toUpperCase(), role: 'editor' })
  await twice()
  await expect(twice()).rejects.toThrow('The address has an account already')
})

test.each([
  ['name', { name: 'A' }],
  ['name', { name: 'A'.repeat(101) }],
  ['name', { name: 7 }],
  ['email', { email: 'ada' }],
  ['email', { email: 'ada@host.test,eve@evil.test' }],
  ['email', { email: `${'a'.repeat(255)}@host.test` }],
])('adds nobody with a wrong %s: %j', async (field, changes) => {
  const { dependencies } = used.api
  const { owner } = await newHostTeam()
  const wrong = { name: 'Alan', email: newEmail(), ...changes } as { name: string; email: string }
  const refusal = { code: 'VALIDATION_FAILED', details: { errors: { [field]: [expect.any(String)] } } }
  await expect(addHostMember(dependencies, { ...owner, ...wrong, role: 'editor' })).rejects.toMatchObject(
    refusal,
  )
  const team = { name: 'Other', timezone: 'Europe/London', owner: wrong }
  await expect(addHostTeam(dependencies, team)).rejects.toMatchObject(refusal)
})

test.each([
  ['team_name', { name: 'O' }],
  ['timezone', { timezone: 'Europe/Atlantis' }],
])('adds no team with a wrong %s', async (field, changes) => {
  const owner = { name: 'Ada', email: newEmail() }
  const team = { name: 'Other', timezone: 'Europe/London', owner, ...changes }
  await expect(addHostTeam(used.api.dependencies, team)).rejects.toMatchObject({
    details: { errors: { [field]: [expect.any(String)] } },
  })
})

test('gives no right that an invitation could not give', async () => {
  const { owner } = await newHostTeam()
  const member = { ...owner, name: 'Alan', email: newEmail(), role: 'super_admin' as 'admin' }
  await expect(addHostMember(used.api.dependencies, member)).rejects.toMatchObject({
    details: { errors: { role: [expect.any(String)] } },
  })
})

test('knows when a person of the host was last active', async () => {
  const { viewer } = await newHostTeam()
  await ask('GET', '/me', 'viewer')
  const people = (await (await ask('GET', '/users', 'owner')).json()) as { data: TeamUser[] }
  const grace = people.data.find(({ id }) => id === viewer.user_id)
  expect(grace?.last_active_at).toBe(used.api.clock.now.toISOString())
})

test('records no sign-out of a person who stays signed in at the host', async () => {
  await newHostTeam()
  expect((await ask('GET', '/auth/login/logout', 'viewer')).status).toBe(200)
  expect((await ask('GET', '/me', 'viewer')).status).toBe(200)
  const { data } = (await (await ask('GET', '/audit', 'owner')).json()) as { data: { action: string }[] }
  expect(data.map(({ action }) => action)).not.toContain('session.ended')
})

test('counts what the host takes as time of the answer, not of the database', async () => {
  const { owner } = await newHostTeam()
  const taken = 200
  identify.mockImplementationOnce(() => {
    const end = performance.now() + taken
    while (performance.now() < end);
    return owner
  })
  const times = (await ask('GET', '/me', 'owner')).headers.get('Server-Timing') ?? ''
  const [database = 0, total = 0] = [...times.matchAll(/dur=([\d.]+)/g)].map(([, time]) => Number(time))
  expect(total - database).toBeGreaterThan(taken - 1)
})
