import { beforeAll, describe, expect, test } from 'vitest'
import type { AccountAnalytics, AccountDay, Post } from '@tandem/api-contract'
import { addAccount, addFigures } from '../../testing/add-account-figures.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { dataOf, errorOf } from '../../testing/read-answer.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

/** Noon of a Saturday in Istanbul, three hours ahead of UTC. */
const now = new Date('2026-11-21T09:00:00Z')
beforeAll(() => {
  used.api.clock.now = now
})

const read = async <Data>(team: TestTeam, path: string) => {
  const answer = await used.api.request('GET', path, { token: team.token })
  expect([answer.status, used.api.log.filter((line) => line.level === 'error')]).toEqual([200, []])
  return dataOf<Data>(answer)
}
const analytics = (team: TestTeam, search: string, service = 'social') =>
  read<AccountAnalytics[]>(team, `/${service}/instagram/users/analytics?${search}`)

const span = (period: AccountAnalytics['previous']) => period && `${period.date_from}..${period.date_to}`

/** Monday 16 to Wednesday 18 November, compared with the 9th to the 11th. */
const threeDays = 'date_from=2026-11-16&date_to=2026-11-18'

/** An account with figures few enough to be added up by hand; the tests say how. */
async function addSmallAccount(team_id: number, account = {}) {
  const id = await addAccount(used.api, team_id, { username: 'ayla', name: 'Ayla', ...account })
  await addFigures(used.api, team_id, id, {
    days: [
      { day: '2026-11-08', reach: 9000, views: 9000, interactions: 9000 },
      { day: '2026-11-09', reach: 100, views: 1000, interactions: 10, profile_links_taps: 1 },
      // Requested but not shared.
      { day: '2026-11-10' },
      { day: '2026-11-11', reach: 300, interactions: 30 },
      { day: '2026-11-16', reach: 200, views: 500, new_followers: 4 },
      { day: '2026-11-18', reach: 401, views: 700, interactions: 0, profile_links_taps: 2 },
      { day: '2026-11-19', reach: 9000, views: 9000, interactions: 9000 },
    ],
    counts: [
      { day: '2026-11-06', followers_count: 90 },
      { day: '2026-11-10', followers_count: 95 },
      { day: '2026-11-16', followers_count: 120, following_count: 7, posts_count: 31 },
      { day: '2026-11-18', followers_count: 110 },
      { day: '2026-11-20', followers_count: 150 },
    ],
  })
  const [first, second, hidden, gone] = await addPosts(used.api, team_id, id, [
    // Half past midnight on the 16th, and the last second of the 18th in Istanbul.
    { posted_at: '2026-11-15T21:30:00Z', engagement_rate: 0.02 },
    { posted_at: '2026-11-18T20:59:59Z', engagement_rate: 0.04 },
    // The last minute of the 11th.
    { posted_at: '2026-11-11T20:59:00Z' },
    { posted_at: '2026-11-17T12:00:00Z', engagement_rate: 0.9, gone_at: '2026-11-18T00:00:00Z' },
    // Midnight of the 19th.
    { posted_at: '2026-11-18T21:00:00Z', engagement_rate: 0.5 },
  ])
  return { id, posts: { first: first!, second: second!, hidden: hidden!, gone: gone! } }
}

