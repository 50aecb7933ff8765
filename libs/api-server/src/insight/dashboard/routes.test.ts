import { beforeAll, describe, expect, test } from 'vitest'
import type { DashboardAudience, Insights, OnlineFollowers } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addAccount, addFigures } from '../../testing/add-account-figures.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { addCustomers, addOrders, addStore } from '../../testing/add-sales.ts'
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
const insights = (team: TestTeam, search = '') => read<Insights>(team, `/dashboard/insights?${search}`)
const online = (team: TestTeam, search = '') =>
  read<OnlineFollowers>(team, `/dashboard/online-followers?${search}`)
const audience = (team: TestTeam, search = '') =>
  read<DashboardAudience>(team, `/dashboard/audience?${search}`)

/** Two days, compared with the same weekdays of the week before. */
const twoDays = 'date_from=2026-11-17&date_to=2026-11-18'

/** Two accounts and two stores, few enough to be added up by hand. */
async function smallTeam() {
  const team = await used.api.newTeam()
  const { team_id } = team
  const ayla = await addAccount(used.api, team_id, {
    username: 'ayla',
    succeeded_at: '2026-11-20T03:00:00Z',
  })
  const bora = await addAccount(used.api, team_id, {
    username: 'bora',
    succeeded_at: '2026-11-19T03:00:00Z',
  })
  const old = await addAccount(used.api, team_id, { username: 'old', archived_at: now })
  await addFigures(used.api, team_id, ayla, {
    days: [
      { day: '2026-11-10', reach: 100, views: 10 },
      { day: '2026-11-11', reach: 300, views: 20, profile_links_taps: 3, follows: 10, unfollows: 4 },
      { day: '2026-11-17', reach: 200, views: 30, interactions: 5, follows: 30, unfollows: 2 },
      { day: '2026-11-18', reach: 401, views: 40 },
    ],
    counts: [
      { day: '2026-11-09', followers_count: 1000 },
      { day: '2026-11-11', followers_count: 1010 },
      { day: '2026-11-18', followers_count: 1030 },
    ],
  })
  await addFigures(used.api, team_id, bora, {
    days: [{ day: '2026-11-17', reach: 50, views: 7, interactions: 1 }, { day: '2026-11-18' }],
    counts: [{ day: '2026-11-17', followers_count: 200 }],
  })
  await addFigures(used.api, team_id, old, {
    days: [{ day: '2026-11-17', reach: 9999, views: 9999 }],
    counts: [{ day: '2026-11-17', followers_count: 9999 }],
  })
  const [first, second] = await addPosts(used.api, team_id, ayla, [
    // Half past midnight on the 17th in Istanbul.
    { posted_at: '2026-11-16T21:30:00Z', caption: 'a'.repeat(59) + '😀b', kind: 'reel' },
    { posted_at: '2026-11-18T12:00:00Z' },
    { posted_at: '2026-11-18T21:00:00Z' },
  ])
  const [ofBora] = await addPosts(used.api, team_id, bora, [{ posted_at: '2026-11-17T08:00:00Z' }])
  await addPosts(used.api, team_id, old, [{ posted_at: '2026-11-17T08:00:00Z' }])
  const one = await addStore(used.api, team_id, { succeeded_at: '2026-11-20T06:00:00Z' })
  const two = await addStore(used.api, team_id, { succeeded_at: '2026-11-20T05:00:00Z' })
  const closed = await addStore(used.api, team_id, { archived_at: now })
  await addOrders(used.api, team_id, one, [
    { ordered_at: '2026-11-16T21:00:00Z', total: 5000, refunded_total: 1000 },
    { ordered_at: '2026-11-18T20:59:59Z', total: 300, currency: 'EUR' },
    { ordered_at: '2026-11-17T10:00:00Z', total: 9000, status: 'cancelled' },
    // The 11th, before midnight.
    { ordered_at: '2026-11-11T20:59:59Z', total: 700 },
  ])
  await addOrders(used.api, team_id, two, [{ ordered_at: '2026-11-17T10:00:00Z', total: 250 }])
  await addOrders(used.api, team_id, closed, [{ ordered_at: '2026-11-17T10:00:00Z', total: 9999 }])
  return { team, ayla, bora, old, one, two, closed, posts: { first, second, ofBora } }
}

