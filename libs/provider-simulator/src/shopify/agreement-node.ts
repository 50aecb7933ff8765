import type { OrderLine } from '../dataset/dataset.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import type { Call } from './call.ts'
import { connectionOf } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { shopifyGid } from './gid.ts'
import { lineNode, unitOf } from './line-node.ts'
import { moneyOf } from './money.ts'
import { linesOf, refundedLinesOf } from './order-lines.ts'

const typeNames = {
  ORDER: 'OrderAgreement',
  ORDER_EDIT: 'OrderEditAgreement',
  REFUND: 'RefundAgreement',
  RETURN: 'ReturnAgreement',
} as const

type Sold = { line: OrderLine; quantity: number }

interface Agreement {
  reason: keyof typeof typeNames
  bought: Sold[]
  back: Sold[]
}

/** The agreements of shop and customer on an order, oldest first, as Shopify keeps them. */
export const agreementsOf = (order: ShopOrder): Agreement[] => {
  const { changes = [], refunds } = order
  const later = new Set(changes.flatMap(({ added }) => added.map(({ id }) => id)))
  const all = (line: OrderLine) => ({ line, quantity: line.quantity })
  const first = linesOf(order).filter(({ id }) => !later.has(id))
  return [
    { reason: 'ORDER', bought: first.map(all), back: [] },
    ...changes.map(({ kind, added, removed }): Agreement => ({
      reason: kind === 'edit' ? 'ORDER_EDIT' : 'RETURN',
      bought: added.map(all),
      back: removed,
    })),
    ...refunds.map((refund): Agreement => ({
      reason: 'REFUND',
      bought: [],
      back: refundedLinesOf(order, refund),
    })),
  ]
}

/** An agreement of an order, with a sale for each line that was added or removed. */
export const agreementNode = (call: Call, order: ShopOrder, { reason, bought, back }: Agreement) => {
  const { bag } = moneyOf(call.shop, order)
  const sales = [
    ...bought.map((sold) => ({ ...sold, action: 'ORDER', sign: 1 })),
    ...back.map((sold) => ({ ...sold, action: 'RETURN', sign: -1 })),
  ]
  return {
    __typename: typeNames[reason],
    id: shopifyGid('SalesAgreement', order.id),
    happenedAt: `${order.modifiedGmt}Z`,
    reason,
    sales: (asked: PageArguments) =>
      connectionOf(
        call,
        sales,
        { key: ({ action }) => action, id: ({ line }) => line.id },
        asked,
        ({ line, quantity, action, sign }) => ({
          __typename: 'ProductSale',
          id: shopifyGid('Sale', line.id),
          actionType: action,
          lineType: 'PRODUCT',
          quantity: sign * quantity,
          totalAmount: () => bag(sign * unitOf(line.total, line.quantity) * quantity),
          lineItem: () => lineNode(call, order, line),
        }),
      ),
  }
}
