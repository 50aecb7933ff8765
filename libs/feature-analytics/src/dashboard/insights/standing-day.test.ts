import { daysFrom } from '@tandem/format'
import { describe, expect, test } from 'vitest'
import { exampleInsights } from './example-insights.ts'
import { mayBeChance, standingDay, standingReach, standingSale } from './standing-day.ts'

const knownOf = (values: readonly number[]) =>
  daysFrom('2026-11-01', values.length).map((day, index) => ({ day, value: values[index]! }))
const standing = (values: number[]) => standingDay(knownOf(values))
const usual = Array.from({ length: 14 }, (_, index) => 90 + index)

describe('the day that stands out', () => {
  test('is the highest, if it is far above the median', () => {
    expect(standing([...usual, 400])).toEqual({ day: '2026-11-15', value: 400, times: 400 / 97 })
    expect(standing([...usual, 193])).toBeNull()
  })

  test('has to be far above what is usual where days differ', () => {
    const different = Array.from({ length: 14 }, (_, index) => 50 + index * 10)
    expect(standing([...different, 519])).toBeNull()
    expect(standing([...different, 520])?.times).toBe(520 / 120)
  })

  test('has to be far above the other days of its weekday', () => {
    const sundays = Array.from({ length: 28 }, (_, index) => (index % 7 === 0 ? 300 + index : 90 + index))
    expect(standing(sundays)).toBeNull()
    expect(standing(sundays.with(14, 700))?.day).toBe('2026-11-15')
    expect(standing(sundays.with(15, 700))?.day).toBe('2026-11-16')
  })

  test('is none where several days share the highest value, or too little is known', () => {
    expect(standing([...usual, 400, 400])).toBeNull()
    expect(standing([...usual.slice(2), 400])).toBeNull()
    expect(standing([...usual.map((value, index) => (index < 4 ? 0 : value)), 400])).toBeNull()
    expect(standing([])).toBeNull()
  })
})

describe('orders by chance', () => {
  test('may be a few on a day, where a day usually has none or one', () => {
    const fewOrders = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]
    expect([2, 3, 4, 5].filter((count) => !mayBeChance(count, knownOf([...fewOrders, count])))).toEqual([])
    expect(mayBeChance(9, knownOf([...fewOrders, 9]))).toBe(false)
    expect(mayBeChance(1, knownOf([1, 1, 1]))).toBe(true)
  })
})

const of = (value: number) => usual.map(() => value)
const insightsOf = (changes: {
  reach?: (number | null)[]
  orders?: (number | null)[]
  revenue?: (typeof exampleInsights)['days']['revenue']
  since?: string | null
  readAt?: string | null
}): typeof exampleInsights => {
  const { reach, orders, revenue = [], since = '2026-08-01', readAt = '2026-11-21T09:00:00.000Z' } = changes
  const length = (reach ?? orders ?? []).length
  const days = daysFrom('2026-11-01', length)
  const nothing = days.map(() => null)
  return {
    ...exampleInsights,
    days: {
      ...exampleInsights.days,
      date_from: days[0]!,
      date_to: days.at(-1)!,
      reach: reach ?? nothing,
      orders: orders ?? nothing,
      revenue,
    },
    accounts_known_since: { ...exampleInsights.accounts_known_since, figures: since },
    accounts_all_read_at: readAt,
    stores_all_read_at: readAt,
  }
}

describe('the known days', () => {
  test('leave out the day of the reading, which was not over', () => {
    const orders = [...of(40), 200]
    expect(standingSale(insightsOf({ orders, readAt: '2026-11-16T09:00:00.000Z' }), 'orders')?.value).toBe(
      200,
    )
    expect(standingSale(insightsOf({ orders, readAt: '2026-11-15T09:00:00.000Z' }), 'orders')).toBeNull()
    expect(standingSale(insightsOf({ orders, readAt: null }), 'orders')).toBeNull()
  })

  test('leave out days without figures, and those before every account was read', () => {
    const reach = [...of(1000), null, 5000]
    expect(standingReach(insightsOf({ reach }))).toEqual({ day: '2026-11-16', value: 5000, times: 5 })
    expect(standingReach(insightsOf({ reach, since: '2026-11-02' }))?.day).toBe('2026-11-16')
    expect(standingReach(insightsOf({ reach, since: '2026-11-03' }))).toBeNull()
    expect(standingReach(insightsOf({ reach, since: null }))).toBeNull()
  })

  test('end earlier for reach, as the days of Instagram do', () => {
    const insights = insightsOf({ reach: [...of(1000), 5000], readAt: '2026-11-16T06:00:00.000Z' })
    expect(standingReach(insights)).toBeNull()
  })

  test('end where the account or store ends that was read longest ago', () => {
    const longest = '2026-11-15T09:00:00.000Z'
    const reach = insightsOf({ reach: [...of(1000), 5000], readAt: longest })
    const orders = insightsOf({ orders: [...of(40), 200], readAt: longest })
    const latest = {
      accounts_read_at: '2026-11-21T09:00:00.000Z',
      stores_read_at: '2026-11-21T09:00:00.000Z',
    }
    expect(standingReach({ ...reach, ...latest })).toBeNull()
    expect(standingSale({ ...orders, ...latest }, 'orders')).toBeNull()
  })

  test('have the revenue of one currency', () => {
    const insights = insightsOf({
      orders: of(40).concat(45),
      revenue: [
        { currency: 'TRY', amounts: of(90_000).concat(95_000) },
        { currency: 'EUR', amounts: of(4000).concat(20_000) },
      ],
    })
    expect(standingSale(insights, 'TRY')).toBeNull()
    expect(standingSale(insights, 'EUR')).toEqual({ day: '2026-11-15', value: 20_000, times: 5 })
    expect(standingSale(insights, 'orders')).toBeNull()
  })
})