const noCosts = { units: 0, todays_units: 0, revenue: 0, cost: 0 }

describe('insights', () => {
  test('equal a small example calculated by hand, with two accounts and two stores', async () => {
    const { team, posts } = await smallTeam()
    expect(await insights(team, twoDays)).toEqual({
      timezone: 'Europe/Istanbul',
      current: {
        date_from: '2026-11-17',
        date_to: '2026-11-18',
        // (200 + 401) / 2 of one, 50 / 1 of the other.
        reach_per_day: 350.5,
        // 30 + 40 + 7
        views: 77,
        interactions: 6,
        profile_links_taps: null,
        // 1030 + 200; 30 − 2, and the other's single reading says nothing about a change.
        followers_count: 1230,
        followers_change: 28,
        followers_change_by: 'network',
        posts_count: 3,
        orders: 3,
        // 5000 − 1000 + 250; the currency with most orders comes first.
        revenue: [
          { currency: 'GBP', amount: 4250, units: 2, costed: noCosts },
          { currency: 'EUR', amount: 300, units: 1, costed: noCosts },
        ],
        days_read: 2,
      },
      previous: {
        date_from: '2026-11-10',
        date_to: '2026-11-11',
        reach_per_day: 200,
        views: 30,
        interactions: null,
        profile_links_taps: 3,
        // The other account was first read on the 17th.
        followers_count: null,
        followers_change: 6,
        followers_change_by: 'network',
        posts_count: 0,
        orders: 1,
        revenue: [{ currency: 'GBP', amount: 700, units: 1, costed: noCosts }],
        days_read: 2,
      },
      compared: {
        unit: 'week',
        is_part: false,
        until: null,
        is_leap_day_apart: false,
        // Only the first account: the other wasn't read a week before.
        whole_days: {
          current: { reach_per_day: 300.5, views: 70, interactions: null, profile_links_taps: null },
          previous: { reach_per_day: 200, views: 30, interactions: null, profile_links_taps: null },
        },
      },
      days: {
        date_from: '2026-11-17',
        date_to: '2026-11-18',
        reach: [250, 401],
        views: [37, 40],
        interactions: [6, null],
        profile_links_taps: [null, null],
        // The other one's last reading is that of the 11th.
        followers_count: [1210, 1230],
        posts: [2, 1],
        orders: [2, 1],
        revenue: [
          { currency: 'GBP', amounts: [4250, 0] },
          { currency: 'EUR', amounts: [0, 300] },
        ],
      },
      previous_days: {
        date_from: '2026-11-10',
        date_to: '2026-11-11',
        reach: [100, 300],
        views: [10, 20],
        interactions: [null, null],
        profile_links_taps: [null, 3],
        followers_count: [null, null],
        posts: [0, 0],
        orders: [0, 1],
        revenue: [{ currency: 'GBP', amounts: [0, 700] }],
      },
      posts: [
        {
          id: posts.second,
          kind: 'image',
          caption: null,
          username: 'ayla',
          posted_at: '2026-11-18T12:00:00.000Z',
          day: '2026-11-18',
        },
        {
          id: posts.ofBora,
          kind: 'image',
          caption: null,
          username: 'bora',
          posted_at: '2026-11-17T08:00:00.000Z',
          day: '2026-11-17',
        },
        {
          id: posts.first,
          kind: 'reel',
          caption: 'a'.repeat(59) + '😀',
          username: 'ayla',
          posted_at: '2026-11-16T21:30:00.000Z',
          day: '2026-11-17',
        },
      ],
      stores_known_since: null,
      accounts_known_since: { figures: '2026-11-17', followers: '2026-11-17', posts: '2024-11-22' },
      partial_reach_days: ['2026-11-18'],
      accounts_read_at: '2026-11-20T03:00:00.000Z',
      stores_read_at: '2026-11-20T06:00:00.000Z',
      accounts_all_read_at: '2026-11-19T03:00:00.000Z',
      stores_all_read_at: '2026-11-20T05:00:00.000Z',
      accounts_count: 2,
      stores_count: 2,
    })
  })

  test('can be limited to one account, even an archived one, and to one store', async () => {
    const { team, ayla, old, two, closed } = await smallTeam()
    const one = await insights(team, `${twoDays}&account_id=${ayla}&store_id=${two}`)
    expect(one.current).toMatchObject({ views: 70, followers_count: 1030, orders: 1 })
    expect(one).toMatchObject({
      accounts_count: 1,
      stores_count: 1,
      stores_read_at: '2026-11-20T05:00:00.000Z',
    })
    // No reading on the 17th is a gap, not the earlier value.
    expect(one.days.followers_count).toEqual([null, 1030])
    const archived = await insights(team, `${twoDays}&account_id=${old}&store_id=${closed}`)
    expect(archived).toMatchObject({ current: { views: 9999, revenue: [] }, stores_count: 0 })
  })

  test.each([
    ['nothing', {}],
    ['a store alone', { stores_count: 1, orders: 1 }],
    ['an account alone', { accounts_count: 1, views: 5 }],
  ] as const)('of %s have the existing data and invent nothing', async (what, expected) => {
    const team = await used.api.newTeam()
    if (what === 'a store alone') {
      const store = await addStore(used.api, team.team_id)
      await addOrders(used.api, team.team_id, store, [{ ordered_at: '2026-11-21T08:00:00Z' }])
    }
    if (what === 'an account alone') {
      const account = await addAccount(used.api, team.team_id)
      await addFigures(used.api, team.team_id, account, { days: [{ day: '2026-11-20', views: 5 }] })
    }
    const { current, previous, days, previous_days, ...rest } = await insights(team)
    expect({ ...current, ...rest }).toMatchObject({
      views: null,
      reach_per_day: null,
      followers_count: null,
      orders: 0,
      accounts_count: 0,
      stores_count: 0,
      ...expected,
    })
    expect([current.date_from, current.date_to]).toEqual(['2026-10-23', '2026-11-21'])
    expect([previous?.date_from, previous?.date_to]).toEqual(['2026-09-23', '2026-10-22'])
    expect([days.date_from, days.reach.length]).toEqual(['2026-10-23', 30])
    expect([previous_days?.date_from, previous_days?.reach.length]).toEqual(['2026-09-23', 30])
  })

  test('compared with nothing have no earlier days, and for all days they begin with the first data', async () => {
    const { team, one } = await smallTeam()
    const { previous, previous_days } = await insights(team, `${twoDays}&compare=none`)
    expect([previous, previous_days]).toEqual([null, null])
    await addOrders(used.api, team.team_id, one, [{ ordered_at: '2022-12-31T21:00:00Z' }])
    const all = await insights(team, 'date_to=2026-11-21')
    expect([all.current.date_from, all.previous]).toEqual(['2023-01-01', null])
    // The latest 1100 of 1421 days, while the sums include all.
    expect([all.days.date_from, all.days.date_to]).toEqual(['2023-11-18', '2026-11-21'])
    expect([all.days.orders.length, all.current.orders]).toEqual([1100, 5])
  })

  test('include at most the latest 200 posts', async () => {
    const team = await used.api.newTeam()
    const account = await addAccount(used.api, team.team_id)
    const ids = await addPosts(
      used.api,
      team.team_id,
      account,
      Array.from({ length: 203 }, (_, minute) => ({
        posted_at: new Date(Date.UTC(2026, 10, 17, 0, minute)).toISOString(),
      })),
    )
    const { posts, current } = await insights(team, twoDays)
    expect(posts.map(({ id }) => id)).toEqual(ids.slice(3).toReversed())
    expect(current.posts_count).toBe(203)
  })
})

