import { discountOf } from '../shop/discount-codes.ts'
import { asAnswered } from '../shop/broken-rows.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopOrder, ShopRefund } from '../shop/shop-rows.ts'
import type { Answer, Call } from './answer.ts'
import { taxOf } from './order-lines.ts'
import { invalidParameters, noRoute } from './rest-error.ts'

// WooCommerce's analytics has its own table of orders and refunds, in which the amounts of all currencies are
// plain numbers. Its reports are sums over that table.

/** A row of that table; times are in the shop's zone, null where an order wasn't paid or completed. */
interface StatsRow {
  orderId: number
  parentId: number
  created: string
  paid: string | null
  completed: string | null
  status: string
  total: number
  tax: number
  shipping: number
  coupons: number
}

const units = (minor: number) => minor / 100
const netOf = ({ total, tax, shipping }: StatsRow) => total - tax - shipping

/** Plugins make orders for another one, which the table names like the order of a refund. */
const parentOf = (shop: Shop, { id }: ShopOrder): number =>
  (asAnswered(shop, 'orders', { id }) as { parent_id?: number }).parent_id ?? 0

function orderStats(shop: Shop, order: ShopOrder): StatsRow {
  const parts = [...order.lines, ...order.shipping, ...order.fees]
  return {
    orderId: order.id,
    parentId: parentOf(shop, order),
    created: order.createdAt,
    paid: order.paidAt,
    completed: order.completedAt,
    status: order.status,
    total: units(order.total),
    tax: units(taxOf(parts)),
    shipping: units(order.shipping.reduce((sum, { total }) => sum + total, 0)),
    coupons: units(order.lines.reduce((sum, line) => sum + discountOf(order, line), 0)),
  }
}

/** A full refund without lines is split like its order. Refunds have one date only. */
function refundStats(shop: Shop, order: ShopOrder, refund: ShopRefund): StatsRow {
  const whole = orderStats(shop, order)
  const shipping = refund.shipping ?? []
  const parts = [...refund.lines, ...shipping, ...(refund.fees ?? [])]
  const isWhole = parts.length === 0 && refund.amount === order.total && order.refunds.length === 1
  return {
    orderId: refund.id,
    parentId: order.id,
    created: refund.at,
    paid: refund.at,
    completed: refund.at,
    status: order.status,
    total: -units(refund.amount),
    tax: isWhole ? -whole.tax : -units(taxOf(parts)),
    shipping: isWhole ? -whole.shipping : -units(shipping.reduce((sum, { total }) => sum + total, 0)),
    coupons: 0,
  }
}

const columns = { date_created: 'created', date_paid: 'paid', date_completed: 'completed' } as const

const neverCounted = ['auto-draft', 'trash', 'checkout-draft']

/** The rows between two times, each with the time that counts. */
function countedRows({ shop, query }: Call): (StatsRow & { at: string })[] {
  const bounds = [query.get('after'), query.get('before')]
  if (bounds.some((bound) => bound === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(bound)))
    throw invalidParameters(new Map([['after', { code: 'rest_invalid_date', message: 'Invalid date.' }]]))
  const [after, before] = bounds as [string, string]
  return [...shop.orders.values()]
    .flatMap((order) => [
      orderStats(shop, order),
      ...order.refunds.map((refund) => refundStats(shop, order, refund)),
    ])
    .map((row) => ({ ...row, at: row[columns[shop.dateType]] ?? '' }))
    .filter(({ at, status }) => at >= after && at <= before && !isLeftOut(shop, status))
}

const isLeftOut = (shop: Shop, status: string) =>
  neverCounted.includes(status) || shop.excludedStatuses.includes(status)

function subtotals(rows: StatsRow[]) {
  const sum = (of: (row: StatsRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const refunds = Math.abs(sum((row) => Math.min(0, netOf(row))))
  const coupons = sum((row) => row.coupons)
  return {
    orders_count: rows.filter(({ parentId }) => parentId === 0).length,
    gross_sales: sum((row) => row.total) + coupons - sum((row) => row.tax + row.shipping) + refunds,
    total_sales: sum((row) => row.total),
    coupons,
    refunds,
    taxes: sum((row) => row.tax),
    shipping: sum((row) => row.shipping),
    net_revenue: sum(netOf),
    segments: [],
  }
}

/** `GET /wc-analytics/reports/revenue/stats` by day, including days without a sale. */
export const revenueStats = (call: Call): Answer => {
  const { shop, query } = call
  if (!shop.hasAnalytics) throw noRoute()
  const rows = countedRows(call)
  const gmt = (local: string) => shop.clock.toGmt(local).replace('T', ' ')
  const intervals = daysBetween(query.get('after')!, query.get('before')!).map((day) => ({
    interval: day,
    date_start: `${day} 00:00:00`,
    date_start_gmt: gmt(`${day}T00:00:00`),
    date_end: `${day} 23:59:59`,
    date_end_gmt: gmt(`${day}T23:59:59`),
    subtotals: subtotals(rows.filter(({ at }) => at.startsWith(day))),
  }))
  return { body: { totals: subtotals(rows), intervals }, total: intervals.length, pages: 1 }
}

function daysBetween(after: string, before: string): string[] {
  const days: string[] = []
  for (
    let at = Date.parse(`${after.slice(0, 10)}T00:00:00Z`);
    at <= Date.parse(`${before}Z`);
    at += 86_400_000
  )
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** `GET /wc-analytics/reports/orders`: orders and refunds, oldest first. */
export const reportedOrders = (call: Call): Answer => {
  if (!call.shop.hasAnalytics) throw noRoute()
  const perPage = Number(call.query.get('per_page') ?? 10)
  const page = Number(call.query.get('page') ?? 1)
  const rows = countedRows(call).toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return {
    body: rows.slice((page - 1) * perPage, page * perPage).map((row) => ({
      order_id: row.orderId,
      parent_id: row.parentId,
      order_number: String(row.orderId),
      date: row.at.replace('T', ' '),
      status: row.status,
      net_total: netOf(row),
    })),
    total: rows.length,
    pages: Math.ceil(rows.length / perPage),
  }
}
