import { addDays, dayMs, daysFrom, teamDay } from '@tandem/format'
import { seededRandom } from '@tandem/testing'
import { expect, test } from 'vitest'
import { exampleInsights } from './example-insights.ts'
import { standingReach, standingSale } from './standing-day.ts'
import type { StandingDay } from './standing-day.ts'

const random = seededRandom(11)
const below = (count: number) => Math.floor(random() * count)
const one = <Value>(values: readonly Value[]) => values[below(values.length)]!

/** An account or a store: its values up to its last reading, after which nothing of it is known. */
interface Source {
  readAt: string
  values: (number | null)[]
}

/** Steady, closed on some days, all equal, mostly nothing, or with refunds; sometimes with one high day. */
function drawValue(kind: number, index: number): number {
  if (kind === 0) return 100
  if (kind === 1) return index % 7 === 0 ? 0 : 80 + below(40)
  if (kind === 2) return below(4) === 0 ? 90 + below(9) : 0
  if (kind === 3) return below(3) === 0 ? -below(60) : 90 + below(9)
  return 95 + below(11)
}

/** Of an account, some days may be missing, one by one or many in a row. */
function drawGaps(length: number): (index: number) => boolean {
  const [kind, first] = [below(6), below(length)]
  if (kind === 0) return (index) => index >= first && index < first + length / 2
  return kind === 1 ? () => below(5) === 0 : () => false
}

function drawSource(days: string[], zone: string, end: string, isGap = (_index: number) => false): Source {
  const readAt = new Date(Date.parse(end) - one([0, 0, 1, 3, 8, 13]) * dayMs - below(dayMs)).toISOString()
  const kind = below(6)
  const high = below(2) === 0 ? below(days.length) : null
  const unfinished = teamDay(readAt, zone)
  return {
    readAt,
    values: days.map((day, index) => {
      const value = drawValue(kind, index) + (index === high ? 100 * below(9) : 0)
      return day > unfinished || isGap(index) ? null : value
    }),
  }
}

const middleOf = (values: number[]) => {
  const sorted = values.toSorted((left, right) => left - right)
  const half = sorted.length >> 1
  return sorted.length === 0
    ? 0
    : sorted.length % 2 === 1
      ? sorted[half]!
      : (sorted[half - 1]! + sorted[half]!) / 2
}

/** The rule in the words of the page, for the days that every source has until the end. */
function plainStanding(days: string[], sources: Source[], zone: string): StandingDay | null {
  const whole = days.flatMap((day, index) => {
    const isKnown = sources.every(
      ({ readAt, values }) => day < teamDay(readAt, zone) && values[index] !== null,
    )
    return isKnown ? [{ day, value: sources.reduce((sum, { values }) => sum + values[index]!, 0) }] : []
  })
  const values = whole.map(({ value }) => value)
  const most = Math.max(...values)
  const highest = whole.filter(({ value }) => value === most)
  if (whole.length < 14 || highest.length !== 1) return null
  if (values.filter((value) => value > 0).length <= whole.length * 0.75) return null
  const [{ day } = { day: '' }] = highest
  const usual = middleOf(values)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const ofWeekday = whole.filter(
    (each) => each.day !== day && new Date(`${each.day}T00:00:00Z`).getUTCDay() === weekday,
  )
  const far = 10 * middleOf(values.map((value) => Math.abs(value - usual)))
  const isFar =
    most >= 2 * usual && most >= 2 * middleOf(ofWeekday.map(({ value }) => value)) && most - usual >= far
  return isFar ? { day, value: most, times: most / usual } : null
}

const isoOf = (moments: string[]) => ({ first: moments.toSorted()[0]!, last: moments.toSorted().at(-1)! })

test('names the day that a plain calculation names, in worlds whose accounts and stores end on different days', () => {
  let named = 0
  for (let world = 0; world < 600; world++) {
    const zone = one(['America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe', 'Europe/Istanbul'])
    // With the days on which clocks change.
    const days = daysFrom(one(['2026-10-15', '2026-03-01', '2026-09-20']), 12 + below(30))
    const end = `${addDays(days.at(-1)!, 1)}T12:00:00.000Z`
    const accounts = Array.from({ length: 1 + below(3) }, () =>
      drawSource(days, 'America/Los_Angeles', end, drawGaps(days.length)),
    )
    const stores = Array.from({ length: 1 + below(3) }, () => drawSource(days, zone, end))
    const isPartial = (_day: string, index: number) =>
      new Set(accounts.map(({ values }) => values[index] === null)).size === 2
    const addedUp = (sources: Source[], isNullBefore: boolean) =>
      days.map((_, index) => {
        const known = sources.flatMap(({ values }) => values[index] ?? [])
        return known.length === 0 && isNullBefore ? null : known.reduce((sum, value) => sum + value, 0)
      })
    const [ofAccounts, ofStores] = [accounts, stores].map((list) => isoOf(list.map(({ readAt }) => readAt)))
    const insights = {
      ...exampleInsights,
      timezone: zone,
      days: {
        ...exampleInsights.days,
        date_from: days[0]!,
        date_to: days.at(-1)!,
        reach: addedUp(accounts, true),
        orders: days.map(() => 1),
        revenue: [
          { currency: 'EUR', amounts: days.map(() => 7) },
          { currency: 'JPY', amounts: addedUp(stores, false) },
        ],
      },
      partial_reach_days: days.filter(isPartial),
      accounts_known_since: { ...exampleInsights.accounts_known_since, figures: days[0]! },
      accounts_read_at: ofAccounts!.last,
      accounts_all_read_at: ofAccounts!.first,
      stores_read_at: ofStores!.last,
      stores_all_read_at: ofStores!.first,
    }
    const reach = plainStanding(days, accounts, 'America/Los_Angeles')
    const sale = plainStanding(days, stores, zone)
    expect(standingReach(insights), `reach of world ${world}`).toEqual(reach)
    expect(standingSale(insights, 'JPY'), `revenue of world ${world}`).toEqual(sale)
    expect(standingSale(insights, 'EUR')).toBeNull()
    named += Number(reach !== null) + Number(sale !== null)
  }
  expect(named).toBeGreaterThan(40)
})
