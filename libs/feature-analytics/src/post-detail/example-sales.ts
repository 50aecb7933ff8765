import type { PostProduct, PostSalesDetail } from '@tandem/api-contract'

export const lantern: PostProduct = {
  id: 41,
  store_id: 3,
  name: 'White metal lantern',
  image_url: null,
  price: 64_900,
  currency: 'TRY',
}
export const candle: PostProduct = { ...lantern, id: 42, name: 'Pillar candle, set of 3', price: 37_900 }

const day = (day: string, exact: number, likely: number, estimated: number) => ({
  day,
  currency: 'TRY',
  exact,
  likely,
  estimated,
})

/** What a post sold in a week, in two currencies. */
export const examplePostSales: PostSalesDetail = {
  window: {
    from: '2026-11-12T17:04:00.000Z',
    until: '2026-11-19T17:04:00.000Z',
    first_day: '2026-11-12',
    last_day: '2026-11-19',
    timezone: 'Europe/Istanbul',
  },
  counted_at: '2026-11-21T08:12:00.000Z',
  sales: [
    {
      currency: 'TRY',
      exact: { orders: 6, units: 7, revenue: 454_300 },
      likely: { orders: 9, units: 11, revenue: 648_900 },
      estimated: { units: 7.5, revenue: 410_000 },
    },
    {
      currency: 'EUR',
      exact: { orders: 1, units: 1, revenue: 2_190 },
      likely: { orders: 0, units: 0, revenue: 0 },
      estimated: { units: 0, revenue: 0 },
    },
  ],
  days: [
    day('2026-11-12', 129_800, 64_900, 0),
    day('2026-11-13', 194_700, 259_600, 250_000),
    day('2026-11-14', 129_800, 194_700, 160_000),
    day('2026-11-16', 0, 129_700, 0),
    { day: '2026-11-13', currency: 'EUR', exact: 2_190, likely: 0, estimated: 0 },
  ],
  products: [
    { product: lantern, units: 24, usual_units: 9, attributed_units: 12, estimated_units: 3 },
    { product: candle, units: 16, usual_units: null, attributed_units: 6, estimated_units: 4.5 },
  ],
  estimates: [
    {
      day: '2026-11-13',
      product_id: 41,
      product_name: 'White metal lantern',
      store_id: 3,
      units: 9,
      usual_units: 2,
      estimated_units: 3,
      revenue: [{ currency: 'TRY', amount: 250_000 }],
    },
    {
      day: '2026-11-14',
      product_id: 42,
      product_name: 'Pillar candle, set of 3',
      store_id: 3,
      units: 8,
      usual_units: 1.5,
      estimated_units: 4.5,
      revenue: [{ currency: 'TRY', amount: 160_000 }],
    },
  ],
}
