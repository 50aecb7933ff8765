import type { InsightDay, InsightTotals } from '@tandem/api-contract'
import { describe, expect, test } from 'vitest'
import { drawnDays } from './insight-days.ts'

const day = (name: string, figures: Partial<InsightDay> = {}): InsightDay => ({
  day: name,
  reach: null,
  views: null,
  interactions: null,
  profile_links_taps: null,
  followers_count: null,
  posts: 0,
  orders: 0,
  revenue: [],
  ...figures,
})
const insights = {
  days: [
    day('2026-11-01', { reach: 10, followers_count: 100, revenue: [{ currency: 'TRY', amount: 5 }] }),
    day('2026-11-02', { orders: 3, revenue: [{ currency: 'GBP', amount: 7 }] }),
    day('2026-11-03', { reach: 0 }),
  ],
  current: { orders: 3, revenue: [{ currency: 'GBP', amount: 7 }] } as InsightTotals,
  stores_count: 1,
  stores_read_at: '2026-11-03T09:00:00Z',
  previous: { date_from: '2026-10-29', date_to: '2026-10-31' } as InsightTotals,
  previous_days: [day('2026-10-29', { reach: 8 }), day('2026-10-30')],
}

describe('the days that are drawn', () => {
  test('what was not read is a gap, what was not sold is nothing', () => {
    expect(drawnDays(insights, 'reach', 'TRY')).toMatchObject({
      days: ['2026-11-01', '2026-11-02', '2026-11-03'],
      social: [10, null, 0],
      sold: [5, 0, 0],
    })
    expect(drawnDays(insights, 'followers', 'orders')).toMatchObject({
      social: [100, null, null],
      sold: [0, 3, 0],
    })
  })

  test('as long as no store was read, its days are gaps', () => {
    const notRead = {
      ...insights,
      current: { orders: 0, revenue: [] as InsightTotals['revenue'] } as InsightTotals,
      stores_read_at: null,
      days: [day('2026-11-01', { reach: 10 })],
    }
    expect(drawnDays(notRead, 'reach', 'orders')).toMatchObject({ social: [10], sold: [null] })
    expect(drawnDays({ ...notRead, stores_count: 0 }, 'reach', 'orders').sold).toEqual([0])
  })

  test('the period before stands beside it day by day, as far as it reaches', () => {
    expect(drawnDays(insights, 'reach', 'TRY').previous).toEqual({
      label: '29–31 Oct 2026',
      days: ['2026-10-29', '2026-10-30', '2026-10-31'],
      values: [8, null, null],
    })
    expect(drawnDays({ ...insights, previous: null }, 'reach', 'TRY').previous).toBeNull()
  })
})
