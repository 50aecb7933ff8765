import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { AccountAnalytics, Insights, OnlineFollowers } from '@tandem/api-contract'
import { addDays, datePreset, datePresets, dayMs, teamDay } from '@tandem/format'
import { addAccount, addFigures } from '../../testing/add-account-figures.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { addOrders, addStore } from '../../testing/add-sales.ts'
import {
  plainDays,
  plainFollowersSince,
  plainPeriod,
  plainSoldSince,
  plainTotals,
} from '../../testing/plain-figures.ts'
import { plainCompared } from '../../testing/plain-compared.ts'
import { plainLists } from '../../testing/plain-lists.ts'
import type { PlainAccount, PlainSpan, PlainStore } from '../../testing/plain-figures.ts'
import { plainPartialReach } from '../../testing/plain-partial-reach.ts'
import { plainHours } from '../../testing/plain-hours.ts'
import { dataOf } from '../../testing/read-answer.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { onWall } from '../../testing/wall-clock.ts'

const used = useTestApi()

/** Edges of days, months, years and clock changes in one of the zones. */
const nows = [
  '2026-03-01T00:30:00Z',
  '2024-03-01T11:00:00Z',
  '2024-02-29T12:00:00Z',
  '2025-02-28T09:59:59Z',
  '2026-01-01T10:30:00Z',
  '2025-12-31T23:59:59Z',
  '2026-03-29T00:59:00Z',
  '2026-10-25T01:30:00Z',
  '2026-11-01T05:30:00Z',
  '2026-03-08T10:00:00Z',
]
const zones = [
  'UTC',
  'Europe/Istanbul',
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

/** Days from now: the last ones, those before, and those of a year ago. */
const back = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -10, max: 1 }) },
  { weight: 2, arbitrary: fc.integer({ min: -70, max: -10 }) },
  { weight: 1, arbitrary: fc.integer({ min: -370, max: -360 }) },
)
/** The start of days in one of the zones, and a second before. */
const second = fc
  .constantFrom(0, 21, 23, 10, 11, 18.25, 1, 2, 5)
  .chain((hour) => fc.constantFrom(hour * 3600, hour * 3600 + 3599, Math.max(0, hour * 3600 - 1)))
const figure = fc.option(fc.integer({ min: 0, max: 900 }), { freq: 4 })
const list = <Value>(value: fc.Arbitrary<Value>, maxLength: number) => fc.array(value, { maxLength })

const account = fc.record({
  isArchived: fc.boolean(),
  days: fc.uniqueArray(
    fc.record({
      back,
      reach: figure,
      views: figure,
      interactions: figure,
      profile_links_taps: figure,
      follows: figure,
      unfollows: figure,
    }),
    {
      maxLength: 12,
      selector: (row) => row.back,
    },
  ),
  counts: fc.uniqueArray(fc.record({ back, followers_count: figure }), {
    maxLength: 8,
    selector: (row) => row.back,
  }),
  posts: list(
    fc.record({
      back,
      second,
      engagement_rate: fc.option(fc.integer({ min: 0, max: 90 })),
      isGone: fc.boolean(),
    }),
    5,
  ),
  online: fc.uniqueArray(fc.record({ back, hour: fc.integer({ min: 0, max: 23 }), followers: fc.nat(500) }), {
    maxLength: 14,
    selector: (row) => `${row.back} ${row.hour}`,
  }),
})
const store = fc.record({
  isArchived: fc.boolean(),
  /** Most stores know all of their orders. */
  knownSince: fc.option(fc.record({ back, second }), { nil: null, freq: 2 }),
  orders: list(
    fc.record({
      back,
      second,
      // Parts of them are exact in any arithmetic.
      total: fc.constantFrom(0, 256, 1024, 4096, 8192),
      refunded_total: fc.nat(500),
      currency: fc.constantFrom('GBP', 'EUR'),
      status: fc.constantFrom('completed', 'processing', 'refunded', 'cancelled', 'own-status'),
      lines: list(
        fc.record({
          product: fc.constantFrom('mug', 'plate', 'tray'),
          quantity: fc.integer({ min: 1, max: 5 }),
          total: fc.nat(3000),
          unit_cost: fc.option(
            fc.nat(4000).map((eighths) => eighths / 8),
            { nil: null, freq: 3 },
          ),
          has_todays_cost: fc.boolean(),
        }),
        3,
      ),
    }),
    8,
  ),
})

const asked = fc.oneof(
  fc.constantFrom(...datePresets),
  fc.record({ from: back, days: fc.integer({ min: 0, max: 40 }) }),
)

const example = fc.record({
  now: fc.constantFrom(...nows),
  timezone: fc.constantFrom(...zones),
  accounts: fc.array(account, { minLength: 1, maxLength: 3 }),
  stores: list(store, 2),
  asked,
  compare: fc.constantFrom('previous_period' as const, 'previous_year' as const, 'none' as const),
  isOfOne: fc.boolean(),
})
type Example = typeof example extends fc.Arbitrary<infer Value> ? Value : never

