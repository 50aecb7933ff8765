import { addDays, dayMs, hourMs, teamDay } from '@tandem/format'
import { beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import type { Instagram } from '@tandem/provider-simulator'
import type { DashboardAudience, Notification, ReadingRecord, SocialAccount } from '@tandem/api-contract'
import { connectAccount, goThroughDialog, readListedAccount } from '../../testing/connect-account.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { fullDiskAt } from '../../testing/full-disk.ts'
import { simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { readAccount } from './read-account.ts'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { readingWorker } from './reading-worker.ts'
import { networkDay } from './reading-schedule.ts'

const start = '2026-11-02T09:00:00.000Z'
/** The server's clock, once it runs. */
let clock = { now: new Date(start) }
const network = simulatedInstagram({ now: () => clock.now.getTime() })
const used = useTestApi({ connectors: simulatedConnectors([], { instagram: network }) })
const { instagram } = network

beforeAll(() => {
  clock = used.api.clock
})
beforeEach(async () => {
  clock.now = new Date(start)
  instagram.faults.clear()
  await used.opened.database.deleteFrom('account_owners').execute()
})

/** For cases that don't depend on the database: they run with the first database only. */
const once = test.runIf(inject('isFirstDatabase'))

const users = '/social/instagram/users'
const sync = async (user: TestUser, { id }: SocialAccount) => {
  await used.api.request('POST', `${users}/sync`, { token: user.token, body: { ids: [id] } })
  await used.api.jobsSettled()
  return readListedAccount(used.api, user, { service: 'social', id })
}
const recordsOf = async (user: TestUser, { id }: Pick<SocialAccount, 'id'>) => {
  const answer = await used.api.request('GET', `${users}/${id}/readings`, { token: user.token })
  return ((await answer.json()) as { data: ReadingRecord[] }).data
}
const toldIn = async ({ token }: TestUser) => {
  const answer = await used.api.request('GET', '/notifications', { token })
  return ((await answer.json()) as { data: Notification[] }).data.map(({ kind }) => kind)
}
const rowsOf = (team: TestTeam, table: 'account_day' | 'online_followers' | 'social_posts' | 'post_day') =>
  used.opened.database.selectFrom(table).selectAll().where('team_id', '=', team.team_id).execute()
const daysIn = (rows: unknown[]) => (rows as { day: string }[]).map(({ day }) => day).toSorted()
/** All data except the time of reading. */
const contentOf = async (team: TestTeam) =>
  JSON.stringify(
    await Promise.all(
      (['account_day', 'online_followers', 'social_posts', 'post_day'] as const).map(async (table) =>
        (await rowsOf(team, table))
          .map((row) =>
            Object.entries(row).filter(([key]) => !/(_at|^id|^team_id|^account_id|^post_id)$/.test(key)),
          )
          .map((row) => JSON.stringify(row))
          .toSorted(),
      ),
    ),
  )

test('stores everything the network still has at the first reading, and changes nothing at the second', async () => {
  const team = await used.api.newTeam({ timezone: 'Asia/Tehran' })
  const account = await connectAccount(used.api, network, team)
  const days = await rowsOf(team, 'account_day')
  const yesterday = addDays(networkDay(clock.now), -1)
  expect(days.map((row) => (row as { day: string }).day).toSorted()).toEqual(
    Array.from({ length: 90 }, (_, index) => addDays(yesterday, index - 89)),
  )
  const online = (await rowsOf(team, 'online_followers')) as { day: string; starts_at: string }[]
  expect(new Set(online.map(({ day }) => day)).size).toBeGreaterThanOrEqual(28)
  expect(new Set(online.map(({ starts_at }) => starts_at)).size).toBe(online.length)
  const posts = (await rowsOf(team, 'social_posts')) as {
    views: number | null
    engagement_rate: number | null
  }[]
  expect(posts.length).toBeGreaterThan(4)
  expect(posts.filter(({ views }) => views === null).length).toBeLessThan(posts.length)
  expect(account.reading.progress.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'profile done',
    'posts done',
    'post_insights done',
    'account_days done',
    'online_followers done',
    'audience done',
  ])

  const before = await contentOf(team)
  // Everybody who asks while it is read gets the same reading.
  const [again] = await Promise.all([sync(team, account), sync(team, account), sync(team, account)])
  expect((await recordsOf(team, account)).map(({ cause }) => cause)).toEqual(['person', 'connected'])
  expect(again.reading.state).toBe('succeeded')
  expect(await contentOf(team)).toBe(before)
})

once('what is not told of a small account is unknown, not zero', async () => {
  const team = await used.api.newTeam()
  const outcome = await goThroughDialog(used.api, network, team, { person: 'marco' })
  const kumru = outcome.offered.find(({ username }) => username === 'studio.kumru')
  const { token } = team
  const body = { ids: [kumru?.id], state: outcome.state }
  const [chosen] = (
    (await (await used.api.request('POST', users, { token, body })).json()) as {
      data: SocialAccount[]
    }
  ).data
  await used.api.jobsSettled()
  if (!chosen) throw new Error('Nothing was connected')
  const account = await readListedAccount(used.api, team, chosen)
  expect(account.reading).toMatchObject({ state: 'succeeded', error: null })
  expect(await rowsOf(team, 'online_followers')).toEqual([])
  const days = (await rowsOf(team, 'account_day')) as {
    new_followers: number | null
    follows: number | null
  }[]
  expect(new Set(days.flatMap(({ new_followers, follows }) => [new_followers, follows]))).toEqual(
    new Set([null]),
  )
})

let kept: string | undefined

/** The data of a reading that nothing interrupts. */
async function undisturbed(): Promise<string> {
  if (kept !== undefined) return kept
  const whole = await used.api.newTeam()
  const account = await connectAccount(used.api, network, whole)
  kept = await contentOf(whole)
  await used.api.request('DELETE', `${users}/${account.id}`, { token: whole.token })
  return kept
}

/** Connects an account that no worker reads, so that only the test's readings run. */
async function connectWithoutReading() {
  const team = await used.api.newTeam()
  const { dependencies } = used.api
  const { enqueue } = dependencies.jobs
  dependencies.jobs.enqueue = async () => false
  onTestFinished(() => void (dependencies.jobs.enqueue = enqueue))
  const { accounts } = await goThroughDialog(used.api, network, team, { person: 'elif' })
  return { team, dependencies, job: { team_id: team.team_id, account_id: accounts[0]?.id ?? 0 } }
}

test('keeps a reading open when the disk is full, and finishes it once there is room', async () => {
  const content = await undisturbed()
  const { team, dependencies, job } = await connectWithoutReading()
  const { signal } = new AbortController()
  for (const nth of [3, 5]) {
    const database = fullDiskAt(dependencies.database, nth)
    await expect(readAccount({ ...dependencies, database }, job, signal)).rejects.toThrow('No space left')
    const { reading } = await readListedAccount(used.api, team, { service: 'social', id: job.account_id })
    expect(reading).toMatchObject({ state: 'running', error: null })
  }
  await readAccount(dependencies, job, signal)
  const { reading } = await readListedAccount(used.api, team, { service: 'social', id: job.account_id })
  expect(reading).toMatchObject({ state: 'succeeded', error: null })
  expect(await contentOf(team)).toBe(content)
})

test.each([[[4]], [[7, 2, 5]], [[12, 1, 1]]])(
  'gives the same result when a reading is killed at these transactions (%j) and continued',
  async (kills) => {
    const content = await undisturbed()
    const { team, dependencies, job } = await connectWithoutReading()
    for (const at of kills) {
      const { database, signal } = dyingDatabase(dependencies.database, at)
      await expect(readAccount({ ...dependencies, database }, job, signal)).rejects.toThrow(Killed)
    }
    await readAccount(dependencies, job, new AbortController().signal)
    const account = await readListedAccount(used.api, team, { service: 'social', id: job.account_id })
    expect(account.reading.state).toBe('succeeded')
    expect(await contentOf(team)).toBe(content)
    expect((await recordsOf(team, account)).map(({ state }) => state)).toEqual(['succeeded'])
  },
)

test('stops the readings when the access ends, until somebody connects again', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  instagram.controls.endTokens('elif', 'password-changed')
  const stopped = await sync(team, account)
  expect(stopped).toMatchObject({
    followers_count: account.followers_count,
    health: { state: 'reconnect' },
    reading: { state: 'failed', next_at: null, error: { needs_reconnect: true } },
  })
  await sync(team, account)
  const [told, ...more] = await used.api.mails(team.email)
  expect([told?.subject, more]).toEqual(['Reconnect linden.and.oak on Instagram', []])
  expect(told?.text).toContain('password')
  expect(told?.text).toContain('http://tandem.test/integrations/social-media')
  expect(await toldIn(team)).toEqual(['account_access_lost'])
  clock.now = new Date(clock.now.getTime() + 3 * dayMs)
  await lookForRuns(used.api.dependencies, readingWorker)
  await used.api.jobsSettled()
  expect((await recordsOf(team, account)).map(({ cause, state }) => `${cause} ${state}`)).toEqual([
    'person failed',
    'person failed',
    'connected succeeded',
  ])
  const renewed = await connectAccount(used.api, network, team)
  expect(renewed).toMatchObject({
    id: account.id,
    health: { state: 'healthy' },
    reading: { state: 'succeeded' },
  })
  expect(await toldIn(team)).toEqual([])
  // The days in between are there.
  expect(await rowsOf(team, 'account_day')).toHaveLength(93)

  instagram.controls.withdrawPermission('elif', 'instagram_manage_insights')
  expect((await sync(team, renewed)).health).toMatchObject({
    state: 'permissions',
    missing: ['See the insights'],
  })
  // A second end sends a second mail.
  expect(await used.api.mails(team.email)).toHaveLength(2)
})

