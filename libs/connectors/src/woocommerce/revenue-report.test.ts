import { addOrder } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import type { ProviderError } from '../provider-error.ts'
import { scriptedStore, simulatedStore } from './test-setup.ts'

const interval = (day: number, subtotals: object = {}) => {
  const date = `2026-02-${String(day).padStart(2, '0')}`
  return {
    interval: date,
    date_start: `${date} 00:00:00`,
    date_start_gmt: `${date} 05:00:00`,
    date_end_gmt: `2026-02-${String(day + 1).padStart(2, '0')} 04:59:59`,
    subtotals: {
      orders_count: 1,
      gross_sales: 0.1 + 0.2,
      coupons: 0,
      refunds: 0,
      taxes: '0.05',
      shipping: 0,
      total_sales: 0.35,
      ...subtotals,
    },
  }
}
const february = Array.from({ length: 28 }, (_, index) => interval(index + 1))
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const setting = (value: unknown) => json({ value })

test("reads a month by days, with the shop's rules, and its rows over several pages", async () => {
  const { connector, requests } = scriptedStore([
    json({ totals: {}, intervals: february }),
    setting('date_created'),
    setting(['pending', 'wc-draft']),
  ])
  const report = await connector.report('2026-02')
  expect(report).toMatchObject({
    source: 'woocommerce',
    counts_by: 'ordered',
    refunds_by: 'given',
    excluded_statuses: ['pending', 'draft'],
  })
  expect(report?.days).toHaveLength(28)
  expect(report?.days[0]).toEqual({
    day: '2026-02-01',
    starts_at: '2026-02-01T05:00:00Z',
    orders: 1,
    gross: 3000,
    discounts: 0,
    refunds: 0,
    shipping: 0,
    tax: 500,
    total: 3500,
  })
  expect(requests[0]?.url.pathname).toBe('/wp-json/wc-analytics/reports/revenue/stats')
  expect(Object.fromEntries(requests[0]!.url.searchParams)).toMatchObject({
    after: '2026-02-01T00:00:00',
    before: '2026-02-28T23:59:59',
    interval: 'day',
  })

  const rows = (count: number) =>
    json(Array.from({ length: count }, (_, index) => ({ order_id: index + 1, parent_id: 0, net_total: 1.5 })))
  const paged = scriptedStore([rows(100), json([{ order_id: 7, parent_id: 3, net_total: -0.5 }]), rows(1)])
  const found = await paged.connector.reportedRows(['2026-02-02', '2026-02-01', '2026-02-09'])
  expect(found.is_whole).toBe(true)
  expect(found.rows).toHaveLength(102)
  expect(found.rows[100]).toEqual({ order_provider_id: '3', refund_provider_id: '7', amount: -5000 })
  expect(
    paged.requests.map(({ url }) => [url.searchParams.get('after'), url.searchParams.get('page')]),
  ).toEqual([
    ['2026-02-01T00:00:00', '1'],
    ['2026-02-01T00:00:00', '2'],
    ['2026-02-09T00:00:00', '1'],
  ])
  const endless = await scriptedStore([rows(100)]).connector.reportedRows(['2026-02-01'])
  expect(endless).toMatchObject({ is_whole: false, rows: { length: 1500 } })
})

test.each<[string, unknown]>([
  ['a day too few', { intervals: february.slice(1) }],
  ['more days than are asked for', { intervals: Array.from({ length: 400 }, () => interval(1)) }],
  ['an amount that is none', { intervals: [interval(1, { total_sales: '1e999' }), ...february.slice(1)] }],
  ['an amount beyond all shops', { intervals: [interval(1, { taxes: 1e300 }), ...february.slice(1)] }],
  ['a count below zero', { intervals: [interval(1, { orders_count: -1 }), ...february.slice(1)] }],
  ['a list', []],
  ['null', null],
])('refuses a report with %s', async (_name, body) => {
  const { connector } = scriptedStore([json(body)])
  const refused = await connector.report('2026-02').catch((error: unknown) => error as ProviderError)
  expect(refused).toMatchObject({ name: 'ProviderError', kind: 'unexpected_data' })
})

test("distinguishes a shop without the report from a key that may not read it, and uses the default date when settings aren't readable", async () => {
  const none = scriptedStore([json({ code: 'rest_no_route', message: '' }, 404)])
  expect(await none.connector.report('2026-02')).toBeNull()
  const closed = json({ code: 'woocommerce_rest_cannot_view', message: 'Sorry.' }, 403)
  const refused = await scriptedStore([closed])
    .connector.report('2026-02')
    .catch((error: unknown) => error as ProviderError)
  expect(refused).toMatchObject({ kind: 'missing_permission' })
  const half = scriptedStore([json({ intervals: february }), closed, closed])
  expect(await half.connector.report('2026-02')).toMatchObject({ counts_by: 'paid', excluded_statuses: null })
})

test('a simulated shop counts an order paid now in this month', async () => {
  const { shop, connector } = simulatedStore()
  const before = await connector.report('2026-11')
  addOrder(shop, { lines: [{ sku: shop.products[0]!.sku, quantity: 1, total: 1000, tax: 200 }] })
  const after = await connector.report('2026-11')
  const sum = (report: typeof before) => report!.days.reduce((total, day) => total + day.total, 0)
  expect(sum(after) - sum(before)).toBe(120_000)
})
