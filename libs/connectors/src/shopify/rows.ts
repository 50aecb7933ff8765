import { minorUnits } from '../minor-units.ts'
import type { CollectionRow, CustomerRow, OrderRow, ProductRow, RefundRow } from '../store-connector.ts'
import { attribution } from './attribution.ts'
import { orderStatus } from './order-status.ts'
import type { Collection, Customer, Line, Money, Order, Product, Refund, RefundLine } from './schemas.ts'

const units = (money: Money | null, field: string) =>
  money === null ? 0 : minorUnits(money.amount, money.currencyCode, field)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const lowerCase = (email: string | null | undefined) => email?.toLowerCase() ?? null

/** Shopify's own display name would be the mail or the phone of who has no name. */
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

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
  permalink: product.onlineStoreUrl,
  image_url: product.featuredMedia?.preview?.image?.url ?? null,
  stock_quantity: product.tracksInventory ? product.totalInventory : null,
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
    shipping_total: units(order.totalShippingPriceSet, 'totalShippingPriceSet of an order'),
    discount_total: units(order.totalDiscountsSet, 'totalDiscountsSet of an order'),
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

function totalOfLine(line: Line, taxesIncluded: boolean): number {
  const discounts = line.discountAllocations.map(({ allocatedAmountSet }) =>
    units(allocatedAmountSet, 'discountAllocations of a line'),
  )
  const taxes = taxesIncluded
    ? line.taxLines.map(({ priceSet }) => units(priceSet, 'taxLines of a line'))
    : []
  return units(line.originalTotalSet, 'originalTotalSet of a line') - sum(discounts) - sum(taxes)
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
