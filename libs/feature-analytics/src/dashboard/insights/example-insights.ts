import type { InsightDays, Insights, InsightTotals } from '@tandem/api-contract'

const each = <Value>(value: (index: number) => Value) =>
  Array.from({ length: 30 }, (_, index) => value(index))
/** One day in the middle wasn't read, and today has no figure yet. */
const read = (value: (index: number) => number, gap = 29) =>
  each((index) => (index === gap || index === 29 ? null : value(index)))

const lists: Omit<InsightDays, 'date_from' | 'date_to'> = {
  reach: read((index) => 9000 + ((index * 3700) % 9100), 11),
  views: read((index) => 14_000 + ((index * 5100) % 9700)),
  interactions: read((index) => 700 + ((index * 310) % 900)),
  profile_links_taps: read((index) => 20 + (index % 7)),
  followers_count: each((index) => 47_000 + index * 41),
  posts: each((index) => (index % 4 === 0 ? 1 : 0)),
  orders: each((index) => (index * 7) % 60),
  revenue: [
    { currency: 'TRY', amounts: each((index) => ((index * 7) % 60) * 90_000) },
    { currency: 'EUR', amounts: each((index) => (index % 5) * 4000) },
  ],
}

const totals: InsightTotals = {
  date_from: '2026-10-23',
  date_to: '2026-11-21',
  reach_per_day: 13_760.3,
  views: 512_803,
  interactions: 31_204,
  profile_links_taps: 846,
  followers_count: 48_216,
  followers_change: 1204,
  followers_change_by: 'network',
  posts_count: 8,
  orders: 1318,
  revenue: [
    {
      currency: 'TRY',
      amount: 102_483_650,
      units: 2604,
      costed: { units: 2480, todays_units: 120, revenue: 84_600_000, cost: 51_436_800.25 },
    },
    {
      currency: 'EUR',
      amount: 240_000,
      units: 60,
      costed: { units: 0, todays_units: 0, revenue: 0, cost: 0 },
    },
  ],
  days_read: 28,
}

/** Thirty days of an account and a store that sells in two currencies, compared with the thirty before. */
export const exampleInsights: Insights = {
  timezone: 'Europe/Istanbul',
  current: totals,
  previous: {
    ...totals,
    date_from: '2026-09-23',
    date_to: '2026-10-22',
    reach_per_day: 12_240,
    views: 560_000,
    orders: 1235,
    revenue: [
      {
        currency: 'TRY',
        amount: 93_500_000,
        units: 2420,
        costed: { units: 2310, todays_units: 120, revenue: 77_000_000, cost: 48_510_000 },
      },
    ],
    days_read: 30,
  },
  compared: {
    unit: 'days',
    is_part: true,
    until: '2026-10-22T09:00:00.000Z',
    is_leap_day_apart: false,
    whole_days: {
      current: { reach_per_day: 13_760.3, views: 512_803, interactions: 31_204, profile_links_taps: 846 },
      previous: { reach_per_day: 12_240, views: 522_667, interactions: 29_124, profile_links_taps: 790 },
    },
  },
  days: { date_from: '2026-10-23', date_to: '2026-11-21', ...lists },
  previous_days: { date_from: '2026-09-23', date_to: '2026-10-22', ...lists },
  posts: [
    {
      id: 12,
      kind: 'reel',
      caption: 'Lanterns at dusk',
      username: 'lindenandoak',
      posted_at: '2026-11-12T17:00:00.000Z',
      day: '2026-11-12',
    },
    {
      id: 11,
      kind: 'image',
      caption: null,
      username: 'lindenandoak',
      posted_at: '2026-10-27T09:00:00.000Z',
      day: '2026-10-27',
    },
  ],
  stores_known_since: null,
  accounts_known_since: { figures: '2026-08-23', followers: '2026-08-23', posts: '2024-08-24' },
  partial_reach_days: [],
  accounts_read_at: '2026-11-21T09:00:00.000Z',
  stores_read_at: '2026-11-21T09:04:00.000Z',
  accounts_all_read_at: '2026-11-21T09:00:00.000Z',
  stores_all_read_at: '2026-11-21T09:04:00.000Z',
  accounts_count: 1,
  stores_count: 1,
}
