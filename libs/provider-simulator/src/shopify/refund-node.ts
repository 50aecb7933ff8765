import type { RefundedCharge, RefundLine } from '../dataset/dataset.ts'
import type { ShopOrder, ShopRefund } from '../shop/shop-rows.ts'
import { unnamedOf } from '../shop/taken-out.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { shopifyGid, shopifyNumber } from './gid.ts'
import { moneyOf } from './money.ts'
import { refundedLinesOf, taxInside } from './order-lines.ts'
import { refundParts } from './refund-parts.ts'
import { lineNode } from './line-node.ts'
import { shippingNode } from './shipping-node.ts'

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

/** Refunded postage, which is without tax even where prices include it. */
const refundShippingNode = (
  call: Call,
  order: ShopOrder,
  { id, of, title, total, tax = 0 }: RefundedCharge,
) => {
  const { bag } = moneyOf(call.shop, order)
  return {
    id: shopifyGid('RefundShippingLine', id),
    shippingLine: () => shippingNode(call, order, { id: of, title, total }),
    subtotalAmountSet: () => bag(total),
    taxAmountSet: () => bag(tax),
  }
}

/** A refund of an order, whose own node is `parent`; money that it doesn't name is a negative adjustment. */
export const refundNode = (
  call: Call,
  order: ShopOrder,
  refund: ShopRefund,
  parent: () => object,
): object => {
  const { bag } = moneyOf(call.shop, order)
  const rest = unnamedOf(refund)
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
      connectionOf(call, refundedLinesOf(order, refund), byNumber, asked, (line) =>
        refundLineNode(call, order, line),
      ),
    refundShippingLines: (asked: PageArguments) =>
      connectionOf(call, refund.shipping ?? [], byNumber, asked, (postage) =>
        refundShippingNode(call, order, postage),
      ),
    // The shop sells within its own customs area.
    duties: [],
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
