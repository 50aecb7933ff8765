import type { CostedAmount, InsightTotals, PeriodCompared } from '@tandem/api-contract'
import { describe, expect, test } from 'vitest'
import { accountFigures, soldCurrencies, storeFigures } from './insight-figures.ts'
import type { InsightFigure } from './insight-figures.ts'

const nothing: InsightTotals = {
  date_from: '2026-11-01',
  date_to: '2026-11-10',
  reach_per_day: null,
  views: null,
  interactions: null,
  profile_links_taps: null,
  followers_count: null,
  followers_change: null,
  followers_change_by: null,
  posts_count: 0,
  orders: 0,
  revenue: [],
  days_read: 0,
}
const sharedOf = ({ reach_per_day, views, interactions, profile_links_taps }: InsightTotals) => ({
  reach_per_day,
  views,
  interactions,
  profile_links_taps,
})
const comparedOf = (current: InsightTotals, previous: InsightTotals): PeriodCompared => ({
  unit: 'days',
  is_part: false,
  until: null,
  is_leap_day_apart: false,
  whole_days: { current: sharedOf(current), previous: sharedOf(previous) },
})
const changeOf = (current: Partial<InsightTotals>, previous: Partial<InsightTotals> | null, key: string) =>
  accountFigures({
    current: { ...nothing, ...current },
    previous: previous && { ...nothing, ...previous },
    compared: previous && comparedOf({ ...nothing, ...current }, { ...nothing, ...previous }),
  }).find((figure) => figure.key === key)?.change

describe('figures of the accounts', () => {
  test('a figure without a reading is missing, not zero', () => {
    const figures = accountFigures({
      current: nothing,
      previous: nothing,
      compared: comparedOf(nothing, nothing),
    })
    expect(figures.map(({ key, value, change }) => [key, value, change])).toEqual([
      ['reach', null, null],
      ['views', null, null],
      ['interactions', null, null],
      ['followers', null, null],
      ['posts', 0, { kind: 'difference', by: 0 }],
      ['profile_links_taps', null, null],
    ])
  })

  test("the network's daily figures are compared over the days that both periods have", () => {
    const compared = comparedOf(
      { ...nothing, views: 800, reach_per_day: 120 },
      { ...nothing, views: 800, reach_per_day: 100 },
    )
    const current = { ...nothing, views: 950, reach_per_day: 130 }
    const previous = { ...nothing, views: 1000, reach_per_day: 90 }
    const changes = new Map(
      accountFigures({ current, previous, compared }).map(({ key, change }) => [key, change]),
    )
    expect(changes.get('views')).toEqual({ kind: 'share', by: 0 })
    expect(changes.get('reach')?.by).toBeCloseTo(0.2)
  })

  test('followers are compared within the period, whatever the comparison', () => {
    expect(changeOf({ followers_count: 900, followers_change: -3 }, null, 'followers')).toEqual({
      kind: 'difference',
      by: -3,
    })
    expect(changeOf({ posts_count: 4 }, null, 'posts')).toBeNull()
    expect(changeOf({ posts_count: 4 }, { posts_count: 7 }, 'posts')).toEqual({ kind: 'difference', by: -3 })
  })

  test("a change from zero isn't a percentage", () => {
    expect(changeOf({ interactions: 3 }, { interactions: 0 }, 'interactions')).toBeNull()
    expect(changeOf({ interactions: 0 }, { interactions: 0 }, 'interactions')).toEqual({
      kind: 'share',
      by: 0,
    })
    expect(changeOf({ views: 3 }, { views: null }, 'views')).toBeNull()
  })
})

const noCosts = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
const soldFor = (currency: string, amount: number, of: Partial<CostedAmount> = {}): CostedAmount => ({
  currency,
  amount,
  units: 10,
  costed: noCosts,
  ...of,
})