once('keeps the connection when the host is set up wrongly, and syncs again once that is fixed', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  instagram.faults.add({ kind: 'graph-error', code: 101, times: 1000 })
  const failing = await sync(team, account)
  expect(failing).toMatchObject({
    health: { state: 'failing', message: expect.stringContaining('runs this server') as string },
    reading: { state: 'failed', error: { needs_reconnect: false }, next_at: expect.any(String) as string },
  })
  expect(await used.api.mails(team.email)).toEqual([])
  instagram.faults.clear()
  clock.now = new Date(failing.reading.next_at ?? '')
  await lookForRuns(used.api.dependencies, readingWorker)
  await used.api.jobsSettled()
  expect((await readListedAccount(used.api, team, account)).health.state).toBe('healthy')
})

once('reads everything else when the network fails for one post, and asks for that post again', async () => {
  const team = await used.api.newTeam()
  const first = await connectAccount(used.api, network, team)
  clock.now = new Date(first.reading.next_at ?? '')
  instagram.faults.add({ kind: 'graph-error', code: 10, match: { path: '/media/insights' }, times: 1 })
  const account = await sync(team, first)
  expect(account).toMatchObject({ health: { state: 'healthy' }, reading: { state: 'succeeded' } })
  const [record] = await recordsOf(team, account)
  const rows = record?.rows.find(({ kind }) => kind === 'post_insights')
  expect(rows?.unavailable).toBe(1)
  expect(rows?.read).toBeGreaterThan(0)
  instagram.faults.clear()
  await sync(team, account)
  const [again] = await recordsOf(team, account)
  expect(again?.rows.find(({ kind }) => kind === 'post_insights')).toMatchObject({
    read: 1,
    unavailable: 0,
  })
})

