import { expect, test } from 'vitest'
import type { ConnectionOutcome, SocialAccount } from '@tandem/api-contract'
import { minuteMs } from '@tandem/format'
import { connectAccount, goThroughDialog } from '../../testing/connect-account.ts'
import { codeOf } from '../../testing/read-answer.ts'
import { simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { DialogChoice } from '../../testing/simulated-instagram.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { openAccess } from './credentials.ts'

const network = simulatedInstagram()
const used = useTestApi({ connectors: simulatedConnectors([], { instagram: network }) })

const users = '/social/instagram/users'
const connect = (user: TestUser, choice: DialogChoice) => goThroughDialog(used.api, network, user, choice)
const startAs = async ({ token }: TestUser) => {
  const answer = await used.api.request('GET', `${users}/login-with-facebook`, { token })
  return ((await answer.json()) as { data: { url: string } }).data.url
}
const process = ({ token }: TestUser, body: object) =>
  used.api.request('POST', `${users}/process-facebook-response`, { token, body })
const listed = async ({ token }: TestUser) => {
  const answer = await used.api.request('GET', users, { token })
  return ((await answer.json()) as { data: SocialAccount[] }).data
}

/** The access of a team's only account, encrypted and decrypted. */
async function accessOf({ team_id }: TestUser) {
  const { sealed } = await used.opened.database
    .selectFrom('account_credentials')
    .select('sealed')
    .where('team_id', '=', team_id)
    .where('sealed', 'is not', null)
    .executeTakeFirstOrThrow()
  return { sealed, access: await openAccess(used.api.dependencies.secrets, team_id, sealed ?? '') }
}
const isAlive = (person_token: string) =>
  network.connectors.login.offered(person_token).then(
    () => true,
    () => false,
  )

test('connects a single account immediately, renews it for the same team, and refuses it to another', async () => {
  const mine = await used.api.newTeam()
  const first = await connect(mine, { person: 'elif' })
  expect(first).toMatchObject({ result: 'created', problem: null, offered: [], state: null })
  expect(first.accounts[0]).toMatchObject({ username: 'linden.and.oak' })
  await used.api.jobsSettled()
  const [account] = await listed(mine)
  expect(account).toMatchObject({
    followers_count: expect.any(Number) as number,
    page_name: 'Linden & Oak',
    health: { state: 'healthy', message: null, missing: [] },
    reading: { state: 'succeeded', error: null },
  })
  expect(account?.engagement_rate).toBeGreaterThan(0)
  expect(JSON.stringify(account)).not.toMatch(/token"|page_token|sealed/)
  const { sealed, access } = await accessOf(mine)
  for (const secret of [access.page_token, access.person_token]) {
    expect(secret.length).toBeGreaterThan(10)
    for (const shown of [
      sealed,
      JSON.stringify(first),
      JSON.stringify(account),
      JSON.stringify(used.api.log),
    ])
      expect(shown).not.toContain(secret)
  }

  expect(await connect(mine, { person: 'elif' })).toMatchObject({ result: 'updated' })
  await used.api.jobsSettled()
  expect(await listed(mine)).toHaveLength(1)

  // Another person with a role on the same Page.
  const other = await used.api.newTeam()
  const refused = await connect(other, { person: 'sofia' })
  expect(refused).toMatchObject({ result: 'exists', accounts: [], offered: [{ status: 'elsewhere' }] })
  expect(await listed(other)).toEqual([])

  // Nobody is connected with it any more, so it can be connected again.
  const { token } = mine
  await used.api.request('DELETE', `${users}/${account?.id}`, { token })
  expect(await connect(other, { person: 'sofia' })).toMatchObject({ result: 'created' })
  await used.api.jobsSettled()
  await used.api.request('DELETE', `${users}/delete`, {
    token: other.token,
    body: { ids: (await listed(other)).map(({ id }) => id) },
  })
})

test('lets the person choose among several accounts, once and only from their own offer', async () => {
  const team = await used.api.newTeam()
  const { result, offered, state, accounts } = await connect(team, { person: 'marco' })
  expect([result, accounts]).toEqual(['choose', []])
  expect(offered.map(({ username, status }) => `${username} ${status}`).toSorted()).toEqual([
    'linden.home new',
    'oak.workshop new',
    'studio.kumru new',
  ])
  const choose = (ids: (string | undefined)[], by: TestUser = team) =>
    used.api.request('POST', users, { token: by.token, body: { ids, state } })
  const [workshop, kumru] = ['oak.workshop', 'studio.kumru'].map(
    (name) => offered.find(({ username }) => username === name)?.id,
  )

  const stranger = await used.api.newTeam()
  const colleague = await used.api.newUser(team.team_id)
  for (const by of [stranger, colleague]) {
    expect(await codeOf(await choose([workshop], by))).toBe('INVALID_STATE_TRY_AGAIN')
  }
  expect((await choose([workshop, '17841400000000000'])).status).toBe(422)
  expect((await choose([])).status).toBe(422)
  // Another team takes one of them first, so none of the chosen ones is connected.
  const theirs = await connect(stranger, { person: 'marco' })
  const home = theirs.offered.find(({ username }) => username === 'linden.home')?.id
  const taken = { ids: [home], state: theirs.state }
  expect((await used.api.request('POST', users, { token: stranger.token, body: taken })).status).toBe(201)
  expect(await codeOf(await choose([workshop, home]))).toBe('EXISTS_IN_ANOTHER_ACCOUNT')
  expect(await listed(team)).toEqual([])
  const chosen = await choose([workshop, kumru])
  expect(chosen.status).toBe(201)
  expect(await codeOf(await choose([workshop]))).toBe('INVALID_STATE_TRY_AGAIN')
  await used.api.jobsSettled()
  const kept = await listed(team)
  expect(kept.map(({ username }) => username).toSorted()).toEqual(['oak.workshop', 'studio.kumru'])
  expect(kept.map(({ reading }) => reading.state)).toEqual(['succeeded', 'succeeded'])

  // A person's grant is withdrawn with the last account that uses it, in whichever team.
  const { person_token } = (await accessOf(team)).access
  const revokeAll = async (by: TestUser) => {
    for (const { id } of await listed(by)) {
      const answer = await used.api.request('GET', `${users}/${id}/revoke`, { token: by.token })
      expect(answer.status).toBe(200)
    }
  }
  await revokeAll(team)
  expect(await isAlive(person_token)).toBe(true)
  await revokeAll(stranger)
  expect(await isAlive(person_token)).toBe(false)
})

test('reports declined permissions, a cancelled dialog, and which step found nothing', async () => {
  const team = await used.api.newTeam()
  const endings: [DialogChoice, Partial<ConnectionOutcome> | object][] = [
    [
      { person: 'elif', decision: 'cancel' },
      { result: 'cancelled', problem: null },
    ],
    [
      { person: 'elif', permissions: ['instagram_basic', 'pages_show_list', 'pages_read_engagement'] },
      { result: 'permissions_not_granted', missing_permissions: ['See the insights'] },
    ],
    [{ person: 'nora' }, { result: 'nothing_found', problem: { step: 'pages' } }],
    [{ person: 'jonas' }, { result: 'nothing_found', problem: { step: 'accounts' } }],
    [{ person: 'tom' }, { result: 'nothing_found', problem: { step: 'verification' } }],
    [
      {
        person: 'aylin',
        permissions: [
          'instagram_basic',
          'instagram_manage_insights',
          'pages_show_list',
          'pages_read_engagement',
        ],
        pages: ['119902348817725'],
        accounts: network.instagram.accounts.flatMap(({ id, username }) =>
          username === 'atelier.lale' ? [id] : [],
        ),
      },
      { result: 'nothing_found', problem: { step: 'permissions' } },
    ],
  ]
  for (const [choice, expected] of endings) {
    const outcome = await connect(team, choice)
    expect(outcome, choice.person).toMatchObject(expected)
    if (outcome.problem) expect(outcome.problem.message).toMatch(/[A-Z].*\.$/s)
  }
  expect(await listed(team)).toEqual([])
})

test('accepts a state once, for ten minutes, in the session it began in', async () => {
  const team = await used.api.newTeam()
  const colleague = await used.api.newUser(team.team_id)
  const attempt = async () => network.answerDialog(await startAs(team), { person: 'nora' })

  const first = await attempt()
  expect(await codeOf(await process(colleague, first))).toBe('INVALID_STATE_TRY_AGAIN')
  expect((await process(team, first)).status).toBe(200)
  expect(await codeOf(await process(team, first))).toBe('INVALID_STATE_TRY_AGAIN')
  expect(await codeOf(await process(team, { ...first, state: 'f'.repeat(64) }))).toBe(
    'INVALID_STATE_TRY_AGAIN',
  )
  expect((await process(team, { state: first['state'] })).status).toBe(422)

  const late = await attempt()
  const { now } = used.api.clock
  used.api.clock.now = new Date(now.getTime() + 10 * minuteMs + 1)
  expect(await codeOf(await process(team, late))).toBe('INVALID_STATE_TRY_AGAIN')
  used.api.clock.now = now

  const tampered = await attempt()
  expect(await codeOf(await process(team, { ...tampered, code: 'nobody-gave-this' }))).toBe(
    'INVALID_STATE_TRY_AGAIN',
  )
  network.instagram.faults.add({ kind: 'graph-error', code: 2, match: { path: '/me/accounts' }, times: 9 })
  expect(await codeOf(await process(team, await attempt()))).toBe('TRY_AGAIN_LATER')
  network.instagram.faults.clear()
})

test('revokes the access at the network and destroys it, and keeps the data read so far', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  const { token } = team
  const path = `${users}/${account.id}/revoke`
  const { person_token } = (await accessOf(team)).access
  const refused = await used.api.request('GET', path, { token, headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(await codeOf(refused)).toBe('CROSS_SITE_REQUEST_REFUSED')
  expect(await isAlive(person_token)).toBe(true)
  expect((await used.api.request('GET', path, { token })).status).toBe(200)
  expect(await isAlive(person_token)).toBe(false)
  expect((await used.api.request('GET', path, { token })).status).toBe(200)
  const [revoked] = await listed(team)
  expect(revoked).toMatchObject({
    followers_count: account.followers_count,
    revoked_at: expect.any(String) as string,
    health: { state: 'revoked' },
    reading: { next_at: null },
  })
  const credentials = await used.opened.database
    .selectFrom('account_credentials')
    .select('sealed')
    .where('team_id', '=', team.team_id)
    .execute()
  expect(credentials).toEqual([{ sealed: null }])
  const sync = await used.api.request('POST', `${users}/sync`, { token, body: { ids: [account.id] } })
  expect(sync.status).toBe(422)
  expect(await connect(team, { person: 'elif' })).toMatchObject({ result: 'updated' })
  await used.api.jobsSettled()
  expect((await listed(team))[0]).toMatchObject({ revoked_at: null, health: { state: 'healthy' } })
})