describe('figures of the stores', () => {
  const read = { stores_read_at: '2026-11-10T09:00:00Z', stores_count: 1 }
  const costs = (units: number, revenue: number, cost: number) => ({
    costed: { units, todays_units: 0, revenue, cost },
  })
  const current = { ...nothing, orders: 12, revenue: [soldFor('TRY', 110_00, costs(10, 100_00, 60_00.5))] }
  const previous = {
    ...nothing,
    orders: 10,
    revenue: [soldFor('TRY', 100_00, costs(10, 90_00, 60_00)), soldFor('GBP', 50_00)],
  }
  const profitOf = (figures: InsightFigure[], currency: string) =>
    figures.find(({ key }) => typeof key === 'object' && key.of === 'profit' && key.currency === currency)

  test('currencies are separate, and one without any new sales has sold nothing', () => {
    const figures = storeFigures({ ...read, current, previous }, ['TRY', 'GBP'])
    const [orders, lira, _profit, pound] = figures
    expect(orders).toEqual({ key: 'orders', value: 12, change: { kind: 'share', by: expect.closeTo(0.2) } })
    expect(lira).toMatchObject({ value: 110_00, change: { by: expect.closeTo(0.1) } })
    expect(pound).toMatchObject({ key: { of: 'revenue', currency: 'GBP' }, value: 0, change: { by: -1 } })
    expect(profitOf(figures, 'GBP')).toMatchObject({ value: 0, change: null })
  })

  test('gross profit covers sales with known cost, and is unknown when none is known', () => {
    const profit = (now: CostedAmount, before: CostedAmount | null) =>
      profitOf(
        storeFigures(
          {
            ...read,
            current: { ...nothing, orders: 1, revenue: [now] },
            previous: before && { ...nothing, revenue: [before] },
          },
          ['TRY'],
        ),
        'TRY',
      )
    expect(profitOf(storeFigures({ ...read, current, previous }, ['TRY']), 'TRY')).toMatchObject({
      // The cost is rounded at the end: 100 − 60.005.
      value: 39_99,
      change: { kind: 'share', by: expect.closeTo(39_99 / 30_00 - 1) },
    })
    expect(profit(soldFor('TRY', 110_00), soldFor('TRY', 100_00, costs(10, 90_00, 60_00)))).toMatchObject({
      value: null,
      change: null,
    })
    // Half of the costs were entered since then: that isn't profit.
    const half = soldFor('TRY', 100_00, costs(5, 45_00, 30_00))
    expect(profit(soldFor('TRY', 100_00, costs(10, 90_00, 60_00)), half)).toMatchObject({
      value: 30_00,
      change: null,
    })
    expect(profit(soldFor('TRY', 10_00, costs(10, 10_00, 12_00)), null)).toMatchObject({ value: -2_00 })
  })

  test("refunds that exceed all sales can't be the base of a percentage", () => {
    const refunded = { ...previous, revenue: [soldFor('TRY', -5)] }
    expect(storeFigures({ ...read, current, previous: refunded }, ['TRY'])[1]?.change).toBeNull()
  })

  test('sales are unknown until a store has been read, but existing orders count', () => {
    const valuesOf = (shown: Partial<Parameters<typeof storeFigures>[0]>) =>
      storeFigures({ ...read, stores_read_at: null, current: nothing, previous, ...shown }, ['TRY']).map(
        ({ value, change }) => [value, change?.by ?? null],
      )
    const unknown = [
      [null, null],
      [null, null],
      [null, null],
    ]
    const zero = [
      [0, -1],
      [0, -1],
      [0, -1],
    ]
    expect(valuesOf({})).toEqual(unknown)
    expect(valuesOf({ stores_read_at: read.stores_read_at })).toEqual(zero)
    expect(valuesOf({ stores_count: 0 })).toEqual(zero)
    expect(valuesOf({ current, previous: null })).toEqual([
      [12, null],
      [110_00, null],
      [39_99, null],
    ])
  })

  test("currencies keep the server's order, most orders first; without sales there is the first store's", () => {
    expect(soldCurrencies({ current, previous }, ['GBP', 'USD', 'GBP'])).toEqual(['TRY', 'GBP'])
    expect(soldCurrencies({ current: nothing, previous: null }, ['EUR', 'USD'])).toEqual(['EUR'])
    expect(soldCurrencies({ current: nothing, previous: null }, [])).toEqual([])
  })
})
