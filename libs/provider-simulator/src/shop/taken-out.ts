import type { OrderLine } from '../dataset/dataset.ts'
import type { LineChange, ShopOrder, ShopRefund } from './shop-rows.ts'

/** An amount without tax, and its tax, in minor units. */
interface Taxed {
  total: number
  tax: number
}

const sumOf = (parts: { total: number; tax?: number }[]): Taxed =>
  parts.reduce<Taxed>((sum, { total, tax = 0 }) => ({ total: sum.total + total, tax: sum.tax + tax }), {
    total: 0,
    tax: 0,
  })

const withTax = ({ total, tax }: Taxed) => total + tax

const changesOf = ({ changes = [] }: ShopOrder): LineChange[] => changes
const removedOf = (order: ShopOrder) => changesOf(order).flatMap(({ removed }) => removed)

/** The part of a line's amount that belongs to some of its pieces. */
export const shareOf = (amount: number, { quantity }: OrderLine, pieces: number): number =>
  quantity === 0 ? 0 : Math.round((amount * pieces) / quantity)

const moneyRemoved = (order: ShopOrder): Taxed =>
  sumOf(
    removedOf(order).map(({ line, quantity }) => ({
      total: shareOf(line.total, line, quantity),
      tax: shareOf(line.tax ?? 0, line, quantity),
    })),
  )

/**
 * Pieces of each line that are no longer in an order: removed by an edit or a return, or refunded. A fee is
 * one piece.
 */
export const piecesOut = (order: ShopOrder): Map<number, number> => {
  const pieces = new Map<number, number>()
  for (const { line, quantity } of [...removedOf(order), ...order.refunds.flatMap(({ lines }) => lines)])
    pieces.set(line.id, (pieces.get(line.id) ?? 0) + quantity)
  for (const { of } of order.refunds.flatMap(({ fees = [] }) => fees)) pieces.set(of, 1)
  return pieces
}

/** The lines and fees that are no longer in an order. */
export const itemsOut = (order: ShopOrder): Taxed =>
  sumOf([moneyRemoved(order), ...order.refunds.flatMap(({ lines, fees = [] }) => [...lines, ...fees])])

/** The refunded postage of an order. */
export const shippingOut = ({ refunds }: ShopOrder): Taxed =>
  sumOf(refunds.flatMap(({ shipping = [] }) => shipping))

/**
 * The money of everything that is no longer in an order. It excludes refunded money that names no line,
 * postage or fee.
 */
const moneyOut = (order: ShopOrder): Taxed => sumOf([itemsOut(order), shippingOut(order)])

/** What is left of a line, after discounts and without tax. */
export const leftOf = (order: ShopOrder, line: OrderLine): number => {
  const back = [
    ...order.refunds.flatMap(({ lines }) => lines).filter((one) => one.line.id === line.id),
    ...order.refunds.flatMap(({ fees = [] }) => fees).filter(({ of }) => of === line.id),
  ]
  const removed = removedOf(order).filter((one) => one.line.id === line.id)
  const gone = removed.map(({ quantity }) => ({ total: shareOf(line.total, line, quantity) }))
  return line.total - sumOf([...back, ...gone]).total
}

/** Refunded money that names no line, postage or fee. */
export const unnamedOf = ({ amount, lines, shipping = [], fees = [] }: ShopRefund): number =>
  amount - withTax(sumOf([...lines, ...shipping, ...fees]))

/** How much less refunds paid than was due; negative where they paid more, as a goodwill refund does. */
export const discrepancyOf = ({ refunds }: Pick<ShopOrder, 'refunds'>): number =>
  refunds.reduce((sum, refund) => sum + (refund.discrepancy ?? -unnamedOf(refund)), 0)

const everOrdered = ({ lines, shipping, fees }: ShopOrder) => withTax(sumOf([...lines, ...shipping, ...fees]))

/** The total of an order without its removed pieces; refunds aren't subtracted. */
export const totalLeft = (order: ShopOrder): number => everOrdered(order) - withTax(moneyRemoved(order))

const currentTotal = (order: ShopOrder) => everOrdered(order) - withTax(moneyOut(order))

/** What the customer has paid for the lines that are in the order, after refunds. */
const balance = (order: ShopOrder) =>
  (order.received ?? everOrdered(order)) -
  order.refunds.reduce((sum, { amount }) => sum + amount, 0) -
  discrepancyOf(order)

/** What is due to the customer. */
export const dueOf = (order: ShopOrder): number => Math.max(0, balance(order) - currentTotal(order))

/**
 * Updates what was paid after a change: the customer of a paid order has paid its old total, and pays for
 * added lines.
 */
export const settlePayment = (order: ShopOrder, paidBefore: number | null): void => {
  if (order.paidAt === null) return
  order.received = paidBefore ?? currentTotal(order)
  order.received += Math.max(0, currentTotal(order) - balance(order))
}

/** How much of an order was paid so far; null while it isn't paid. */
export const receivedOf = (order: ShopOrder): number | null =>
  order.paidAt === null ? null : (order.received ?? everOrdered(order))
