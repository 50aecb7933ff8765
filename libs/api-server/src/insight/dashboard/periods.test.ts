import { beforeAll, describe, expect, test } from 'vitest'
import type { Insights, OnlineFollowers, SalesDay } from '@tandem/api-contract'
import { dayMs, hourMs, minuteMs } from '@tandem/format'
import { addAccount, addFigures } from '../../testing/add-account-figures.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { addOrders, addStore } from '../../testing/add-sales.ts'
import { dataOf } from '../../testing/read-answer.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { onWall } from '../../testing/wall-clock.ts'

const used = useTestApi()

/** Part of every order: 80 of its 100, with a cost of 30.5 per unit. */
const mug = { product: 'mug', quantity: 1, total: 80, unit_cost: 30.5, has_todays_cost: false }

/** A shop that sells at the beginning of every hour of its own clock, 100 each, for some days until now. */
async function steadyShop({
  now,
  timezone,
  days,
  known_since = null,
}: {
  now: string
  timezone: string
  days: number
  known_since?: string | null
}) {
  used.api.clock.now = new Date(now)
  const team = await used.api.newTeam({ timezone })
  const store = await addStore(used.api, team.team_id, { known_since })
  const sinceHour = Number(onWall(now, timezone).time.slice(3, 5)) * minuteMs + (Date.parse(now) % minuteMs)
  const last = Date.parse(now) - sinceHour
  await addOrders(
    used.api,
    team.team_id,
    store,
    Array.from({ length: days * 24 }, (_, index) => ({
      ordered_at: new Date(last - index * hourMs).toISOString(),
      total: 100,
      lines: [mug],
    })),
  )
  return { team, store }
}

const insights = async (team: TestTeam, search: string) => {
  const answer = await used.api.request('GET', `/dashboard/insights?${search}`, { token: team.token })
  expect(answer.status).toBe(200)
  return dataOf<Insights>(answer)
}

/** The sales now and before: orders, units, money and costs, which must agree. */
const sold = ({ current, previous }: Insights) =>
  [current, previous!].map(({ orders, revenue }) => {
    if (orders === null) expect(revenue).toBeNull()
    else {
      const costed = { units: orders, todays_units: 0, revenue: orders * 80, cost: orders * 30.5 }
      const all = [{ currency: 'GBP', amount: orders * 100, units: orders, costed }]
      expect(revenue).toEqual(orders === 0 ? [] : all)
    }
    return orders
  })

