import { orderOf, touch } from './change-shop.ts'
import { lineOf } from './new-line.ts'
import type { NewLine } from './new-line.ts'
import type { Shop } from './shop.ts'
import type { LineChange, ShopOrder } from './shop-rows.ts'
import { piecesOut, receivedOf, settlePayment, totalLeft } from './taken-out.ts'

/** Pieces to remove from lines of an order, given by the line's index, and lines to add. */
export interface NewLineChange {
  remove?: { line: number; quantity: number }[]
  add?: NewLine[]
}

function changeLines(shop: Shop, order: ShopOrder, kind: LineChange['kind'], change: NewLineChange) {
  const received = receivedOf(order)
  const removed = (change.remove ?? []).map(({ line: at, quantity }) => {
    const line = order.lines[at]
    const left = line ? line.quantity - (piecesOut(order).get(line.id) ?? 0) : 0
    if (!line || quantity <= 0 || quantity > left)
      throw new RangeError(`Line ${at} of order ${order.id} has ${left} pieces left, not ${quantity}`)
    return { line, quantity }
  })
  const added = (change.add ?? []).map((line) => lineOf(shop, line))
  order.lines = [...order.lines, ...added]
  order.changes = [...(order.changes ?? []), { kind, removed, added }]
  order.total = totalLeft(order)
  settlePayment(order, received)
}

/**
 * Edits the lines of an order in the shop's admin. Nothing is refunded yet: if the order is paid, the money
 * is now due to the customer.
 */
export const editOrder = (shop: Shop, id: number, change: NewLineChange): void => {
  const order = orderOf(shop, id)
  changeLines(shop, order, 'edit', change)
  touch(shop, order)
}

/** Opens a return at the customer's request: nothing else changes until it is closed. */
export const openReturn = (shop: Shop, id: number): void => {
  const order = orderOf(shop, id)
  order.returnStatus = 'IN_PROGRESS'
  touch(shop, order)
  shop.deliveries.announce({ resource: 'return', event: 'opened', row: order })
}

/** Takes pieces back without a refund, optionally in exchange for others. */
export const closeReturn = (shop: Shop, id: number, change: NewLineChange): void => {
  const order = orderOf(shop, id)
  order.returnStatus = 'RETURNED'
  changeLines(shop, order, 'return', change)
  touch(shop, order)
  shop.deliveries.announce({ resource: 'return', event: 'closed', row: order })
}
