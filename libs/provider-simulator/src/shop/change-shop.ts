import type { Charge, OrderLine, OrderStatus } from '../dataset/dataset.ts'
import { lineOf } from './new-line.ts'
import { present } from './present.ts'
import type { Shop } from './shop.ts'
import type { NewLine } from './new-line.ts'
import type { Delivery, ShopOrder } from './shop-rows.ts'
import { dueOf, receivedOf, settlePayment, shareOf, totalLeft } from './taken-out.ts'

/** The order with an id. @throws RangeError where the shop has no such order. */
export const orderOf = (shop: Shop, id: number): ShopOrder => {
  const order = shop.orders.get(id)
  if (!order) throw new RangeError(`The shop ${shop.name} has no order ${id}`)
  return order
}

const stamp = (shop: Shop, order: ShopOrder) => {
  const { gmt, local } = present(shop)
  order.modifiedAt = local
  order.modifiedGmt = gmt
  shop.version += 1
}

/** Updates an order's date of change, and announces the change. */
export const touch = (shop: Shop, order: ShopOrder) => {
  stamp(shop, order)
  shop.deliveries.announce({ resource: 'order', event: 'updated', row: order })
}

const announceStatus = (
  shop: Shop,
  order: ShopOrder,
  before: { paidAt: string | null; status?: OrderStatus },
) => {
  if (order.paidAt && !before.paidAt)
    shop.deliveries.announce({ resource: 'order', event: 'paid', row: order })
  if (order.status === 'cancelled' && before.status !== 'cancelled')
    shop.deliveries.announce({ resource: 'order', event: 'cancelled', row: order })
}

const isPaid = (status: OrderStatus) => ['completed', 'refunded', 'processing'].includes(status)

/** The content of a new order; an unknown SKU becomes a line of a deleted product. */
export interface NewOrder {
  customerId?: number
  status?: OrderStatus
  currency?: string
  /** A guest's email address; ignored for a registered customer. */
  email?: string
  /** Placed to test the checkout; only Shopify marks such orders. */
  test?: boolean
  /** Discount codes. */
  codes?: string[]
  /** What the customer wrote at the checkout. */
  note?: string
  delivery?: Delivery
  /** Postage with its title; `total` is in minor units. */
  shipping?: { title: string; total: number; tax?: number }[]
  fees?: { title: string; total: number; tax?: number }[]
  lines: NewLine[]
}

/** Places an order now, and returns its id. */
export const addOrder = (
  shop: Shop,
  {
    customerId,
    status = 'processing',
    currency,
    email,
    test = false,
    codes = [],
    note,
    delivery,
    shipping = [],
    fees = [],
    lines,
  }: NewOrder,
): number => {
  const { gmt, local } = present(shop)
  const customer = shop.customers.find(({ id }) => id === customerId) ?? null
  if (customerId && !customer) throw new RangeError(`The shop ${shop.name} has no customer ${customerId}`)
  const id = shop.nextId++
  const order: ShopOrder = {
    id,
    invoice: null,
    status,
    currency: currency ?? shop.currency,
    customer,
    guest: customer || !email ? null : { firstName: '', lastName: '', email },
    country: customer?.country ?? '',
    createdAt: local,
    createdGmt: gmt,
    modifiedAt: local,
    modifiedGmt: gmt,
    paidAt: isPaid(status) ? local : null,
    completedAt: status === 'completed' ? local : null,
    lines: lines.map((line) => lineOf(shop, line)),
    shipping: shipping.map((charge) => ({ ...charge, id: shop.nextItemId++ })),
    fees: fees.map((charge) => ({ ...charge, id: shop.nextItemId++ })),
    refunds: [],
    total: [...lines, ...shipping, ...fees].reduce((sum, { total, tax = 0 }) => sum + total + tax, 0),
    test,
    codes,
    ...(note && { note }),
    ...(delivery && { delivery }),
  }
  shop.orders.set(id, order)
  shop.version += 1
  shop.deliveries.announce({ resource: 'order', event: 'created', row: order })
  announceStatus(shop, order, { paidAt: null })
  if (customer) shop.deliveries.announce({ resource: 'customer', event: 'updated', row: customer })
  return id
}

/** Sets an order's status, as its manager would, and updates its date of change. */
export const modifyOrder = (shop: Shop, id: number, { status }: { status: OrderStatus }): void => {
  const order = orderOf(shop, id)
  const before = { ...order }
  order.status = status
  if (isPaid(status)) order.paidAt ??= present(shop).local
  if (!before.paidAt && order.changes) settlePayment(order, null)
  if (status === 'completed') order.completedAt ??= present(shop).local
  touch(shop, order)
  announceStatus(shop, order, before)
}