once('reads every other day when the network fails for one, and asks for that day again', async () => {
  const team = await used.api.newTeam()
  const first = await connectAccount(used.api, network, team)
  clock.now = new Date(first.reading.next_at ?? '')
  const query = { breakdown: 'follow_type' }
  instagram.faults.add({ kind: 'graph-error', code: 10, match: { path: '/account/insights', query } })
  const account = await sync(team, first)
  expect(account).toMatchObject({ health: { state: 'healthy' }, reading: { state: 'succeeded' } })
  const [record] = await recordsOf(team, account)
  const ofDays = record?.rows.find(({ kind }) => kind === 'account_days')
  expect(ofDays?.unavailable).toBe(1)
  expect(ofDays?.read).toBeGreaterThan(0)
  const countRead = async () => {
    const days = (await rowsOf(team, 'account_day')) as { totals_read_at: string | null }[]
    return days.filter(({ totals_read_at: at }) => Date.parse(at ?? '') === clock.now.getTime()).length
  }
  expect(await countRead()).toBe(ofDays?.read)
  await sync(team, account)
  expect(await countRead()).toBe(ofDays!.read + 1)
})

once('reads the totals of days when the network fails for a series', async () => {
  const team = await used.api.newTeam()
  instagram.faults.add({
    kind: 'graph-error',
    code: 10,
    match: { path: '/account/insights', query: { metric: 'follower_count' } },
  })
  const account = await connectAccount(used.api, network, team)
  expect(account.reading.state).toBe('failed')
  const days = (await rowsOf(team, 'account_day')) as {
    views: number | null
    series_read_at: string | null
  }[]
  expect(days.filter(({ views }) => views !== null).length).toBeGreaterThan(30)
  expect(days.filter(({ series_read_at }) => series_read_at !== null)).toEqual([])
  await sync(team, account)
  const again = (await rowsOf(team, 'account_day')) as { series_read_at: string | null }[]
  expect(again.filter(({ series_read_at }) => series_read_at !== null)).toHaveLength(30)
  const [later] = await recordsOf(team, account)
  expect(later?.state).toBe('succeeded')
})

