import type { Charge, OrderLine } from '../dataset/dataset.ts'
import type { ShopOrder, ShopRefund } from '../shop/shop.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf, type PageArguments } from './connection.ts'
import { customersById, productsById } from './by-id.ts'
import { addressNode, customerNode } from './customer-node.ts'
import { shopifyGid, shopifyNumber } from './gid.ts'
import { journeyNode, visitOf } from './journey.ts'
import { moneyOf } from './money.ts'
import { discountCodesOf, discountOf, linesOf } from './order-lines.ts'
import { cancellationOf, financialStatus, fulfillmentStatus } from './order-status.ts'
import { productNode, variantNode } from './product-node.ts'
import { refundNode } from './refund-node.ts'

const unitOf = (total: number, quantity: number) => (quantity === 0 ? 0 : Math.round(total / quantity))

/** Pieces of each line that came back. */
const returnedPieces = (order: ShopOrder) => {
  const pieces = new Map<number, number>()
  for (const { lines } of order.refunds)
    for (const { line, quantity } of lines) pieces.set(line.id, (pieces.get(line.id) ?? 0) + quantity)
  return pieces
}

/** A line of an order; its product is null once that is gone, and so is everything that came from it. */
export const lineNode = (call: Call, order: ShopOrder, line: OrderLine) => {
  const { bag } = moneyOf(call.shop, order)
  const product = line.product && productsById(call.shop).get(line.product.id)
  const left = line.quantity - (returnedPieces(order).get(line.id) ?? 0)
  const discount = discountOf(order, line)
  const unit = unitOf(line.total + discount, line.quantity)
  return {
    __typename: 'LineItem',
    id: shopifyGid('LineItem', line.id),
    name: line.name.trim(),
    title: line.name.trim(),
    variantTitle: null,
    sku: line.product?.sku ?? null,
    vendor: product ? call.shop.title : null,
    quantity: line.quantity,
    currentQuantity: left,
    refundableQuantity: left,
    nonFulfillableQuantity: 0,
    originalUnitPriceSet: () => bag(unit),
    discountedUnitPriceSet: () => bag(unit),
    discountedUnitPriceAfterAllDiscountsSet: () => bag(unitOf(line.total, line.quantity)),
    originalTotalSet: () => bag(line.total, discount),
    // A code of the whole order counts only for those who ask for it.
    discountedTotalSet: ({ withCodeDiscounts }: { withCodeDiscounts: boolean | null }) =>
      withCodeDiscounts ? bag(line.total) : bag(line.total, discount),
    totalDiscountSet: () => bag(0),
    discountAllocations: () => (discount === 0 ? [] : [{ allocatedAmountSet: bag(discount) }]),
    taxLines: [],
    product: () => product && productNode(call, product),
    variant: () => product && variantNode(call, product),
    isGiftCard: false,
    requiresShipping: line.product !== null,
    taxable: true,
  }
}

const shippingNode = (call: Call, order: ShopOrder, { id, title, total }: Charge) => {
  const { bag } = moneyOf(call.shop, order)
  return {
    id: shopifyGid('ShippingLine', id),
    title,
    code: title,
    source: 'shopify',
    custom: false,
    isRemoved: false,
    originalPriceSet: () => bag(total),
    discountedPriceSet: () => bag(total),
    currentDiscountedPriceSet: () => bag(total),
  }
}

/** All that an order came to, and what of it was given back, in both currencies. */
export const sumsOf = (call: Pick<Call, 'shop'>, order: ShopOrder) => {
  const money = moneyOf(call.shop, order)
  const items = linesOf(order).map(({ total }) => total)
  const shipping = order.shipping.map(({ total }) => total)
  const refunded = order.refunds.flatMap(refundParts)
  return { money, items, shipping, all: [...items, ...shipping], refunded }
}

/** The parts of a refund: its lines, and what was given back beyond them. */
export const refundParts = ({ amount, lines }: ShopRefund): number[] => {
  const parts = lines.map(({ total }) => total)
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  return rest === 0 ? parts : [...parts, rest]
}

/** An order as the Admin API gives it. */
export const orderNode = (call: Call, order: ShopOrder): object => {
  const { shop, home } = call
  const { money, items, shipping, all, refunded } = sumsOf(call, order)
  const { bag, both, minus } = money
  const email = order.customer?.email ?? order.guest?.email ?? null
  const isPaid = order.paidAt !== null
  const visit = visitOf(shop, order)
  const pieces = linesOf(order).reduce((sum, { quantity }) => sum + quantity, 0)
  const returned = () => [...returnedPieces(order).values()].reduce((sum, count) => sum + count, 0)
  const discounts = () => linesOf(order).map((line) => discountOf(order, line))
  const address = () => addressNode(order.customer ?? order.guest, order.id, order.country)
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
    currentTotalPriceSet: () => minus(both(...all), both(...refunded)),
    subtotalPriceSet: () => bag(...items),
    currentSubtotalPriceSet: () => minus(both(...items), both(...refunded)),
    totalTaxSet: () => bag(0),
    currentTotalTaxSet: () => bag(0),
    totalDiscountsSet: () => bag(...discounts()),
    currentTotalDiscountsSet: () => bag(...discounts()),
    totalRefundedSet: () => bag(...refunded),
    totalRefundedShippingSet: () => bag(0),
    totalShippingPriceSet: () => bag(...shipping),
    totalReceivedSet: () => (isPaid ? bag(...all) : bag(0)),
    totalOutstandingSet: () => (isPaid ? bag(0) : bag(...all)),
    netPaymentSet: () => (isPaid ? minus(both(...all), both(...refunded)) : bag(0)),
    subtotalLineItemsQuantity: pieces,
    currentSubtotalLineItemsQuantity: () => pieces - returned(),
    discountCode: discountCodesOf(order)[0] ?? null,
    discountCodes: discountCodesOf(order),
    tags: [],
    note: null,
    sourceName: 'web',
    sourceIdentifier: null,
    email,
    phone: null,
    customer: () => {
      const customer = order.customer && customersById(shop).get(order.customer.id)
      return customer ? customerNode(call, customer) : null
    },
    billingAddress: address,
    shippingAddress: address,
    lineItems: (asked: PageArguments) =>
      connectionOf(call, linesOf(order), byNumber, asked, (line) => lineNode(call, order, line)),
    refunds: ({ first }: { first?: number | null }) =>
      order.refunds.slice(0, first ?? undefined).map((refund) => refundNode(call, order, refund)),
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
    taxesIncluded: false,
    fullyPaid: isPaid,
    unpaid: !isPaid,
    edited: false,
    statusPageUrl: `${home}/${shopifyNumber('Shop', 1)}/orders/${order.id}/authenticate`,
    landingPageUrl: visit && `${home}${visit.landing ?? '/'}`,
    referrerUrl: visit?.referrerUrl ?? null,
    referralCode: null,
  }
}
