import type { Charge, Order, Refund, RefundedCharge, RefundLine } from '../dataset/dataset.ts'
import { shiftDays } from '../shop/shop-clock.ts'
import type { Drawing } from './draw-order.ts'

const withTax = (parts: { total: number; tax?: number }[]) =>
  parts.reduce((sum, { total, tax = 0 }) => sum + total + tax, 0)

/** Part of a line: some of its pieces, with their part of the money. */
const partOf = (
  { nextItemId }: Drawing,
  line: Order['lines'][number],
  share: number,
  step: number,
): RefundLine => ({
  id: nextItemId(),
  line,
  quantity: line.quantity * share,
  total: Math.round((line.total * share) / step) * step,
  tax: Math.round(((line.tax ?? 0) * share) / step) * step,
})

/**
 * Refunds an order in one of the ways of a real shop: all of it with lines or as an amount only, half of a
 * line, an amount only, the postage, the fees, half of a line with the postage, or in two steps (a part, or
 * all of it).
 */
export function drawRefunds(drawing: Drawing, order: Order): void {
  const { draw, nextItemId } = drawing
  const way = draw(12)
  if (order.total < 2000 || way > 8) return
  const step = order.currency === 'JPY' ? 100 : 1
  const again = (charge: Charge): RefundedCharge => ({ ...charge, id: nextItemId(), of: charge.id })
  const give = (days: number, refund: Partial<Refund>): void => {
    const parts = [...(refund.lines ?? []), ...(refund.shipping ?? []), ...(refund.fees ?? [])]
    order.refunds.push({
      id: 0,
      orderId: order.id,
      reason: 'Sent back',
      invoice: null,
      at: shiftDays(order.createdAt, days),
      amount: refund.amount ?? withTax(parts),
      lines: [],
      ...refund,
    })
  }
  const days = draw(3) === 0 ? 30 + draw(10) : draw(9)
  const line = order.lines.find(({ total }) => total > 0) ?? order.lines[0]!
  const amount = Math.floor(order.total / 4 / step) * step
  if (way === 0)
    give(days, {
      lines: order.lines.map((one) => partOf(drawing, one, 1, step)),
      shipping: order.shipping.map(again),
      fees: order.fees.map(again),
    })
  if (way === 1) give(days, { amount: order.total })
  if (way === 2) give(days, { lines: [partOf(drawing, line, 0.5, step)] })
  if (way === 3) give(days, { amount })
  if (way === 4)
    give(
      days,
      order.shipping.some(({ total }) => total > 0) ? { shipping: order.shipping.map(again) } : { amount },
    )
  if (way === 5) {
    give(1, { lines: [partOf(drawing, line, 0.25, step)] })
    give(35, { amount })
  }
  if (way === 6) {
    give(2, { lines: [partOf(drawing, line, 0.5, step)] })
    give(4, { amount: order.total - order.refunds[0]!.amount })
  }
  if (way === 7 && order.fees.some(({ total }) => total > 0)) give(days, { fees: order.fees.map(again) })
  if (way === 8)
    give(days, { lines: [partOf(drawing, line, 0.5, step)], shipping: order.shipping.map(again) })
  if (withTax(order.refunds.map(({ amount: total }) => ({ total }))) === order.total)
    order.status = 'refunded'
}
