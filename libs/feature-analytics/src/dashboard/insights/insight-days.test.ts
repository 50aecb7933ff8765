import type { InsightDays, InsightTotals } from '@tandem/api-contract'
import { describe, expect, test } from 'vitest'
import { drawnDays } from './insight-days.ts'

const unread = (length: number) => Array.from({ length }, () => null)
const unsold = (length: number) => Array.from({ length }, () => 0)
const daysOf = (
  date_from: string,
  date_to: string,
  { length, ...lists }: Partial<InsightDays> & { length: number },
): InsightDays => ({
  date_from,
  date_to,
  reach: unread(length),
  views: unread(length),
  interactions: unread(length),
  profile_links_taps: unread(length),
  followers_count: unread(length),
  posts: unsold(length),
  orders: unsold(length),
  revenue: [],
  ...lists,
})
const insights = {
  days: daysOf('2026-11-01', '2026-11-03', {
    length: 3,
    reach: [10, null, 0],
    followers_count: [100, null, null],
    orders: [0, 3, 0],
    revenue: [
      { currency: 'GBP', amounts: [0, 7, 0] },
      { currency: 'TRY', amounts: [5, 0, 0] },
    ],
  }),
  current: { orders: 3, revenue: [{ currency: 'GBP', amount: 7 }] } as InsightTotals,
  stores_count: 1,
  stores_read_at: '2026-11-03T09:00:00Z',
  previous: { date_from: '2026-10-29', date_to: '2026-10-30' } as InsightTotals,
  previous_days: daysOf('2026-10-29', '2026-10-30', { length: 2, reach: [8, null] }),
}

describe('the days of the chart', () => {
  test('days without a reading are gaps, and days without sales are zero', () => {
    expect(drawnDays(insights, 'reach', 'TRY')).toMatchObject({
      days: ['2026-11-01', '2026-11-02', '2026-11-03'],
      social: [10, null, 0],
      sold: [5, 0, 0],
    })
    expect(drawnDays(insights, 'followers', 'orders')).toMatchObject({
      social: [100, null, null],
      sold: [0, 3, 0],
    })
    expect(drawnDays(insights, 'reach', 'EUR').sold).toEqual([0, 0, 0])
  })

  test('until a store has been read, its days are gaps', () => {
    const notRead = {
      ...insights,
      current: { orders: 0, revenue: [] as InsightTotals['revenue'] } as InsightTotals,
      stores_read_at: null,
      days: daysOf('2026-11-01', '2026-11-01', { length: 1, reach: [10] }),
    }
    expect(drawnDays(notRead, 'reach', 'orders')).toMatchObject({ social: [10], sold: [null] })
    expect(drawnDays({ ...notRead, stores_count: 0 }, 'reach', 'orders').sold).toEqual([0])
  })

  test('the period before is beside it day by day, as far as it reaches', () => {
    expect(drawnDays(insights, 'reach', 'TRY').previous).toEqual({
      label: '29–30 Oct 2026',
      days: ['2026-10-29', '2026-10-30', '2026-10-31'],
      values: [8, null, null],
    })
    const alone = { ...insights, previous: null, previous_days: null }
    expect(drawnDays(alone, 'reach', 'TRY').previous).toBeNull()
  })
})