/** The rows of an example, at their times. */
function rowsOf({ now, accounts, stores }: Example) {
  const today = now.slice(0, 10)
  const moment = (row: { back: number; second: number }) =>
    new Date(Date.parse(addDays(today, row.back)) + row.second * 1000).toISOString()
  return {
    accounts: accounts.map((one): PlainAccount => ({
      isArchived: one.isArchived,
      days: one.days.map(({ back: days, ...row }) => ({ ...row, day: addDays(today, days) })),
      counts: one.counts.map(({ back: days, ...row }) => ({ ...row, day: addDays(today, days) })),
      posts: one.posts.map((post) => ({
        posted_at: moment(post),
        engagement_rate: post.engagement_rate === null ? null : post.engagement_rate / 1000,
        gone_at: post.isGone ? now : null,
      })),
      online: one.online.map((row) => ({
        starts_at: moment({ back: row.back, second: row.hour * 3600 }),
        followers: row.followers,
      })),
    })),
    stores: stores.map((one): PlainStore => ({
      isArchived: one.isArchived,
      known_since: one.knownSince && moment(one.knownSince),
      orders: one.orders.map(({ back: days, second: at, ...row }) => ({
        ...row,
        ordered_at: moment({ back: days, second: at }),
      })),
    })),
  }
}

async function write(team_id: number, { accounts, stores }: ReturnType<typeof rowsOf>, now: Date) {
  const ids: number[] = []
  for (const one of accounts) {
    const archived_at = one.isArchived ? now : null
    const id = await addAccount(used.api, team_id, {
      username: `account-${ids.length}`,
      archived_at,
      // Posts are read two years back from here, so they are known in every period.
      created_at: '2020-01-01T00:00:00Z',
    })
    ids.push(id)
    await addFigures(used.api, team_id, id, {
      days: one.days,
      counts: one.counts,
      online: one.online.map((row) => ({
        ...row,
        day: teamDay(row.starts_at, 'UTC'),
        hour: new Date(row.starts_at).getUTCHours(),
      })),
    })
    await addPosts(used.api, team_id, id, one.posts)
  }
  for (const one of stores) {
    const id = await addStore(used.api, team_id, {
      archived_at: one.isArchived ? now : null,
      known_since: one.known_since,
    })
    await addOrders(used.api, team_id, id, one.orders)
  }
  return ids
}

const later = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
const aYearBefore = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('-02-29', '-02-28')

/** The same day of an earlier month, or its last one. */
const monthsBefore = (count: number) => (day: string) => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const lastOfMonth = new Date(Date.UTC(year, month - count, 0)).toISOString().slice(0, 10)
  const same = `${lastOfMonth.slice(0, 8)}${day.slice(8)}`
  return same < lastOfMonth ? same : lastOfMonth
}

/** How many whole months these days are; 0 if they aren't. */
function wholeMonths(start: string, end: string): number {
  if (!start.endsWith('-01') || !later(end, 1).endsWith('-01')) return 0
  return new Set(plainDays({ date_from: start, date_to: end }).map((day) => day.slice(0, 7))).size
}

/** The earlier days, directly by the contract. */
function plainPrevious(
  { start, end }: { start: string; end: string },
  compare: 'previous_period' | 'previous_year',
  { day: today, time }: { day: string; time: string },
): PlainSpan {
  const isPart = start <= today && today <= end
  const shownEnd = isPart ? today : end
  const length = plainDays({ date_from: start, date_to: end }).length
  const months = wholeMonths(start, end)
  const isOfYear =
    start.endsWith('-01-01') &&
    end.slice(0, 4) === start.slice(0, 4) &&
    end.slice(5, 7) !== '01' &&
    months !== 3
  const isOfMonth = start.endsWith('-01') && end.slice(0, 7) === start.slice(0, 7) && length > 7
  const isByMonth = compare !== 'previous_year' && !isOfYear && ((months > 0 && months <= 12) || isOfMonth)
  const shown = plainDays({ date_from: start, date_to: shownEnd }).length
  const back = isByMonth
    ? monthsBefore(Math.max(1, months))
    : compare === 'previous_year' || isOfYear
      ? aYearBefore
      : (day: string) => later(day, length === 1 ? -1 : length <= 7 ? -7 : -shown)
  const isWholeMonth = isByMonth && !isPart && months > 0
  const date_to = isWholeMonth ? later(start, -1) : back(shownEnd)
  const isOnDate = back === aYearBefore || isByMonth
  const isCut = isPart && (!isOnDate || start === today || date_to.slice(8) === today.slice(8))
  return { date_from: back(start), date_to, until: isCut ? time : undefined }
}