/** A refunded part of postage or of a fee; `of` is its index among the order's own. */
interface ChargeBack {
  of: number
  total: number
  tax?: number
}

/** The named parts of a refund. */
interface RefundedParts {
  reason?: string
  /** Each line by its index among the order's lines. */
  pieces?: { line: number; quantity: number }[]
  shipping?: ChargeBack[]
  fees?: ChargeBack[]
}

/**
 * Refunds an amount (minor units), and returns the refund's id. The order becomes `refunded` once all of it
 * is. Pieces that an edit or a return removed before count as refunded from then on.
 */
export const refundOrder = (
  shop: Shop,
  id: number,
  amount: number,
  { reason = '', pieces = [], shipping = [], fees = [] }: RefundedParts = {},
): number => {
  const order = orderOf(shop, id)
  const refunded = order.refunds.reduce((sum, refund) => sum + refund.amount, 0)
  const lines = pieces.map(({ line: at, quantity }) => {
    const line = order.lines[at]
    if (!line) throw new RangeError(`Order ${id} has no line ${at}`)
    takeOver(order, line, quantity)
    const share = (of: number) => shareOf(of, line, quantity)
    return { id: shop.nextItemId++, line, quantity, total: share(line.total), tax: share(line.tax ?? 0) }
  })
  const back = (charges: Charge[], parts: ChargeBack[]) =>
    parts.map(({ of, total, tax }) => {
      const charge = charges[of]
      if (!charge) throw new RangeError(`Order ${id} has no charge ${of}`)
      return { id: shop.nextItemId++, title: charge.title, total, tax, of: charge.id }
    })
  const charges = { shipping: back(order.shipping, shipping), fees: back(order.fees, fees) }
  order.total = totalLeft(order)
  const maxRefunded = Math.max(order.total, receivedOf(order) ?? 0)
  if (!Number.isInteger(amount) || amount < 0 || refunded + amount > maxRefunded)
    throw new RangeError(`Order ${id} has ${maxRefunded - refunded} left to refund, not ${amount}`)
  const { gmt, local } = present(shop)
  const refundId = shop.nextId++
  const when = { at: local, atGmt: gmt }
  const given = { id: refundId, orderId: id, reason, invoice: null, ...when, amount, lines, ...charges }
  const due = dueOf({ ...order, refunds: [...order.refunds, { ...given, amount: 0, discrepancy: 0 }] })
  // A refund of 0 settles nothing: the amount stays due, as when an edit is booked as a refund.
  const refund = { ...given, discrepancy: amount === 0 ? 0 : due - amount }
  order.refunds = [...order.refunds, refund]
  if (amount > 0 && refunded + amount === order.total) order.status = 'refunded'
  touch(shop, order)
  shop.deliveries.announce({ resource: 'refund', event: 'created', row: refund, order })
  return refundId
}

/** Removed pieces that are refunded now are no longer counted as removed. */
function takeOver(order: ShopOrder, line: OrderLine, quantity: number) {
  let left = quantity
  for (const removed of (order.changes ?? []).flatMap((change) => change.removed)) {
    if (removed.line.id !== line.id) continue
    const taken = Math.min(left, removed.quantity)
    removed.quantity -= taken
    left -= taken
  }
}

/** Deletes a refund, as WooCommerce does: no date of the order changes, and no webhook is sent. */
export const deleteRefund = (shop: Shop, id: number, refundId: number): void => {
  const order = orderOf(shop, id)
  if (!order.refunds.some((refund) => refund.id === refundId))
    throw new RangeError(`Order ${id} has no refund ${refundId}`)
  order.refunds = order.refunds.filter((refund) => refund.id !== refundId)
  shop.version += 1
}

/** Moves an order to the trash: lists no longer contain it, but it can still be read by id. */
export const trashOrder = (shop: Shop, id: number): void => {
  const order = orderOf(shop, id)
  if (order.status === 'trash') return
  order.trashedFrom = order.status
  order.status = 'trash'
  stamp(shop, order)
  shop.deliveries.announce({ resource: 'order', event: 'deleted', row: order })
}

/** Deletes an order for good: it can't be listed or read any more. */
export const deleteOrder = (shop: Shop, id: number): void => {
  const row = orderOf(shop, id)
  shop.orders.delete(id)
  shop.version += 1
  // Moving it to the trash has announced its deletion already.
  if (row.status !== 'trash') shop.deliveries.announce({ resource: 'order', event: 'deleted', row })
}