/** An hour in the network's day of its date: only the instant counts for a team. */
const hour = (starts_at: string, followers: number) => ({
  starts_at,
  followers,
  day: starts_at.slice(0, 10),
  hour: Number(starts_at.slice(11, 13)),
})

describe('followers online', () => {
  test('are the mean of each hour of the week in the team’s zone, beside the hours of orders', async () => {
    const team = await used.api.newTeam()
    const { team_id } = team
    const ayla = await addAccount(used.api, team_id)
    const bora = await addAccount(used.api, team_id)
    // Below 100 followers: requested, but not shared.
    const small = await addAccount(used.api, team_id)
    await addFigures(used.api, team_id, ayla, {
      online: [
        // Sunday 8 November 22:00 UTC and a week later are Monday 01:00 in Istanbul: (10 + 31) / 2 = 20.5.
        hour('2026-11-08T22:00:00Z', 10),
        hour('2026-11-15T22:00:00Z', 31),
        // Sunday 15 November 20:00 UTC is Sunday 23:00.
        hour('2026-11-15T20:00:00Z', 40),
        hour('2026-11-16T05:00:00Z', 7),
        // Before the period, and after it: Monday the 9th begins on the 8th at 21:00 UTC.
        hour('2026-11-08T20:00:00Z', 500),
        hour('2026-11-16T21:00:00Z', 500),
      ],
      days: [{ day: '2026-11-15', online_read_at: '2026-11-17T01:00:00Z' }],
    })
    await addFigures(used.api, team_id, bora, {
      online: [hour('2026-11-15T22:00:00Z', 100), hour('2026-11-16T06:00:00Z', 8)],
      days: [{ day: '2026-11-15', online_read_at: '2026-11-17T02:00:00Z' }],
    })
    await addFigures(used.api, team_id, small, {
      days: [{ day: '2026-11-15', online_read_at: '2026-11-17T00:00:00Z' }],
    })
    const store = await addStore(used.api, team_id)
    await addOrders(used.api, team_id, store, [
      { ordered_at: '2026-11-08T21:00:00Z' },
      { ordered_at: '2026-11-15T21:59:59Z', status: 'refunded' },
      { ordered_at: '2026-11-15T20:30:00Z' },
      { ordered_at: '2026-11-15T20:30:00Z', status: 'failed' },
      { ordered_at: '2026-11-08T20:59:59Z' },
    ])
    expect(await online(team, 'date_from=2026-11-09&date_to=2026-11-16')).toEqual({
      date_from: '2026-11-09',
      date_to: '2026-11-16',
      timezone: 'Europe/Istanbul',
      cells: [
        // 20.5 of one, 100 of the other, of three hours in total.
        { weekday: 1, hour: 1, followers: 120.5, hours_read: 3 },
        { weekday: 1, hour: 8, followers: 7, hours_read: 1 },
        { weekday: 1, hour: 9, followers: 8, hours_read: 1 },
        { weekday: 7, hour: 23, followers: 40, hours_read: 1 },
      ],
      orders: [
        { weekday: 1, hour: 0, orders: 2 },
        { weekday: 7, hour: 23, orders: 1 },
      ],
      best: [
        { weekday: 1, hour: 1, followers: 120.5 },
        { weekday: 7, hour: 23, followers: 40 },
        { weekday: 1, hour: 9, followers: 8 },
      ],
      read_at: '2026-11-17T02:00:00.000Z',
      accounts_told: 2,
      accounts_count: 3,
      stores_known_since: null,
    })
    // A second store of which half of 14 November was read: Sunday the 15th is the first day that is known.
    await addStore(used.api, team_id, { known_since: '2026-11-14T09:30:00Z' })
    expect(await online(team, 'date_from=2026-11-09&date_to=2026-11-16')).toMatchObject({
      orders: [
        { weekday: 1, hour: 0, orders: 1 },
        { weekday: 7, hour: 23, orders: 1 },
      ],
      stores_known_since: '2026-11-15',
    })
    expect((await online(team, 'date_from=2026-11-09&date_to=2026-11-14')).orders).toBeNull()
  })

  test("move with the team's zone once figures are recalculated for it", async () => {
    const team = await used.api.newTeam({ timezone: 'Pacific/Kiritimati' })
    const account = await addAccount(used.api, team.team_id)
    await addFigures(used.api, team.team_id, account, { online: [hour('2026-11-15T22:00:00Z', 9)] })
    const store = await addStore(used.api, team.team_id)
    await addOrders(used.api, team.team_id, store, [{ ordered_at: '2026-11-15T22:10:00Z' }])
    const both = async () => {
      const { cells, orders } = await online(team, 'date_from=2026-11-15&date_to=2026-11-16')
      return [...cells, ...orders!].map(({ weekday, hour: at }) => [weekday, at])
    }
    // 14 hours ahead of UTC, and 11 behind it.
    expect(await both()).toEqual([
      [1, 12],
      [1, 12],
    ])
    const timezone = 'Pacific/Pago_Pago'
    const { database } = used.api.dependencies
    await database.updateTable('teams').set({ timezone }).where('team_id', '=', team.team_id).execute()
    await addOrders(used.api, team.team_id, store, [])
    expect(await both()).toEqual([
      [7, 11],
      [7, 11],
    ])
  })

  test('without accounts have no cells, and were never read', async () => {
    const team = await used.api.newTeam()
    const { cells, best, orders, read_at, accounts_count, date_from } = await online(team)
    expect({ cells, best, orders, read_at, accounts_count, date_from }).toEqual({
      cells: [],
      best: [],
      orders: [],
      read_at: null,
      accounts_count: 0,
      date_from: '2026-10-23',
    })
  })

  test.each([
    // Clocks go forward on 29 March 2026 at 01:00 UTC: 00:30 UTC is 00:30, 01:30 UTC is 02:30.
    ['Europe/London', '2026-03-29', ['00:00', '01:00', '02:00'], [0, 2, 3]],
    // Back on 25 October at 01:00 UTC: 00:00 and 01:00 UTC are both 1 o'clock.
    ['Europe/London', '2026-10-25', ['00:00', '01:00', '02:00'], [1, 1, 2]],
    ['Asia/Kathmandu', '2026-11-15', ['00:00', '01:00'], [5, 6]],
  ] as const)('in %s on %s follow the clock', async (timezone, day, utc, hours) => {
    const team = await used.api.newTeam({ timezone })
    const account = await addAccount(used.api, team.team_id)
    await addFigures(used.api, team.team_id, account, {
      online: utc.map((time, index) => hour(`${day}T${time}:00Z`, index + 1)),
    })
    const store = await addStore(used.api, team.team_id)
    await addOrders(
      used.api,
      team.team_id,
      store,
      utc.map((time) => ({ ordered_at: `${day}T${time}:00Z` })),
    )
    const { cells, orders } = await online(team, `date_from=${day}&date_to=${day}`)
    expect(cells.map((cell) => [cell.weekday, cell.hour])).toEqual([...new Set(hours)].map((at) => [7, at]))
    expect(cells.map((cell) => cell.hours_read)).toEqual(orders!.map((cell) => cell.orders))
    expect(orders!.map((cell) => cell.hour)).toEqual(cells.map((cell) => cell.hour))
  })
})