describe('a shop that sells the same every hour', () => {
  test.each([
    ['2026-11-25T06:00:30Z', 'Europe/Istanbul', 10],
    ['2026-11-25T06:14:00Z', 'Europe/Istanbul', 10],
    ['2026-11-25T20:59:59Z', 'Europe/Istanbul', 24],
    ['2026-11-24T21:00:01Z', 'Europe/Istanbul', 1],
    ['2026-11-25T03:20:00Z', 'Asia/Kathmandu', 10],
    ['2026-11-24T19:20:00Z', 'Pacific/Kiritimati', 10],
    ['2026-11-25T20:05:00Z', 'Pacific/Pago_Pago', 10],
  ])('has sold as much at %s in %s as yesterday and a week ago', async (now, timezone, ofToday) => {
    const { team } = await steadyShop({ now, timezone, days: 16 })
    const today = onWall(now, timezone).day
    const one = await insights(team, `date_from=${today}&date_to=${today}`)
    expect(sold(one)).toEqual([ofToday, ofToday])
    expect(one.previous_days!.orders).toEqual([ofToday])
    expect(onWall(one.compared!.until!, timezone).time).toBe(onWall(now, timezone).time)
    const weekAgo = new Date(Date.parse(today) - 6 * dayMs).toISOString().slice(0, 10)
    const seven = await insights(team, `date_from=${weekAgo}&date_to=${today}`)
    expect(sold(seven)).toEqual([144 + ofToday, 144 + ofToday])
    expect(seven.compared).toMatchObject({ unit: 'week', is_part: true })
  })

  test.each([
    // Clocks were put forward on the day before, or back: it has an hour less, or one more.
    ['2026-03-30T08:14:00Z', 'Europe/London', 10, 9],
    ['2026-10-26T09:14:00Z', 'Europe/London', 10, 11],
    ['2026-03-30T00:30:00Z', 'Europe/London', 2, 1],
  ])('counts by local time when clocks changed: %s in %s', async (now, timezone, ofToday, before) => {
    const { team } = await steadyShop({ now, timezone, days: 3 })
    const today = onWall(now, timezone).day
    expect(sold(await insights(team, `date_from=${today}&date_to=${today}`))).toEqual([ofToday, before])
  })

  describe('since 60 days', () => {
    let team: TestTeam
    beforeAll(async () => {
      const shop = { now: '2026-11-25T06:14:00Z', timezone: 'Europe/Istanbul', days: 60 }
      ;({ team } = await steadyShop(shop))
    })

    test.each([
      // Monday to Wednesday, requested until today and as a whole.
      ['date_from=2026-11-23&date_to=2026-11-25', 'week', '2026-11-16', '2026-11-18'],
      ['date_from=2026-11-23&date_to=2026-11-29', 'week', '2026-11-16', '2026-11-18'],
      ['date_from=2026-11-01&date_to=2026-11-25', 'month', '2026-10-01', '2026-10-25'],
      ['date_from=2026-11-01&date_to=2026-11-30', 'month', '2026-10-01', '2026-10-25'],
      ['date_from=2026-11-25&date_to=2026-11-25&compare=previous_year', 'year', '2025-11-25', '2025-11-25'],
    ])('is compared for %s as a %s, until the same time', async (search, unit, date_from, date_to) => {
      const one = await insights(team, search)
      expect(one.previous).toMatchObject({ date_from, date_to })
      expect(one.compared).toMatchObject({ unit, is_part: true, until: `${date_to}T06:14:00.000Z` })
      if (unit !== 'year') expect(sold(one)[1]).toBe(sold(one)[0])
    })
  })

  test('is compared with all of February on 31 March, with a remark about 29 February', async () => {
    const { team } = await steadyShop({ now: '2024-03-31T06:14:00Z', timezone: 'UTC', days: 70 })
    const month = await insights(team, 'date_from=2024-03-01&date_to=2024-03-31')
    expect(month.previous).toMatchObject({ date_to: '2024-02-29', orders: 29 * 24 })
    expect(month.compared).toMatchObject({ unit: 'month', is_part: true, until: null })
    const year = await insights(team, 'date_from=2024-01-01&date_to=2024-12-31')
    expect(year.previous).toMatchObject({ date_from: '2023-01-01', date_to: '2023-03-31' })
    expect(year.compared).toMatchObject({
      unit: 'year',
      is_leap_day_apart: true,
      until: '2023-03-31T06:14:00.000Z',
    })
  })
})

describe('a shop whose key only sees 60 days', () => {
  // Half of the first day, 26 September, was seen.
  const shop = { now: '2026-11-25T09:30:00Z', timezone: 'Europe/Istanbul', days: 60 }
  const known = { ...shop, known_since: '2026-09-26T09:30:00Z' }

  test('has unknown days before, which are neither 0 nor compared', async () => {
    const { team } = await steadyShop(known)
    const forty = await insights(team, 'date_from=2026-10-17&date_to=2026-11-25')
    expect(sold(forty)).toEqual([39 * 24 + 13, null])
    expect(forty).toMatchObject({ stores_known_since: '2026-09-27', previous: { date_from: '2026-09-07' } })
    expect(forty.previous_days!.orders.slice(18, 22)).toEqual([null, null, 24, 24])
    const all = await insights(team, 'date_from=2026-09-20&date_to=2026-11-25')
    expect(all.current.orders).toBe(59 * 24 + 13)
    expect(all.days.orders.slice(5, 9)).toEqual([null, null, 24, 24])
    expect(all.days.revenue[0]!.amounts.slice(5, 9)).toEqual([null, null, 2400, 2400])
    const before = await insights(team, 'date_from=2026-09-20&date_to=2026-09-26')
    expect(before.current).toMatchObject({ orders: null, revenue: null })
    const lifetime = await insights(team, 'date_to=2026-11-25')
    expect(lifetime.current.date_from).toBe('2026-09-27')
    const fourteen = await insights(team, 'date_from=2026-11-12&date_to=2026-11-25')
    expect(sold(fourteen)).toEqual([13 * 24 + 13, 13 * 24 + 13])
    const answer = await used.api.request('GET', '/ecommerce/sales/days', { token: team.token })
    expect((await dataOf<SalesDay[]>(answer))[0]).toMatchObject({ day: '2026-09-27', orders: 24 })
  })

  test('leaves the sum with another shop unknown before, and that of the other shop known', async () => {
    const { team, store } = await steadyShop({ ...shop, days: 61 })
    await addStore(used.api, team.team_id, { known_since: known.known_since })
    const both = await insights(team, 'date_from=2026-09-26&date_to=2026-09-27')
    expect(both.days.orders).toEqual([null, 24])
    const path = '/dashboard/online-followers?date_from=2026-09-26&date_to=2026-09-27'
    const { orders } = await dataOf<OnlineFollowers>(
      await used.api.request('GET', path, { token: team.token }),
    )
    expect(orders).toEqual(Array.from({ length: 24 }, (_, at) => ({ weekday: 7, hour: at, orders: 1 })))
    const one = await insights(team, `date_from=2026-09-26&date_to=2026-09-27&store_id=${store}`)
    expect(one.days.orders).toEqual([24, 24])
    expect(one.stores_known_since).toBeNull()
  })
})

