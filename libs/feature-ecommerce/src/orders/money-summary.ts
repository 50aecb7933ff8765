import type { OrderDetail } from '@tandem/api-contract'
import { formatMoney } from '@tandem/format'
import type { Fact } from '../lists/detail-section.tsx'
import { text } from '../messages.ts'

type Money = Pick<
  OrderDetail,
  | 'currency'
  | 'lines_total'
  | 'shipping_total'
  | 'tax_total'
  | 'discount_total'
  | 'total'
  | 'refunded_total'
  | 'is_sale'
>

/** How the total of an order comes about, and what is left of it. */
export function moneySummary(order: Money): Fact[] {
  const { currency, lines_total, shipping_total, tax_total, discount_total, total, refunded_total } = order
  const money = (amount: number) => formatMoney(amount, currency)
  // Fees, tips, gift cards: whatever the shop adds that it gives no name to.
  const rest = total - lines_total - shipping_total - tax_total
  return [
    { key: 'lines', label: text('money.lines'), value: money(lines_total) },
    ...(discount_total === 0
      ? []
      : [{ key: 'discount', label: text('money.discount'), value: money(discount_total) }]),
    { key: 'shipping', label: text('money.shipping'), value: money(shipping_total) },
    { key: 'tax', label: text('money.tax'), value: money(tax_total) },
    ...(rest === 0 ? [] : [{ key: 'rest', label: text('money.rest'), value: money(rest) }]),
    { key: 'total', label: text('money.total'), value: money(total), strong: true },
    ...(refunded_total === 0
      ? []
      : [
          { key: 'refunds', label: text('money.refunds'), value: money(-refunded_total) },
          { key: 'net', label: text('money.net'), value: money(total - refunded_total), strong: true },
        ]),
  ]
}
