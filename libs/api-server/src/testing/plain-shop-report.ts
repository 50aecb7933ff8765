import { inMinor, sumOf } from './plain-shop.ts'
import type { RawShop } from './plain-shop.ts'

/** A row of `wc_order_stats`: an order, or a refund with negative amounts. */
interface ReportRow {
  isOrder: boolean
  day: string
  currency: string
  total: number
  tax: number
  shipping: number
  coupons: number
}

/** The figures of WooCommerce's revenue report for one currency. */
export interface Report {
  orders_count: number
  gross_sales: number
  coupons: number
  refunds: number
  net_revenue: number
  taxes: number
  shipping: number
  total_sales: number
}

/**
 * WooCommerce's own revenue report (`wc-analytics/reports/revenue/stats`) from the answers of its REST API.
 * Orders count on the day of one of two dates, in the shop's own zone. A refund counts on the day it was
 * given, with the status of its order. The report adds currencies up; here they are separate. A full refund
 * without lines is split like its order.
 *
 * Source: `Automattic\WooCommerce\Admin\API\Reports\Orders\Stats\DataStore` of WooCommerce 10.5.
 */
export function plainReport(shop: RawShop, date: 'created' | 'paid') {
  const counted = shop.orders.filter(
    ({ status }) => ![...shop.excluded, 'auto-draft', 'trash', 'checkout-draft'].includes(status),
  )
  const rows = counted.flatMap((order): ReportRow[] => {
    const { currency } = order
    const money = (text: string) => inMinor(text, currency)
    const add = (texts: string[]) => sumOf(texts.map(money))
    const day = (date === 'created' ? order.date_created : order.date_paid)?.slice(0, 10)
    const own: ReportRow[] =
      day === undefined
        ? []
        : [
            {
              isOrder: true,
              day,
              currency,
              total: money(order.total),
              tax: money(order.total_tax),
              shipping: money(order.shipping_total),
              coupons: add(order.coupon_lines.map(({ discount }) => discount)),
            },
          ]
    const back = shop.refunds
      .filter(({ parent_id }) => parent_id === order.id)
      .map((refund): ReportRow => {
        const parts = [...refund.line_items, ...refund.shipping_lines, ...refund.fee_lines]
        const isWhole = parts.length === 0 && refund.amount === order.total
        return {
          isOrder: false,
          day: refund.date_created.slice(0, 10),
          currency,
          total: -money(refund.amount),
          tax: isWhole ? -money(order.total_tax) : add(parts.map(({ total_tax }) => total_tax)),
          shipping: isWhole
            ? -money(order.shipping_total)
            : add(refund.shipping_lines.map(({ total }) => total)),
          coupons: 0,
        }
      })
    return [...own, ...back]
  })

  return (from: string, to: string, currency: string): Report => {
    const some = rows.filter((row) => row.currency === currency && from <= row.day && row.day <= to)
    const orders = some.filter(({ isOrder }) => isOrder)
    const net = ({ total, tax, shipping }: ReportRow) => total - tax - shipping
    return {
      orders_count: orders.length,
      gross_sales: sumOf(orders.map((row) => net(row) + row.coupons)),
      coupons: sumOf(orders.map(({ coupons }) => coupons)),
      refunds: -sumOf(some.filter(({ isOrder }) => !isOrder).map(net)) || 0,
      net_revenue: sumOf(some.map(net)),
      taxes: sumOf(some.map(({ tax }) => tax)),
      shipping: sumOf(some.map(({ shipping }) => shipping)),
      total_sales: sumOf(some.map(({ total }) => total)),
    }
  }
}
