import type { OrderDetail } from '@tandem/api-contract'
import { formatMoney } from '@tandem/format'
import type { Fact } from '../lists/detail-section.tsx'
import { text } from '../lists/messages.ts'

type Money = Pick<
  OrderDetail,
  | 'currency'
  | 'lines_total'
  | 'shipping_total'
  | 'tax_total'
  | 'discount_total'
  | 'fee_total'
  | 'total'
  | 'refunded_total'
  | 'is_sale'
  | 'is_edited'
  | 'return_state'
>

/**
 * How an order's total is made up, and what is left after refunds: the amounts above each sum add up to it.
 */
export function moneySummary(order: Money): Fact[] {
  const { currency, total, refunded_total } = order
  return [
    ...(order.fee_total === null ? unsplitParts(order) : parts(order, order.fee_total)),
    { key: 'total', label: text('money.total'), value: formatMoney(total, currency), strong: true },
    ...(refunded_total === 0
      ? []
      : [
          { key: 'refunds', label: text('money.refunds'), value: formatMoney(-refunded_total, currency) },
          {
            key: 'net',
            label: text('money.net'),
            value: formatMoney(total - refunded_total, currency),
            strong: true,
          },
        ]),
  ]
}

function parts(order: Money, fees: number): Fact[] {
  const { currency, lines_total, shipping_total, tax_total, discount_total, total } = order
  const isChanged = order.is_edited || order.return_state !== null
  const part = (
    key: 'gross' | 'discounts' | 'fees' | 'other' | 'otherAfterChanges',
    amount: number,
  ): Fact[] =>
    amount === 0 ? [] : [{ key, label: text(`money.${key}`), value: formatMoney(amount, currency) }]
  return [
    ...(discount_total === 0
      ? []
      : [...part('gross', lines_total + discount_total), ...part('discounts', -discount_total)]),
    {
      key: 'items',
      label: text('money.items'),
      value: formatMoney(lines_total, currency),
      strong: discount_total !== 0,
    },
    ...part('fees', fees),
    { key: 'shipping', label: text('money.netShipping'), value: formatMoney(shipping_total, currency) },
    { key: 'tax', label: text('money.tax'), value: formatMoney(tax_total, currency) },
    ...part(
      isChanged ? 'otherAfterChanges' : 'other',
      total - lines_total - fees - shipping_total - tax_total,
    ),
  ]
}

/**
 * For an order that hasn't been synced since we store its parts; its shipping and discount may include tax.
 */
function unsplitParts(order: Money): Fact[] {
  const { currency, lines_total, shipping_total, tax_total, discount_total, total } = order
  const money = (amount: number) => formatMoney(amount, currency)
  const rest = total - lines_total - shipping_total - tax_total
  return [
    { key: 'lines', label: text('money.lines'), value: money(lines_total) },
    ...(discount_total === 0
      ? []
      : [{ key: 'discount', label: text('money.discount'), value: money(discount_total) }]),
    { key: 'shipping', label: text('money.shipping'), value: money(shipping_total) },
    { key: 'tax', label: text('money.tax'), value: money(tax_total) },
    ...(rest === 0 ? [] : [{ key: 'rest', label: text('money.rest'), value: money(rest) }]),
  ]
}