/** The request of an example, and its days, directly by the contract. */
function periodsOf({ now, timezone, asked: days, compare }: Example, firstKnown: string | null) {
  const today = onWall(now, timezone).day
  const range =
    typeof days === 'string'
      ? datePreset(days, { now, timeZone: timezone })
      : { start: later(today, days.from), end: later(later(today, days.from), days.days) }
  const { start } = range
  // Future days are left out, unless all of them are.
  const end = start !== null && start > today ? range.end : range.end < today ? range.end : today
  const first = start ?? (firstKnown !== null && firstKnown < end ? firstKnown : end)
  const current: PlainSpan = { date_from: first, date_to: end }
  const previous =
    start === null || compare === 'none'
      ? null
      : plainPrevious({ start, end: range.end }, compare, onWall(now, timezone))
  const search = new URLSearchParams({
    date_to: range.end,
    compare,
    ...(start !== null && { date_from: start }),
  })
  return { current, previous, search }
}

/** Sums of fractions differ in their last digits by the order of addition. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'number' ? Number(inner.toFixed(9)) : inner,
    ),
  )

const read = async <Data>(team: TestTeam, path: string) => {
  const answer = await used.api.request('GET', path, { token: team.token })
  expect(answer.status).toBe(200)
  return dataOf<Data>(answer)
}

test('whatever was read and sold, in any zone and period, the figures equal a plain calculation', async () => {
  await fc.assert(
    fc.asyncProperty(example, async (one) => {
      const { now, timezone } = one
      used.api.clock.now = new Date(now)
      const team = await used.api.newTeam({ timezone })
      const rows = rowsOf(one)
      const ids = await write(team.team_id, rows, new Date(now))
      const accounts = one.isOfOne
        ? rows.accounts.slice(0, 1)
        : rows.accounts.filter((each) => !each.isArchived)
      const stores = rows.stores.filter((each) => !each.isArchived)
      const accountDays = accounts.flatMap((each) => [
        ...[...each.days, ...each.counts].map(({ day }) => day),
        ...each.posts.map((post) => onWall(post.posted_at, timezone).day),
      ])
      const saleDays = stores
        .flatMap((each) => each.orders)
        .filter(({ status }) => status !== 'cancelled')
        .map((order) => onWall(order.ordered_at, timezone).day)
        .filter((day) => day >= (plainSoldSince(stores, timezone) ?? ''))
      const scope = one.isOfOne ? `&account_id=${ids[0]}` : ''

      const ofBoth = periodsOf(one, [...accountDays, ...saleDays].toSorted()[0] ?? null)
      const insights = await read<Insights>(team, `/dashboard/insights?${ofBoth.search}${scope}`)
      const totals = (span: PlainSpan, isShown = true) =>
        plainTotals(accounts, stores, { ...span, isShown }, timezone)
      const lists = (span: PlainSpan) => plainLists(accounts, stores, span, timezone)
      const { current, previous, days, previous_days } = insights
      expect(rounded({ current, previous, days, previous_days })).toEqual(
        rounded({
          current: totals(ofBoth.current),
          previous: ofBoth.previous && totals(ofBoth.previous, false),
          days: lists(ofBoth.current),
          previous_days: ofBoth.previous && lists(ofBoth.previous),
        }),
      )
      expect(rounded(insights.compared?.whole_days ?? null)).toEqual(
        rounded(
          ofBoth.previous &&
            plainCompared(accounts, { current: ofBoth.current, previous: ofBoth.previous, now }),
        ),
      )
      expect(insights.stores_known_since).toBe(plainSoldSince(stores, timezone))
      expect(insights.accounts_known_since.followers).toBe(plainFollowersSince(accounts))
      expect(insights.partial_reach_days).toEqual(plainPartialReach(accounts, ofBoth.current))
      expect(insights.posts.map(({ posted_at, day }) => [Date.parse(posted_at), day])).toEqual(
        accounts
          .flatMap((each) => each.posts)
          .map(({ posted_at }) => [Date.parse(posted_at), onWall(posted_at, timezone).day] as const)
          .filter(([, day]) => ofBoth.current.date_from <= day && day <= ofBoth.current.date_to)
          .toSorted(([a], [b]) => b - a),
      )

      ofBoth.search.delete('compare')
      const online = await read<OnlineFollowers>(team, `/dashboard/online-followers?${ofBoth.search}${scope}`)
      expect(rounded({ cells: online.cells, orders: online.orders })).toEqual(
        rounded(plainHours(accounts, stores, ofBoth.current, timezone)),
      )

      const ofAccounts = periodsOf(one, accountDays.toSorted()[0] ?? null)
      const analytics = await read<AccountAnalytics[]>(
        team,
        `/social/instagram/users/analytics?${ofAccounts.search}${scope}`,
      )
      expect(rounded(analytics.map(({ current, previous }) => ({ current, previous })))).toEqual(
        rounded(
          accounts.map((each) => ({
            current: plainPeriod(each, ofAccounts.current, timezone),
            previous: ofAccounts.previous && plainPeriod(each, ofAccounts.previous, timezone),
          })),
        ),
      )
    }),
    { numRuns: inject('isFirstDatabase') ? 12 : 20 },
  )
}, 60_000)
