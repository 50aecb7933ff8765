import { minorUnits } from '../minor-units.ts'
import type { OrderRow, RefundRow } from '../order-rows.ts'
import type { CollectionRow, CustomerRow, ProductRow } from '../store-connector.ts'
import { attribution } from './attribution.ts'
import { orderStatus } from './order-status.ts'
import { postalAddress } from '../postal-address.ts'
import type {
  Address,
  Collection,
  Customer,
  Line,
  Money,
  Order,
  Product,
  Refund,
  RefundLine,
  Transaction,
} from './schemas.ts'

const units = (money: Money | null, field: string) =>
  money === null ? 0 : minorUnits(money.amount, money.currencyCode, field)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const lowerCase = (email: string | null | undefined) => email?.toLowerCase() ?? null

/** Shopify's own display name would be the mail or the phone of who has no name. */
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

const addressOf = (address: Address | null) =>
  address &&
  postalAddress({
    ...address,
    line_1: address.address1,
    line_2: address.address2,
    postcode: address.zip,
    region: address.province,
    country: address.countryCodeV2,
  })

/** Money that came in; an authorisation only promises it. */
const pays = ({ kind, status }: Transaction) =>
  status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE')

/** Shopify has no date of its own for it: the last payment of an order that is paid in full. */
const paidAt = ({ fullyPaid, transactions }: Order) =>
  fullyPaid
    ? (transactions
        .filter(pays)
        .map(({ processedAt }) => processedAt)
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null)
    : null

export const collectionRow = (collection: Collection): CollectionRow => ({
  provider_id: collection.legacyResourceId,
  name: collection.title,
  slug: collection.handle,
  parent_provider_id: null,
})

export const productRow = (product: Product): ProductRow => ({
  provider_id: product.legacyResourceId,
  name: product.title,
  sku: product.variants.nodes.find(({ sku }) => sku !== null)?.sku ?? null,
  status: product.status,
  price: product.priceRangeV2 && units(product.priceRangeV2.minVariantPrice, 'price of a product'),
  price_max:
    product.priceRangeV2 &&
    units(product.priceRangeV2.maxVariantPrice ?? product.priceRangeV2.minVariantPrice, 'price of a product'),
  permalink: product.onlineStoreUrl,
  image_url: product.featuredMedia?.preview?.image?.url ?? null,
  stock_quantity: product.tracksInventory ? product.totalInventory : null,
  // Whether one may buy what is not there is said of each variant only.
  stock_status: null,
  collection_provider_ids: [
    ...new Set(product.collections.nodes.map(({ legacyResourceId }) => legacyResourceId)),
  ],
  modified_at: product.updatedAt,
})

export const customerRow = (customer: Customer): CustomerRow => ({
  provider_id: customer.legacyResourceId,
  email: lowerCase(customer.defaultEmailAddress),
  name: fullName(customer),
  city: customer.defaultAddress?.city ?? null,
  country: customer.defaultAddress?.countryCodeV2 ?? null,
  phone: customer.defaultPhoneNumber?.phoneNumber ?? customer.defaultAddress?.phone ?? null,
  address: addressOf(customer.defaultAddress),
  registered_at: customer.createdAt,
  modified_at: customer.updatedAt,
})