test("counts posts until the same time, and the network's figures over whole days in both periods", async () => {
  used.api.clock.now = new Date('2026-11-25T06:14:00Z')
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const account = await addAccount(used.api, team.team_id)
  await addFigures(used.api, team.team_id, account, {
    days: [
      { day: '2026-11-16', views: 10 },
      { day: '2026-11-17', views: 900 },
      { day: '2026-11-18', views: 900 },
      { day: '2026-11-23', views: 10 },
      // In California it is still the 24th.
      { day: '2026-11-24', views: 3 },
      { day: '2026-11-25', views: 1 },
    ],
  })
  await addPosts(used.api, team.team_id, account, [
    { posted_at: '2026-11-18T06:13:59Z' },
    { posted_at: '2026-11-18T06:14:00Z' },
    { posted_at: '2026-11-25T06:00:00Z' },
  ])
  const { current, previous, previous_days, compared } = await insights(
    team,
    'date_from=2026-11-23&date_to=2026-11-25',
  )
  expect([current.posts_count, previous!.posts_count, previous_days!.posts]).toEqual([1, 1, [0, 0, 1]])
  expect([current.views, previous!.views]).toEqual([14, 1810])
  expect(compared!.whole_days).toMatchObject({ current: { views: 10 }, previous: { views: 10 } })
  const answer = await used.api.request(
    'GET',
    '/social/instagram/users/analytics?date_from=2026-11-23&date_to=2026-11-25',
    { token: team.token },
  )
  expect(await dataOf<unknown[]>(answer)).toMatchObject([
    {
      current: { posts_count: 1 },
      previous: { posts_count: 1 },
      compared: { whole_days: { current: { views: 10 } } },
    },
  ])
})

test('compares with days that a person chose, however many, also when the period is not over', async () => {
  const { team } = await steadyShop({ now: '2026-11-25T12:30:00Z', timezone: 'UTC', days: 30 })
  const custom = (from: string, to: string) =>
    `date_from=2026-11-24&date_to=2026-11-25&compare=custom&compare_from=${from}&compare_to=${to}`
  const week = await insights(team, custom('2026-11-01', '2026-11-07'))
  expect(week.previous).toMatchObject({ date_from: '2026-11-01', date_to: '2026-11-07' })
  expect(week.compared).toMatchObject({ unit: 'custom', is_part: false, until: null })
  expect(sold(week)).toEqual([37, 7 * 24])
  expect(week.previous_days).toMatchObject({ date_from: '2026-11-01', date_to: '2026-11-07' })
  // Days that follow, or that are partly the same, can be compared with too.
  expect(sold(await insights(team, custom('2026-11-24', '2026-11-24')))).toEqual([37, 24])

  for (const [search, field] of [
    ['compare=custom', 'compare_from'],
    ['compare=custom&compare_from=2026-11-01', 'compare_to'],
    ['compare=custom&compare_from=2026-11-07&compare_to=2026-11-01', 'compare_to'],
    ['compare=custom&compare_from=x&compare_to=2026-11-01', 'compare_from'],
  ]) {
    const answer = await used.api.request('GET', `/dashboard/insights?${search}`, { token: team.token })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: { [field!]: [expect.any(String)] } })
  }
})
