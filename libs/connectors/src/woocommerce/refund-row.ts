import { minorUnits } from '../minor-units.ts'
import type { RefundRow } from '../order-rows.ts'
import { partsOfRefund } from '../refund-parts.ts'
import { unexpected } from '../requests/failures.ts'
import type { OrderOfRefund, Refund } from './schemas.ts'
import { refundInUtc } from './shop-time.ts'

/** A refund in our terms. */
export function refundRow(refund: Refund, order: OrderOfRefund): RefundRow {
  const { id, currency } = order
  const amount = Math.abs(minorUnits(refund.amount, currency, 'amount of a refund'))
  const refunded_at = refund.date_created_gmt ?? refundInUtc(refund.date_created, order)
  if (refunded_at === null) throw unexpected('date_created_gmt of a refund')
  const back = ({ total, total_tax }: { total: string; total_tax: string }, of: string) => ({
    total: 0 - minorUnits(total, currency, `total of ${of}`),
    tax: 0 - minorUnits(total_tax, currency, `total_tax of ${of}`),
  })
  const positive = ({ total, tax }: ReturnType<typeof back>) => ({
    total: Math.abs(total),
    tax: Math.abs(tax),
  })
  const nothing = { total: 0, tax: 0 }
  // Without money it only returns units, whatever its parts would have come to.
  const given: typeof back = (part, of) => (amount === 0 ? nothing : back(part, of))
  const items = refund.line_items.map((line) => given(line, 'a refunded line'))
  const postage = refund.shipping_lines.map((one) => given(one, 'refunded postage'))
  const charges = refund.fee_lines.map((fee) => given(fee, 'a refunded fee'))
  // Lines and fees may be reductions, which the refund reverses; where no amount is negative, a plugin left out the signs.
  const hasSigns = [...items, ...postage, ...charges].some(({ total }) => total > 0)
  const lines = hasSigns ? items : items.map(positive)
  const fees = hasSigns ? charges : charges.map(positive)
  return {
    provider_id: String(refund.id),
    order_provider_id: String(id),
    amount,
    ...partsOfRefund(amount, { lines, shipping: postage.map(positive), fees }),
    refunded_at,
    reason: refund.reason,
    lines: refund.line_items.map((line, at) => ({
      product_provider_id: line.product_id,
      quantity: Math.abs(line.quantity),
      total: lines[at]!.total,
    })),
  }
}
