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

/** What of an amount of a line belongs to some of its pieces. */
export const shareOf = (amount: number, { quantity }: OrderLine, pieces: number): number =>
  quantity === 0 ? 0 : Math.round((amount * pieces) / quantity)

const moneyRemoved = (order: ShopOrder): Taxed =>
  sumOf(
    removedOf(order).map(({ line, quantity }) => ({
      total: shareOf(line.total, line, quantity),
      tax: shareOf(line.tax ?? 0, line, quantity),
    })),
  )

/** Pieces of each line that are out of an order: removed by an edit or a return, or given back. A fee is one piece. */
export const piecesOut = (order: ShopOrder): Map<number, number> => {
  const pieces = new Map<number, number>()
  for (const { line, quantity } of [...removedOf(order), ...order.refunds.flatMap(({ lines }) => lines)])
    pieces.set(line.id, (pieces.get(line.id) ?? 0) + quantity)
  for (const { of } of order.refunds.flatMap(({ fees = [] }) => fees)) pieces.set(of, 1)
  return pieces
}

/** The lines and fees that are out of an order. */
export const itemsOut = (order: ShopOrder): Taxed =>
  sumOf([moneyRemoved(order), ...order.refunds.flatMap(({ lines, fees = [] }) => [...lines, ...fees])])

/** The postage of an order that was given back. */
export const shippingOut = ({ refunds }: ShopOrder): Taxed =>
  sumOf(refunds.flatMap(({ shipping = [] }) => shipping))

/** The money of what is out of an order. What refunds gave without naming it is not in it. */
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

/** What a refund gave without naming what for. */
export const unnamedOf = ({ amount, lines, shipping = [], fees = [] }: ShopRefund): number =>
  amount - withTax(sumOf([...lines, ...shipping, ...fees]))

/** What refunds gave less than was due; below zero where they gave more, as for goodwill. */
export const discrepancyOf = ({ refunds }: Pick<ShopOrder, 'refunds'>): number =>
  refunds.reduce((sum, refund) => sum + (refund.discrepancy ?? -unnamedOf(refund)), 0)

const everOrdered = ({ lines, shipping, fees }: ShopOrder) => withTax(sumOf([...lines, ...shipping, ...fees]))

/** What an order comes to, less what was removed; refunds are still in it. */
export const totalLeft = (order: ShopOrder): number => everOrdered(order) - withTax(moneyRemoved(order))

const currentTotal = (order: ShopOrder) => everOrdered(order) - withTax(moneyOut(order))

/** What the customer has paid of the lines that are in the order, after refunds. */
const balance = (order: ShopOrder) =>
  (order.received ?? everOrdered(order)) -
  order.refunds.reduce((sum, { amount }) => sum + amount, 0) -
  discrepancyOf(order)

/** What is due to the customer. */
export const dueOf = (order: ShopOrder): number => Math.max(0, balance(order) - currentTotal(order))

/** After a change: the customer of a paid order has paid all of it once, and what was added later. */
export const settlePayment = (order: ShopOrder, paidBefore: number | null): void => {
  if (order.paidAt === null) return
  order.received = paidBefore ?? currentTotal(order)
  order.received += Math.max(0, currentTotal(order) - balance(order))
}

/** What was paid of an order so far; null while it is not paid. */
export const receivedOf = (order: ShopOrder): number | null =>
  order.paidAt === null ? null : (order.received ?? everOrdered(order))