describe('the figures of an account', () => {
  test('equal a small example calculated by hand, beside the same weekdays before', async () => {
    const team = await used.api.newTeam()
    const { id } = await addSmallAccount(team.team_id)
    const [account] = await analytics(team, threeDays)
    expect(account).toEqual({
      id,
      // Posts are listed 730 days back from noon on the 21st.
      known_since: { figures: '2026-11-08', followers: '2026-11-06', posts: '2024-11-22' },
      service: 'social',
      social: 'instagram',
      username: 'ayla',
      name: 'Ayla',
      picture_url: null,
      collections: [],
      read_at: now.toISOString(),
      last_post_at: '2026-11-18T21:00:00.000Z',
      current: {
        date_from: '2026-11-16',
        date_to: '2026-11-18',
        days: 3,
        days_read: 2,
        // The reading of the 18th minus that of the 16th: gains before the 16th belong to other days.
        followers_count: 110,
        followers_change: -10,
        followers_change_by: 'readings',
        // (200 + 401) / 2, not 601.
        reach_per_day: 300.5,
        views: 1200,
        interactions: 0,
        profile_links_taps: 2,
        // Three within, one of them gone since, whose rate doesn't count: (0.02 + 0.04) / 2.
        posts_count: 3,
        posts_per_week: 7,
        engagement_rate: expect.closeTo(0.03, 12),
      },
      previous: {
        date_from: '2026-11-09',
        date_to: '2026-11-11',
        days: 3,
        days_read: 2,
        // 95 − 90
        followers_count: 95,
        followers_change: null,
        followers_change_by: null,
        reach_per_day: 200,
        views: 1000,
        interactions: 40,
        profile_links_taps: 1,
        posts_count: 1,
        posts_per_week: expect.closeTo(7 / 3, 12),
        engagement_rate: null,
      },
      compared: {
        unit: 'week',
        is_part: false,
        until: null,
        is_leap_day_apart: false,
        // The 16th beside the 9th and the 18th beside the 11th, each figure where both days have it.
        whole_days: {
          current: { reach_per_day: 300.5, views: 500, interactions: 0, profile_links_taps: null },
          previous: { reach_per_day: 200, views: 1000, interactions: 30, profile_links_taps: null },
        },
      },
      followers: { days: ['2026-11-16', '2026-11-18'], counts: [120, 110] },
      notes_count: 0,
    })
    const postsAWeek = async (last: string) =>
      (await analytics(team, `date_from=2024-11-01&date_to=${last}`))[0]!.current.posts_per_week
    expect([await postsAWeek('2024-11-21'), await postsAWeek('2024-11-22')]).toEqual([null, 0])
  })

  test('are compared with the same days of the year before, or with nothing', async () => {
    const team = await used.api.newTeam()
    const { id } = await addSmallAccount(team.team_id)
    await addFigures(used.api, team.team_id, id, { days: [{ day: '2025-11-17', views: 77 }] })
    const [lastYear] = await analytics(team, `${threeDays}&compare=previous_year`)
    expect(lastYear!.previous).toMatchObject({
      date_from: '2025-11-16',
      date_to: '2025-11-18',
      days_read: 1,
      views: 77,
      reach_per_day: null,
      followers_count: null,
    })
    const [alone] = await analytics(team, `${threeDays}&compare=none`)
    expect(alone!.previous).toBeNull()
  })

  test('are null and never 0 when nothing was read', async () => {
    const team = await used.api.newTeam()
    await addAccount(used.api, team.team_id, { succeeded_at: null })
    const [account] = await analytics(team, '')
    expect(account).toMatchObject({ read_at: null, last_post_at: null, followers: { days: [], counts: [] } })
    expect(account!.current).toEqual({
      date_from: '2026-10-23',
      date_to: '2026-11-21',
      days: 30,
      days_read: 0,
      followers_count: null,
      followers_change: null,
      followers_change_by: null,
      reach_per_day: null,
      views: null,
      interactions: null,
      profile_links_taps: null,
      posts_count: 0,
      posts_per_week: null,
      engagement_rate: null,
    })
  })

  test("of a tracked account are followers and posts only, because insights aren't shared", async () => {
    const team = await used.api.newTeam()
    const id = await addAccount(used.api, team.team_id, { service: 'tracker' })
    await addFigures(used.api, team.team_id, id, {
      counts: [
        { day: '2026-11-16', followers_count: 1000 },
        { day: '2026-11-18', followers_count: 990 },
      ],
    })
    await addPosts(used.api, team.team_id, id, [{ posted_at: '2026-11-17T12:00:00Z', engagement_rate: 0.01 }])
    const [account] = await analytics(team, threeDays, 'tracker')
    expect(account!.current).toMatchObject({
      days_read: 2,
      followers_count: 990,
      // From the reading of the 16th to that of the 18th.
      followers_change: -10,
      followers_change_by: 'readings',
      reach_per_day: null,
      views: null,
      posts_count: 1,
      engagement_rate: 0.01,
    })
    expect(account!.previous).toMatchObject({
      days_read: 0,
      followers_count: null,
      posts_count: 0,
      posts_per_week: 0,
    })
    expect(await analytics(team, threeDays)).toEqual([])
  })

  test('have no change of followers with a single reading, or when the last one is before the period', async () => {
    const team = await used.api.newTeam()
    const id = await addAccount(used.api, team.team_id)
    await addFigures(used.api, team.team_id, id, { counts: [{ day: '2026-11-16', followers_count: 500 }] })
    const change = async (days: string) => {
      const [account] = await analytics(team, days)
      return [account!.current.followers_count, account!.current.followers_change]
    }
    expect(await change('date_from=2026-11-16&date_to=2026-11-16')).toEqual([500, null])
    expect(await change('date_from=2026-11-17&date_to=2026-11-18')).toEqual([500, null])
    expect(await change('date_from=2026-11-15&date_to=2026-11-15')).toEqual([null, null])
  })

  test('calculate the change of followers from follows and unfollows, otherwise from readings', async () => {
    const team = await used.api.newTeam()
    const id = await addAccount(used.api, team.team_id)
    await addFigures(used.api, team.team_id, id, {
      counts: [{ day: '2026-11-17', followers_count: 500 }],
      days: [
        { day: '2026-11-11', follows: 9, unfollows: 2 },
        { day: '2026-11-16', follows: 5, unfollows: 8 },
        { day: '2026-11-17', follows: 100 },
        { day: '2026-11-18', follows: 6, unfollows: 0 },
      ],
    })
    const [account] = await analytics(team, threeDays)
    // 5 − 8 + 6: for the 17th only one half is known.
    expect([account!.current.followers_change, account!.previous?.followers_change]).toEqual([3, 7])
    // A day with the network's figures uses them, whatever the readings; the others use readings.
    await addFigures(used.api, team.team_id, id, {
      counts: [
        { day: '2026-11-18', followers_count: 540 },
        { day: '2026-11-19', followers_count: 500 },
      ],
    })
    const change = async (days: string) => {
      const [found] = await analytics(team, days)
      return [found!.current.followers_change, found!.current.followers_change_by]
    }
    expect(await change('date_from=2026-11-18&date_to=2026-11-18')).toEqual([6, 'network'])
    expect(await change('date_from=2026-11-17&date_to=2026-11-17')).toEqual([40, 'readings'])
    expect(await change('date_from=2026-11-16&date_to=2026-11-18')).toEqual([-3 + 40 + 6, 'both'])
  })

  test("include all accounts that aren't archived, by username, or one by id, or a collection", async () => {
    const team = await used.api.newTeam()
    const { token } = team
    const bora = await addAccount(used.api, team.team_id, { username: 'bora' })
    const ayla = await addAccount(used.api, team.team_id, { username: 'ayla' })
    const old = await addAccount(used.api, team.team_id, { username: 'old', archived_at: now })
    const body = { name: 'Ours' }
    const made = await used.api.request('POST', '/social/instagram/users/collections', { token, body })
    const { id: collection } = await dataOf<{ id: number }>(made)
    await used.api.request('POST', `/social/instagram/users/${bora}/sync-collections`, {
      token,
      body: { collection_ids: [collection] },
    })
    const ids = async (search: string) => (await analytics(team, search)).map(({ id }) => id)
    expect(await ids('')).toEqual([ayla, bora])
    expect(await ids(`account_id=${old}`)).toEqual([old])
    expect(await ids(`collection_id=${collection}`)).toEqual([bora])
    expect(await ids(`collection_id=${collection}&account_id=${ayla}`)).toEqual([])
    const [inOne] = await analytics(team, `account_id=${bora}`)
    expect(inOne!.collections).toEqual([{ id: collection, name: 'Ours' }])
  })

  test.each(['account_id', 'collection_id'])('are refused for a %s that is not the team’s', async (field) => {
    const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
    const id = await addAccount(used.api, other.team_id)
    const tracked = await addAccount(used.api, team.team_id, { service: 'tracker' })
    for (const unknown of [id, tracked, 999_999_999]) {
      const answer = await used.api.request('GET', `/social/instagram/users/analytics?${field}=${unknown}`, {
        token: team.token,
      })
      expect(answer.status).toBe(422)
      expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field])
    }
  })

  test('of all days begin with the first day with data, and their line has at most 90 points', async () => {
    const team = await used.api.newTeam()
    const id = await addAccount(used.api, team.team_id)
    await addFigures(used.api, team.team_id, id, {
      days: [{ day: '2026-03-02', views: 5 }],
      counts: [
        { day: '2026-03-03', followers_count: 1 },
        { day: '2026-11-18', followers_count: 2 },
        { day: '2026-11-19', followers_count: 3 },
        { day: '2026-11-21', followers_count: 4 },
      ],
    })
    const [account] = await analytics(team, 'date_to=2026-11-21')
    // 265 days make parts of three: 19 to 21 November is one, 16 to 18 the previous one.
    expect(account!.current).toMatchObject({
      date_from: '2026-03-02',
      date_to: '2026-11-21',
      days: 265,
      views: 5,
    })
    expect(account!.previous).toBeNull()
    expect(account!.followers).toEqual({
      days: ['2026-03-03', '2026-11-18', '2026-11-21'],
      counts: [1, 2, 4],
    })
  })

  test.each([
    ['0001-01-01', '0001-01-03', '0001-01-01..0001-01-03', null],
    ['0001-01-08', '0001-01-09', '0001-01-08..0001-01-09', '0001-01-01..0001-01-02'],
    ['2026-11-20', '9999-12-31', '2026-11-20..2026-11-21', '2026-11-18..2026-11-19'],
    ['9999-12-30', '9999-12-31', '9999-12-30..9999-12-31', '9999-12-23..9999-12-24'],
    ['2024-02-29', '2024-02-29', '2024-02-29..2024-02-29', '2024-02-28..2024-02-28'],
  ])('can be requested from %s to %s', async (date_from, date_to, current, previous) => {
    const team = await used.api.newTeam()
    await addAccount(used.api, team.team_id)
    const [account] = await analytics(team, `date_from=${date_from}&date_to=${date_to}`)
    expect([span(account!.current), span(account!.previous)]).toEqual([current, previous])
  })
})