once('reads new followers although the network always refuses reach, and the other way round', async () => {
  const dayRows = async (team: TestTeam) =>
    (await rowsOf(team, 'account_day')) as { new_followers: number | null; series_read_at: string | null }[]
  for (const metric of ['reach', 'follower_count']) {
    instagram.faults.clear()
    instagram.faults.add({
      kind: 'graph-error',
      code: 10,
      times: 1000,
      match: { path: '/account/insights', query: { metric } },
    })
    const team = await used.api.newTeam()
    const account = await connectAccount(used.api, network, team)
    expect(account.reading.state).toBe('failed')
    const days = await dayRows(team)
    expect(days.filter(({ new_followers }) => new_followers !== null)).toHaveLength(
      metric === 'reach' ? 30 : 0,
    )
    expect(days.filter(({ series_read_at }) => series_read_at !== null)).toEqual([])
    await used.opened.database.deleteFrom('account_owners').execute()
  }
})

const audienceOf = async ({ token }: TestTeam) => {
  const answer = await used.api.request('GET', '/dashboard/audience', { token })
  return ((await answer.json()) as { data: DashboardAudience }).data
}
const countriesOfFollowers = {
  path: '/account/insights',
  query: { metric: 'follower_demographics', breakdown: 'country' },
}

once('reads every other list of the audience when the network fails for one, and asks again', async () => {
  const team = await used.api.newTeam()
  instagram.faults.add({ kind: 'graph-error', code: 10, match: countriesOfFollowers })
  const account = await connectAccount(used.api, network, team)
  expect(account).toMatchObject({ health: { state: 'healthy' }, reading: { state: 'succeeded' } })
  const [record] = await recordsOf(team, account)
  expect(record?.rows.find(({ kind }) => kind === 'audience')).toMatchObject({ read: 5, unavailable: 1 })
  const first = await audienceOf(team)
  expect([first.age_gender, first.countries]).toEqual([expect.any(Array), null])
  await sync(team, account)
  const second = await audienceOf(team)
  expect(second).toMatchObject({ age_gender: first.age_gender, countries: expect.any(Array) as unknown[] })
})

once('keeps a list of the audience that was known when a later reading fails for it', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  const before = await audienceOf(team)
  expect(before.countries).toEqual(expect.any(Array))
  clock.now = new Date(clock.now.getTime() + 4 * dayMs)
  // Without a request, the session would end before the next reading of the audience.
  await audienceOf(team)
  clock.now = new Date(clock.now.getTime() + 3 * dayMs)
  instagram.faults.add({ kind: 'graph-error', code: 10, match: countriesOfFollowers })
  expect((await sync(team, account)).reading.state).toBe('succeeded')
  const [record] = await recordsOf(team, account)
  expect(record?.rows.find(({ kind }) => kind === 'audience')).toMatchObject({ read: 5, unavailable: 1 })
  expect(await audienceOf(team)).toMatchObject({ day: before.day, countries: before.countries })
})

once('figures that cannot be read lose none of another kind, which are told for days only', async () => {
  const team = await used.api.newTeam()
  const first = await connectAccount(used.api, network, team)
  clock.now = new Date(first.reading.next_at ?? '')
  // `/account/insights` serves days, followers online and the audience: only the first of these requests
  // fails.
  instagram.faults.add({ kind: 'graph-error', code: 2, match: { path: '/account/insights' }, times: 5 })
  const failed = await sync(team, first)
  expect(failed.reading.state).toBe('failed')
  const states = failed.reading.progress.map(({ kind, state }) => `${kind} ${state}`)
  expect(states).toContain('online_followers done')
  expect(states).not.toContain('account_days done')
  const yesterday = addDays(networkDay(clock.now), -1)
  const days = (await rowsOf(team, 'account_day')) as { day: string; online_read_at: string | null }[]
  expect(days.find(({ day }) => day === yesterday)?.online_read_at).not.toBeNull()
})

once('a network that fails or asks to wait is asked again when it may be, and nothing is lost', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  const failWith = (fault: Parameters<Instagram['faults']['add']>[0]) => instagram.faults.add(fault)
  failWith({ kind: 'graph-error', code: 2, match: { path: '/account/insights' }, times: 1000 })
  const failed = await sync(team, account)
  expect(failed).toMatchObject({ health: { state: 'failing' }, reading: { state: 'failed' } })
  const waitOf = ({ reading }: SocialAccount) =>
    (Date.parse(reading.next_at ?? '') - clock.now.getTime()) / 60_000
  expect(waitOf(failed)).toBeGreaterThanOrEqual(15)
  instagram.faults.clear()
  clock.now = new Date(failed.reading.next_at ?? '')
  await lookForRuns(used.api.dependencies, readingWorker)
  await used.api.jobsSettled()
  expect(await readListedAccount(used.api, team, account)).toMatchObject({
    health: { state: 'healthy' },
    reading: { state: 'succeeded' },
  })
})

