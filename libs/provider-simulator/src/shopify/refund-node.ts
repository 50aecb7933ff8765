import type { RefundLine } from '../dataset/dataset.ts'
import type { ShopOrder, ShopRefund } from '../shop/shop-rows.ts'
import { beyondLines } from '../shop/taken-out.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { shopifyGid, shopifyNumber } from './gid.ts'
import { moneyOf } from './money.ts'
import { taxInside } from './order-lines.ts'
import { refundParts } from './refund-parts.ts'
import { lineNode } from './line-node.ts'

const refundLineNode = (call: Call, order: ShopOrder, back: RefundLine) => {
  const { id, line, quantity, total, tax = 0 } = back
  const { bag } = moneyOf(call.shop, order)
  const inside = taxInside(call.shop, back)
  return {
    id: shopifyGid('RefundLineItem', id),
    lineItem: () => lineNode(call, order, line),
    quantity,
    priceSet: () => bag(quantity === 0 ? 0 : Math.round((total + inside) / quantity)),
    subtotalSet: () => bag(total, inside),
    totalTaxSet: () => bag(tax),
    restockType: 'RETURN',
    restocked: true,
  }
}

/** A refund of an order, whose own node is `parent`; money beyond its lines is an adjustment below zero. */
export const refundNode = (
  call: Call,
  order: ShopOrder,
  refund: ShopRefund,
  parent: () => object,
): object => {
  const { bag } = moneyOf(call.shop, order)
  const rest = beyondLines(refund)
  const at = `${refund.atGmt}Z`
  return {
    __typename: 'Refund',
    id: shopifyGid('Refund', refund.id),
    legacyResourceId: String(shopifyNumber('Refund', refund.id)),
    createdAt: at,
    processedAt: at,
    updatedAt: at,
    note: refund.reason,
    order: parent,
    totalRefundedSet: () => bag(...refundParts(refund)),
    refundLineItems: (asked: PageArguments) =>
      connectionOf(call, refund.lines, byNumber, asked, (line) => refundLineNode(call, order, line)),
    refundShippingLines: (asked: PageArguments) => connectionOf(call, [], byNumber, asked, (line) => line),
    orderAdjustments: (asked: PageArguments) =>
      connectionOf(call, rest === 0 ? [] : [refund], byNumber, asked, () => ({
        __typename: 'OrderAdjustment',
        id: shopifyGid('OrderAdjustment', refund.id),
        reason: 'REFUND_DISCREPANCY',
        amountSet: () => bag(-rest),
        taxAmountSet: () => bag(0),
      })),
  }
}
