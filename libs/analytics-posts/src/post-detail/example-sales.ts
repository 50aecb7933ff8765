import type { PostLift, PostProduct, PostSalesDetail } from '@tandem/api-contract'

export const lantern: PostProduct = {
  id: 41,
  store_id: 3,
  name: 'White metal lantern',
  image_url: null,
  price: 64_900,
  currency: 'TRY',
}
export const candle: PostProduct = { ...lantern, id: 42, name: 'Pillar candle, set of 3', price: 37_900 }

const day = (day: string, window: '7' | '30' | '90', revenue: number, currency = 'TRY') => ({
  day,
  window,
  currency,
  revenue,
})
const none = { orders: 0, units: 0, revenue: 0, shared_with: 0 }
const noCosts = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
const costed = { units: 6, todays_units: 2, revenue: 389_400, cost: 187_407.003 }
const inEuros = { orders: 1, units: 1, revenue: 2190, also_revenue: 0, costed: noCosts }

const liftDay = (day: string, sold: number, expected: number) => ({ day, sold, expected })

/** An estimate of a post that increased sales. */
export const exampleLift: PostLift = {
  verdict: 'effect',
  figures: {
    sold: 40,
    expected: 26.2,
    lift: 12.3,
    low: 3.4,
    high: 21.6,
    days: [
      liftDay('2026-11-12', 4, 1.2),
      liftDay('2026-11-13', 11, 3.9),
      liftDay('2026-11-14', 9, 4.6),
      liftDay('2026-11-15', 5, 4.4),
      liftDay('2026-11-16', 3, 3.1),
      liftDay('2026-11-17', 3, 3.2),
      liftDay('2026-11-18', 3, 3.4),
      liftDay('2026-11-19', 2, 2.4),
    ],
  },
  posts: 1,
  is_over: true,
  is_cut: false,
  estimated_at: '2026-11-21T00:00:00.000Z',
}

/** What a post sold, in two currencies. */
export const examplePostSales: PostSalesDetail = {
  window: {
    from: '2026-11-12T17:04:00.000Z',
    until: '2026-11-19T17:04:00.000Z',
    timezone: 'Europe/Istanbul',
  },
  counted_at: '2026-11-21T08:12:00.000Z',
  sales: [
    {
      currency: 'TRY',
      proven: {
        '7': { orders: 6, units: 7, revenue: 454_300, also_revenue: 120_000, costed },
        '30': { orders: 7, units: 8, revenue: 519_200, also_revenue: 120_000, costed },
        '90': { orders: 7, units: 8, revenue: 519_200, also_revenue: 120_000, costed },
      },
      instagram: {
        organic: { orders: 9, units: 11, revenue: 648_900, shared_with: 2 },
        paid: { orders: 2, units: 2, revenue: 129_800, shared_with: 0 },
      },
    },
    {
      currency: 'EUR',
      proven: { '7': inEuros, '30': inEuros, '90': inEuros },
      instagram: { organic: none, paid: none },
    },
  ],
  unread_stores: [],
  days: [
    day('2026-11-12', '7', 129_800),
    day('2026-11-13', '7', 194_700),
    day('2026-11-14', '7', 129_800),
    day('2026-11-20', '30', 64_900),
    day('2026-11-13', '7', 2190, 'EUR'),
  ],
  products: [
    { product: lantern, units: 24, proven_units: 5, organic_units: 8, paid_units: 2 },
    { product: candle, units: 16, proven_units: 2, organic_units: 3, paid_units: 0 },
  ],
  lift: exampleLift,
  codes: { codes: [{ code: 'DUSK10', shared_with: 0 }], suggested: [] },
}