const shares = (list: [string[], number][]) =>
  JSON.stringify(list.map(([values, followers]) => ({ values, followers })))

describe('the audience', () => {
  test('is the latest of each account, added up, beside where buyers are', async () => {
    const team = await used.api.newTeam()
    const { team_id } = team
    const ayla = await addAccount(used.api, team_id, { followers_count: 1000 })
    const bora = await addAccount(used.api, team_id, { followers_count: 500 })
    await addAccount(used.api, team_id, { followers_count: 90 })
    await addFigures(used.api, team_id, ayla, {
      audience: [
        { day: '2026-11-10', of: 'followers', dimension: 'country', shares: shares([[['TR'], 999]]) },
        {
          day: '2026-11-17',
          of: 'followers',
          dimension: 'country',
          shares: shares([
            [['DE'], 60],
            [['TR'], 700],
          ]),
        },
        { day: '2026-11-17', of: 'followers', dimension: 'city', shares: shares([[['Izmir, Izmir'], 50]]) },
        { day: '2026-11-17', of: 'engaged', dimension: 'country', shares: shares([[['TR'], 11]]) },
      ],
    })
    await addFigures(used.api, team_id, bora, {
      audience: [
        {
          day: '2026-11-16',
          of: 'followers',
          dimension: 'country',
          shares: shares([
            [['DE'], 300],
            [['FR'], 760],
          ]),
        },
        {
          day: '2026-11-16',
          of: 'followers',
          dimension: 'age_gender',
          shares: shares([
            [['25-34', 'F'], 80],
            [['25-34', 'U'], 90],
          ]),
        },
      ],
    })
    const store = await addStore(used.api, team_id)
    const closed = await addStore(used.api, team_id, { archived_at: now })
    await addCustomers(used.api, team_id, store, [
      { country: 'TR', city: 'Izmir', orders_count: 2 },
      { country: 'TR', city: 'Izmir', orders_count: 1 },
      { country: 'DE', city: 'Berlin', orders_count: 1 },
      { country: 'DE', orders_count: 1 },
      { city: 'Nowhere', orders_count: 1 },
      { country: 'DE', city: 'Berlin', orders_count: 0 },
      { orders_count: 1 },
    ])
    await addCustomers(used.api, team_id, closed, [{ country: 'JP', city: 'Osaka', orders_count: 9 }])
    expect(await audience(team)).toEqual({
      // The older of the 17th and the 16th.
      day: '2026-11-16',
      followers_count: 1590,
      age_gender: [
        { age: '25-34', gender: 'U', followers: 90 },
        { age: '25-34', gender: 'F', followers: 80 },
      ],
      countries: [
        { country: 'FR', followers: 760 },
        { country: 'TR', followers: 700 },
        { country: 'DE', followers: 360 },
      ],
      cities: [{ city: 'Izmir, Izmir', followers: 50 }],
      buyers: {
        customers_count: 6,
        with_country: 4,
        with_city: 4,
        countries: [
          { country: 'DE', customers: 2 },
          { country: 'TR', customers: 2 },
        ],
        cities: [
          { city: 'Izmir', country: 'TR', customers: 2 },
          { city: 'Berlin', country: 'DE', customers: 1 },
          { city: 'Nowhere', country: null, customers: 1 },
        ],
      },
      accounts_told: 2,
      accounts_count: 3,
      stores_count: 1,
    })
    expect(await audience(team, `of=engaged&store_id=${closed}`)).toMatchObject({
      day: '2026-11-17',
      countries: [{ country: 'TR', followers: 11 }],
      cities: null,
      age_gender: null,
      buyers: { customers_count: 0, cities: [] },
      accounts_told: 1,
    })
    expect(await audience(team, `account_id=${bora}`)).toMatchObject({ followers_count: 500, cities: null })
  })

  test('keeps a list that the latest reading failed for, but none that a complete reading lacked', async () => {
    const team = await used.api.newTeam()
    const ayla = await addAccount(used.api, team.team_id)
    const read = (read_at: string, dimension: 'country' | 'city', followers: number) => ({
      day: read_at.slice(0, 10),
      of: 'followers' as const,
      read_at,
      dimension,
      shares: shares([[['any'], followers]]),
    })
    const complete = (audience_read_at: string) =>
      inTeam(used.opened.database, team.team_id, (db) =>
        db.updateTable('account_readings').set({ audience_read_at }).execute(),
      )
    await addFigures(used.api, team.team_id, ayla, {
      audience: [
        read('2026-11-03T09:00:00.000Z', 'country', 1),
        read('2026-11-03T09:00:00.000Z', 'city', 2),
        read('2026-11-10T09:00:00.000Z', 'city', 3),
      ],
    })
    // An older version noted a complete reading some time after its lists.
    await complete('2026-11-03T09:00:01.000Z')
    expect(await audience(team)).toMatchObject({
      day: '2026-11-03',
      countries: [{ followers: 1 }],
      cities: [{ followers: 3 }],
      accounts_told: 1,
    })
    await complete('2026-11-10T09:00:00.000Z')
    expect(await audience(team)).toMatchObject({
      day: '2026-11-10',
      countries: null,
      cities: [{ followers: 3 }],
      accounts_told: 1,
    })
    await complete('2026-11-17T09:00:00.000Z')
    expect(await audience(team)).toMatchObject({ day: null, countries: null, cities: null, accounts_told: 0 })
  })

  test('without accounts is null, and nobody bought', async () => {
    const team = await used.api.newTeam()
    expect(await audience(team)).toEqual({
      day: null,
      followers_count: null,
      age_gender: null,
      countries: null,
      cities: null,
      buyers: { customers_count: 0, with_country: 0, with_city: 0, countries: [], cities: [] },
      accounts_told: 0,
      accounts_count: 0,
      stores_count: 0,
    })
  })
})

test.each(['insights', 'online-followers', 'audience'])(
  "%s of an account or a store that isn't the team’s are refused on its field",
  async (what) => {
    const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
    const tracked = await addAccount(used.api, team.team_id, { service: 'tracker' })
    const refused = [
      ['account_id', await addAccount(used.api, other.team_id)],
      ['account_id', tracked],
      ['store_id', await addStore(used.api, other.team_id)],
    ] as const
    for (const [field, id] of refused) {
      const answer = await used.api.request('GET', `/dashboard/${what}?${field}=${id}`, { token: team.token })
      expect(answer.status).toBe(422)
      expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field])
    }
  },
)
