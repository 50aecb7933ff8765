import type { OrderRow, RefundRow } from '../order-rows.ts'
import { unitCost } from '../unit-cost.ts'
import type { CollectionRow, CustomerRow, ProductRow } from '../store-connector.ts'
import { attribution } from './attribution.ts'
import { unitsOf } from './money.ts'
import type { OrderChanges } from './order-changes.ts'
import { givenWithoutTax, moneyOfOrder, taxGiven } from './order-money.ts'
import { orderStatus } from './order-status.ts'
import { postalAddress } from '../postal-address.ts'
import { partsOfRefund } from '../refund-parts.ts'
import type { RefundContents } from './refund-contents.ts'
import type {
  Address,
  Collection,
  Customer,
  Order,
  Product,
  Refund,
  Transaction,
  Variant,
} from './schemas.ts'

const lowerCase = (email: string | null | undefined) => email?.toLowerCase() ?? null

/** Shopify's own display name would be the email or phone of somebody without a name. */
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

/** Received money; an authorisation is only a promise. */
const pays = ({ kind, status }: Transaction) =>
  status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE')

/** Shopify has no date for it: the last payment of a fully paid order. */
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

const costOf = ({ inventoryItem }: Variant): number | null => {
  const cost = inventoryItem?.unitCost ?? null
  return cost && unitCost(cost.amount, cost.currencyCode)
}

export const productRow = (product: Product): ProductRow => ({
  provider_id: product.legacyResourceId,
  name: product.title,
  sku: product.variants.nodes.find(({ sku }) => sku !== null)?.sku ?? null,
  status: product.status,
  price: product.priceRangeV2 && unitsOf(product.priceRangeV2.minVariantPrice, 'price of a product'),
  price_max:
    product.priceRangeV2 &&
    unitsOf(
      product.priceRangeV2.maxVariantPrice ?? product.priceRangeV2.minVariantPrice,
      'price of a product',
    ),
  permalink: product.onlineStoreUrl,
  image_url: product.featuredMedia?.preview?.image?.url ?? null,
  stock_quantity: product.tracksInventory ? product.totalInventory : null,
  // Whether something out of stock can be bought is only known for each variant.
  stock_status: null,
  collection_provider_ids: [
    ...new Set(product.collections.nodes.map(({ legacyResourceId }) => legacyResourceId)),
  ],
  costs: product.variants.nodes.map((variant) => ({
    variation_provider_id: variant.legacyResourceId,
    cost: costOf(variant),
  })),
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

/** An order in our terms; `changes` is null when only refunds changed it. */
export function orderRow(order: Order, changes: OrderChanges | null): OrderRow {
  const { customer, billingAddress: billing, customerJourneySummary: journey } = order
  const { money, lines } = moneyOfOrder(order, changes)
  return {
    provider_id: order.legacyResourceId,
    // Our lists show the sign for both kinds of store.
    number: order.name.replace(/^#/, ''),
    status: orderStatus(order),
    currency: order.totalPriceSet.currencyCode,
    ...money,
    // Fees in Shopify are lines.
    fee_total: 0,
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
    // The amount of each code isn't shared.
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
    is_edited: order.edited,
    return_state: returnStates.get(order.returnStatus ?? '') ?? null,
    lines,
  }
}

const returnStates = new Map<string, NonNullable<OrderRow['return_state']>>([
  ['RETURN_REQUESTED', 'requested'],
  ['IN_PROGRESS', 'open'],
  ['INSPECTION_COMPLETE', 'open'],
  ['RETURNED', 'returned'],
  ['RETURN_FAILED', 'failed'],
])

export function refundRow(
  refund: Refund,
  { lines: named, shipping, duties }: RefundContents,
  order: { legacyResourceId: string; taxesIncluded: boolean },
): RefundRow {
  const amount = Math.abs(unitsOf(refund.totalRefundedSet, 'totalRefundedSet of a refund'))
  const lines = named.map((line) => ({
    line,
    total: givenWithoutTax(line, order.taxesIncluded),
    tax: taxGiven(line),
  }))
  return {
    provider_id: refund.legacyResourceId,
    order_provider_id: order.legacyResourceId,
    amount,
    ...partsOfRefund(amount, {
      lines,
      shipping: shipping.total + shipping.tax === 0 ? [] : [shipping],
      fees: duties === 0 ? [] : [{ total: duties, tax: 0 }],
    }),
    refunded_at: refund.processedAt,
    reason: refund.note,
    lines: lines.map(({ line, total }) => ({
      product_provider_id: line.lineItem?.product ?? null,
      quantity: Math.abs(line.quantity),
      total,
    })),
  }
}