export function orderRow(order: Order): OrderRow {
  const { customer, billingAddress: billing, customerJourneySummary: journey } = order
  const refunded = units(order.totalRefundedSet, 'totalRefundedSet of an order')
  return {
    provider_id: order.legacyResourceId,
    // Lists of both kinds of store write the sign themselves.
    number: order.name.replace(/^#/, ''),
    status: orderStatus(order),
    currency: order.totalPriceSet.currencyCode,
    total: totalOf(order, refunded),
    tax_total: units(order.totalTaxSet, 'totalTaxSet of an order'),
    ...partsOf(order),
    // Fees of Shopify are lines.
    fee_total: 0,
    refunded_total: refunded,
    ordered_at: order.processedAt,
    modified_at: order.updatedAt,
    customer: {
      provider_id: customer?.legacyResourceId ?? null,
      email: lowerCase(order.email ?? customer?.defaultEmailAddress),
      name: (customer && fullName(customer)) || billing?.name || '',
      city: billing?.city ?? null,
      country: billing?.countryCodeV2 ?? null,
    },
    attribution: attribution(journey),
    ...(journey?.ready === false && { attribution_is_pending: true as const }),
    // The sum of each code isn't shared.
    discount_codes: order.discountCodes
      .filter((code) => code !== '')
      .map((code) => ({ code, discount: null })),
    payment_method: order.paymentGatewayNames.join(', ') || null,
    shipping_method: order.shippingLine?.title ?? null,
    note: order.note,
    phone: order.phone ?? order.shippingAddress?.phone ?? billing?.phone ?? null,
    billing_address: addressOf(billing),
    shipping_address: addressOf(order.shippingAddress),
    paid_at: paidAt(order),
    lines: order.lineItems.nodes.map((line) => ({
      provider_id: line.id.slice(line.id.lastIndexOf('/') + 1),
      product_provider_id: line.product,
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      total: totalOfLine(line, order.taxesIncluded),
    })),
  }
}

/**
 * What was ordered in the end. Shopify keeps what an edit took out before it was paid in the first total, and gives no
 * refund for it: only the current total, to which refunds are added again, knows.
 */
function totalOf(order: Order, refunded: number): number {
  const total = units(order.totalPriceSet, 'totalPriceSet of an order')
  if (order.cancelledAt !== null) return total
  return Math.min(total, units(order.currentTotalPriceSet, 'currentTotalPriceSet of an order') + refunded)
}

const discountOfLine = (line: Line) =>
  sum(
    line.discountAllocations.map(({ allocatedAmountSet }) =>
      units(allocatedAmountSet, 'discountAllocations of a line'),
    ),
  )
const taxOfLine = (line: Line) =>
  sum(line.taxLines.map(({ priceSet }) => units(priceSet, 'taxLines of a line')))

const totalOfLine = (line: Line, taxesIncluded: boolean): number =>
  units(line.originalTotalSet, 'originalTotalSet of a line') -
  discountOfLine(line) -
  (taxesIncluded ? taxOfLine(line) : 0)

/**
 * Shipping after discounts, and the discounts of the lines, both without tax. Shopify gives shipping before discounts,
 * one sum of the discounts of lines and shipping, and one sum of their taxes, and where prices hold the tax, these hold
 * it too: what is not of a line is of the shipping.
 */
function partsOf(order: Order): { shipping_total: number; discount_total: number } {
  const lines = order.lineItems.nodes
  const ofLines = sum(lines.map(discountOfLine))
  const discounts = units(order.totalDiscountsSet, 'totalDiscountsSet of an order')
  const taxes = units(order.totalTaxSet, 'totalTaxSet of an order')
  const shipping = units(order.totalShippingPriceSet, 'totalShippingPriceSet of an order')
  const taxOfShipping = order.taxesIncluded ? Math.max(0, taxes - sum(lines.map(taxOfLine))) : 0
  return {
    shipping_total: shipping - Math.max(0, discounts - ofLines) - taxOfShipping,
    discount_total: order.taxesIncluded ? sum(lines.map(discountWithoutTax)) : ofLines,
  }
}

/** The part of a line's discount that is no tax: it is taxed like what was paid for the line. */
function discountWithoutTax(line: Line): number {
  const discount = discountOfLine(line)
  const paid = units(line.originalTotalSet, 'originalTotalSet of a line') - discount
  // Of a line that cost nothing in the end no tax is known.
  return paid <= 0 ? discount : Math.round((discount * (paid - taxOfLine(line))) / paid)
}

export const refundRow = (
  refund: Refund,
  lines: RefundLine[],
  order: { legacyResourceId: string; taxesIncluded: boolean },
): RefundRow => ({
  provider_id: refund.legacyResourceId,
  order_provider_id: order.legacyResourceId,
  amount: Math.abs(units(refund.totalRefundedSet, 'totalRefundedSet of a refund')),
  refunded_at: refund.processedAt,
  reason: refund.note,
  lines: lines.map((line) => ({
    product_provider_id: line.lineItem?.product ?? null,
    quantity: Math.abs(line.quantity),
    total: Math.abs(
      units(line.subtotalSet, 'subtotalSet of a refunded line') -
        (order.taxesIncluded ? units(line.totalTaxSet, 'totalTaxSet of a refunded line') : 0),
    ),
  })),
})
