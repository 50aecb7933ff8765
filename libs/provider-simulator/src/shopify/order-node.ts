import { discountCodesOf, discountOf } from '../shop/discount-codes.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import { piecesOut } from '../shop/taken-out.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { customersById } from './by-id.ts'
import { addressNode, customerNode } from './customer-node.ts'
import { shopifyGid, shopifyNumber } from './gid.ts'
import { journeyNode, visitOf } from './journey.ts'
import { moneyOf } from './money.ts'
import { linesOf, taxInside } from './order-lines.ts'
import { cancellationOf, financialStatus, fulfillmentStatus } from './order-status.ts'
import { refundNode } from './refund-node.ts'
import { lineNode } from './line-node.ts'
import { currentSums } from './current-sums.ts'
import { refundParts } from './refund-parts.ts'
import { shippingNode } from './shipping-node.ts'
import { agreementNode, agreementsOf } from './agreement-node.ts'
import { transactionNodes } from './transaction-nodes.ts'

/** The total of an order, and how much of it was refunded, in both currencies. */
export const sumsOf = (call: Pick<Call, 'shop'>, order: ShopOrder) => {
  const money = moneyOf(call.shop, order)
  const items = linesOf(order).map((line) => line.total + taxInside(call.shop, line))
  const shipping = order.shipping.map((charge) => charge.total + taxInside(call.shop, charge))
  const taxes = [...linesOf(order), ...order.shipping].map(({ tax = 0 }) => tax).filter((tax) => tax !== 0)
  const refunded = order.refunds.flatMap(refundParts)
  const all = [...items, ...shipping, ...(call.shop.pricesIncludeTax ? [] : taxes)]
  return { money, items, shipping, taxes, all, refunded }
}

/** An order as the Admin API answers it. */
export const orderNode = (call: Call, order: ShopOrder): object => {
  const { shop, home } = call
  const { money, items, shipping, taxes, all, refunded } = sumsOf(call, order)
  const { bag, both, minus } = money
  const left = currentSums(call, order)
  const email = order.customer?.email ?? order.guest?.email ?? null
  const isPaid = order.paidAt !== null
  const visit = visitOf(shop, order)
  const pieces = linesOf(order).reduce((sum, { quantity }) => sum + quantity, 0)
  const returned = () => [...piecesOut(order).values()].reduce((sum, count) => sum + count, 0)
  const discounts = () => linesOf(order).map((line) => discountOf(order, line))
  const address = () => addressNode(order.customer ?? order.guest, order.id, order.country, order.delivery)
  return {
    __typename: 'Order',
    id: shopifyGid('Order', order.id),
    legacyResourceId: String(shopifyNumber('Order', order.id)),
    name: `#${order.id}`,
    number: order.id,
    createdAt: `${order.createdGmt}Z`,
    processedAt: `${order.createdGmt}Z`,
    updatedAt: `${order.modifiedGmt}Z`,
    ...cancellationOf(order),
    closed: order.completedAt !== null,
    closedAt: order.completedAt && `${shop.clock.toGmt(order.completedAt)}Z`,
    confirmed: true,
    test: order.test,
    currencyCode: shop.currency,
    presentmentCurrencyCode: order.currency,
    displayFinancialStatus: financialStatus(order),
    displayFulfillmentStatus: fulfillmentStatus(order),
    totalPriceSet: () => bag(...all),
    originalTotalPriceSet: () => bag(...all),
    currentTotalPriceSet: () => minus(both(...all), both(left.out)),
    subtotalPriceSet: () => bag(...items),
    currentSubtotalPriceSet: () => minus(both(...items), both(left.itemsOut)),
    totalTaxSet: () => bag(...taxes),
    currentTotalTaxSet: () => minus(both(...taxes), both(left.taxOut)),
    totalDiscountsSet: () => bag(...discounts()),
    currentTotalDiscountsSet: () => bag(...discounts().map((discount, at) => left.shareLeft(at, discount))),
    totalRefundedSet: () => bag(...refunded),
    refundDiscrepancySet: () => bag(left.discrepancy),
    totalRefundedShippingSet: () => bag(left.shippingOut),
    totalShippingPriceSet: () => bag(...shipping),
    currentShippingPriceSet: () => minus(both(...shipping), both(left.shippingOut)),
    totalReceivedSet: () => (isPaid ? bag(...all) : bag(0)),
    totalOutstandingSet: () => (isPaid ? bag(0) : minus(both(...all), both(left.out))),
    netPaymentSet: () => (isPaid ? minus(both(...all), both(...refunded)) : bag(0)),
    subtotalLineItemsQuantity: pieces,
    currentSubtotalLineItemsQuantity: () => pieces - returned(),
    discountCode: discountCodesOf(order)[0] ?? null,
    discountCodes: discountCodesOf(order),
    tags: [],
    note: order.note ?? null,
    sourceName: 'web',
    sourceIdentifier: null,
    email,
    phone: order.delivery?.phone ?? null,
    customer: () => {
      const customer = order.customer && customersById(shop).get(order.customer.id)
      return customer ? customerNode(call, customer, orderNode) : null
    },
    billingAddress: address,
    shippingAddress: address,
    lineItems: (asked: PageArguments) =>
      connectionOf(call, linesOf(order), byNumber, asked, (line) => lineNode(call, order, line)),
    refunds: ({ first }: { first?: number | null }) =>
      order.refunds
        .slice(0, first ?? undefined)
        .map((refund) => refundNode(call, order, refund, () => orderNode(call, order))),
    shippingLine: () => (order.shipping[0] ? shippingNode(call, order, order.shipping[0]) : null),
    shippingLines: (asked: PageArguments) =>
      connectionOf(call, order.shipping, byNumber, asked, (line) => shippingNode(call, order, line)),
    customerJourneySummary: () => {
      const { momentNodes, ...summary } = journeyNode(shop, home, order)
      return {
        ...summary,
        moments: (asked: PageArguments) =>
          connectionOf(call, momentNodes, { key: () => '', id: () => order.id }, asked, (moment) => moment),
      }
    },
    attribution: null,
    registeredSourceUrl: null,
    paymentGatewayNames: isPaid ? ['shopify_payments'] : [],
    transactions: ({ first }: { first?: number | null }) =>
      transactionNodes(call, order).slice(0, first ?? undefined),
    taxesIncluded: shop.pricesIncludeTax,
    fullyPaid: isPaid,
    unpaid: !isPaid,
    edited: (order.changes ?? []).some(({ kind }) => kind === 'edit'),
    returnStatus: order.returnStatus ?? 'NO_RETURN',
    agreements: (asked: PageArguments) =>
      connectionOf(call, agreementsOf(order), { key: () => '', id: () => order.id }, asked, (agreement) =>
        agreementNode(call, order, agreement),
      ),
    statusPageUrl: `${home}/${shopifyNumber('Shop', 1)}/orders/${order.id}/authenticate`,
    landingPageUrl: visit && `${home}${visit.landing ?? '/'}`,
    referrerUrl: visit?.referrerUrl ?? null,
    referralCode: null,
  }
}