test("the days of an account combine the network's days and the team's", async () => {
  const team = await used.api.newTeam()
  const { id } = await addSmallAccount(team.team_id)
  const days = (search = '') => read<AccountDay[]>(team, `/social/instagram/users/${id}/days?${search}`)
  const nothing = {
    followers_count: null,
    following_count: null,
    posts_count: null,
    new_followers: null,
    follows: null,
    unfollows: null,
    growth: null,
    growth_by: null,
    reach: null,
    views: null,
    accounts_engaged: null,
    interactions: null,
    likes: null,
    comments: null,
    shares: null,
    saves: null,
    profile_links_taps: null,
    posts: 0,
  }
  expect(await days(threeDays)).toEqual([
    {
      ...nothing,
      day: '2026-11-16',
      followers_count: 120,
      following_count: 7,
      posts_count: 31,
      new_followers: 4,
      reach: 200,
      views: 500,
      posts: 1,
    },
    { ...nothing, day: '2026-11-17', posts: 1 },
    {
      ...nothing,
      day: '2026-11-18',
      followers_count: 110,
      reach: 401,
      views: 700,
      interactions: 0,
      profile_links_taps: 2,
      posts: 1,
    },
  ])
  // All of them: the 11th and 17th have a post, the 10th only has a reading of the followers.
  expect((await days()).map(({ day }) => day)).toEqual(
    ['06', '08', '09', 10, 11, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`),
  )
  expect(await days('date_from=2026-11-21')).toEqual([])
  const quiet = await addAccount(used.api, team.team_id, { username: 'quiet' })
  expect(await read(team, `/social/instagram/users/${quiet}/days`)).toEqual([])
})

test('the growth of a day is on that day, by follows or otherwise between its reading and the next', async () => {
  const team = await used.api.newTeam()
  const id = await addAccount(used.api, team.team_id)
  await addFigures(used.api, team.team_id, id, {
    days: [
      { day: '2026-11-16', follows: 9, unfollows: 4 },
      { day: '2026-11-17', follows: 7 },
      { day: '2026-11-19', follows: 1, unfollows: 3 },
    ],
    // A campaign on the 17th: most new followers are counted in the morning of the 18th.
    counts: [
      { day: '2026-11-16', followers_count: 100 },
      { day: '2026-11-17', followers_count: 104 },
      { day: '2026-11-18', followers_count: 204 },
    ],
  })
  const days = await read<AccountDay[]>(team, `/social/instagram/users/${id}/days`)
  expect(
    days.map(({ day, follows, unfollows, growth, growth_by }) => [
      day,
      follows,
      unfollows,
      growth,
      growth_by,
    ]),
  ).toEqual([
    ['2026-11-16', 9, 4, 5, 'network'],
    ['2026-11-17', 7, null, 100, 'readings'],
    ['2026-11-18', null, null, null, null],
    ['2026-11-19', 1, 3, -2, 'network'],
  ])
})

test('the best posts have the highest rates, are from the requested days and still exist', async () => {
  const team = await used.api.newTeam()
  const { id, posts } = await addSmallAccount(team.team_id)
  const best = async (search: string) =>
    (await read<Post[]>(team, `/social/instagram/users/${id}/best-posts?${search}`)).map((post) => post.id)
  expect(await best(threeDays)).toEqual([posts.second, posts.first])
  expect(await best('')).toHaveLength(3)
  await addPosts(
    used.api,
    team.team_id,
    id,
    Array.from({ length: 12 }, (_, index) => ({
      posted_at: '2026-11-17T00:00:00Z',
      engagement_rate: 1 + index,
    })),
  )
  expect(await best(threeDays)).toHaveLength(10)
})

test.each(['days', 'best-posts'])("%s of an account of the other service don't exist", async (what) => {
  const team = await used.api.newTeam()
  const id = await addAccount(used.api, team.team_id, { service: 'tracker' })
  const ask = (service: string) =>
    used.api.request('GET', `/${service}/instagram/users/${id}/${what}`, { token: team.token })
  expect((await ask('social')).status).toBe(404)
  expect((await ask('tracker')).status).toBe(200)
})