test('starts a reading with the new access immediately when an account is connected again during a reading', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  instagram.faults.add({ kind: 'slow', match: { path: '/account/media' }, delayMs: 60_000, times: 1 })
  const body = { ids: [account.id] }
  await used.api.request('POST', `${users}/sync`, { token: team.token, body })
  // Consumed by this reading and not by the next one, which would wait for its end.
  await expect.poll(() => instagram.faults.list()).toEqual([])
  const outcome = await goThroughDialog(used.api, network, team, { person: 'elif' })
  expect(outcome.result).toBe('updated')
  await used.api.jobsSettled()
  expect((await readListedAccount(used.api, team, account)).reading.state).toBe('succeeded')
  const [latest] = await recordsOf(team, account)
  expect(latest).toMatchObject({ cause: 'reconnected', state: 'succeeded' })
})

test('ends a running reading when the account is archived', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  const { token } = team
  instagram.faults.add({ kind: 'slow', match: { path: '/account/media' }, delayMs: 60_000, times: 1 })
  const ids = [account.id]
  await used.api.request('POST', `${users}/sync`, { token, body: { ids } })
  await used.api.request('POST', `${users}/archive`, { token, body: { ids } })
  await used.api.jobsSettled()
  instagram.faults.clear()
  expect(await readListedAccount(used.api, team, account)).toMatchObject({
    reading: { state: 'succeeded', next_at: null },
  })
})

test('returns series without gaps or duplicates for days around a clock change', async () => {
  // Clocks go back on the first of November, in the zone and at the network. The first day's hour is over.
  const [timezone, from] = ['America/New_York', '2026-10-28T17:00:00.000Z']
  clock.now = new Date(from)
  const team = await used.api.newTeam({ timezone })
  let account = await connectAccount(used.api, network, team)
  for (let reading = 0; reading < 6; reading += 1) {
    clock.now = new Date(account.reading.next_at ?? '')
    await lookForRuns(used.api.dependencies, readingWorker)
    await used.api.jobsSettled()
    account = await readListedAccount(used.api, team, account)
    expect(account.reading).toMatchObject({ state: 'succeeded', error: null })
  }
  const first = teamDay(from, timezone)
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index))
  const counts = await used.opened.database
    .selectFrom('account_counts')
    .select('day')
    .where('team_id', '=', team.team_id)
    .execute()
  expect(daysIn(counts)).toEqual(days)

  const known = daysIn(await rowsOf(team, 'account_day'))
  const yesterday = addDays(networkDay(clock.now), -1)
  expect(known).toEqual(Array.from(known, (_, index) => addDays(yesterday, index + 1 - known.length)))
  // The figures come late, and the days are read again until then.
  const told = (await rowsOf(team, 'account_day')) as {
    day: string
    reach: number | null
    views: number | null
  }[]
  for (const { day, reach, views } of told) {
    if (day < yesterday && day >= addDays(yesterday, -20)) expect([reach, views], day).not.toContain(null)
  }
  const posts = Map.groupBy(
    (await rowsOf(team, 'post_day')) as { post_id: number; day: string }[],
    ({ post_id }) => post_id,
  )
  for (const [, rows] of posts) {
    const own = daysIn(rows)
    expect(own).toEqual(days.slice(-own.length))
  }
  const online = (await rowsOf(team, 'online_followers')) as { starts_at: string }[]
  const hours = online.map(({ starts_at }) => Date.parse(starts_at)).toSorted((one, other) => one - other)
  expect(new Set(hours).size).toBe(hours.length)
})

// Last, because it uses up the app's rate limit for the other tests of this file.
once('what the network asks to wait is waited', async () => {
  const team = await used.api.newTeam()
  const account = await connectAccount(used.api, network, team)
  const fault = { kind: 'graph-error', code: 80_002, minutes: 240, match: { path: '/account' } } as const
  instagram.faults.add({ ...fault, times: 1000 })
  const waiting = await sync(team, account)
  expect(waiting.reading.state).toBe('failed')
  const next = Date.parse(waiting.reading.next_at ?? '') - clock.now.getTime()
  expect(next).toBeGreaterThanOrEqual(4 * hourMs)
})
