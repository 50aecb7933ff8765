import type { OrderLineRow } from '../order-rows.ts'
import { sumOf, unitsOf } from './money.ts'
import type { OrderChanges } from './order-changes.ts'
import type { Line, Order, RefundLine } from './schemas.ts'

/** The money of an order, in minor units and without tax except for `total` and `tax_total`. */
interface OrderMoney {
  total: number
  tax_total: number
  shipping_total: number
  discount_total: number
  refunded_total: number
  removed_total?: number
}

/** A line: ordered and not removed; refunded units are still included. */
interface KeptLine {
  quantity: number
  removed: number
  /** After discounts; with tax when prices include it. */
  paid: number
  discount: number
  tax: number
  /** Such as 0.2; null when it is unknown. */
  taxRate: number | null
}

/** The money and the lines of an order, without units that were removed without a refund. */
export function moneyOfOrder(
  order: Order,
  changes: OrderChanges | null,
): { money: OrderMoney; lines: OrderLineRow[] } {
  const both = order.lineItems.nodes.map((line) => ({ line, kept: keptOf(line, order, changes) }))
  const kept = both.map((one) => one.kept)
  const refunded_total = unitsOf(order.totalRefundedSet, 'totalRefundedSet of an order')
  const discount_total = sumOf(
    kept.map((one) => (order.taxesIncluded ? discountWithoutTax(one) : one.discount)),
  )
  const rest = changes ? restOfChanged(order, changes, kept) : restOf(order, kept, refunded_total)
  const lines = both.map(({ line, kept: { quantity, removed, paid, tax } }): OrderLineRow => ({
    provider_id: line.id.slice(line.id.lastIndexOf('/') + 1),
    product_provider_id: line.product,
    variation_provider_id: line.variant,
    name: line.name,
    sku: line.sku,
    quantity,
    removed_quantity: removed,
    removed_by: removed === 0 ? null : changes?.returned.has(line.id) ? 'return' : 'edit',
    added_by: changes?.addedBy.get(line.id) ?? null,
    total: paid - (order.taxesIncluded ? tax : 0),
    // Orders don't contain unit costs.
    unit_cost: null,
  }))
  const isShorter = kept.some(({ removed }) => removed > 0)
  return {
    money: {
      ...rest,
      discount_total,
      refunded_total,
      ...(changes && isShorter && { removed_total: givenForRemoved(order, changes, refunded_total) }),
    },
    lines,
  }
}

/**
 * Shipping after discounts, all tax, and the total of an order without removals. Shopify gives shipping
 * before discounts, one sum of the discounts on lines and shipping, and one sum of their taxes; when prices
 * include tax, so do these. Whatever belongs to no line counts as shipping.
 */
function restOf(order: Order, kept: KeptLine[], refunded: number) {
  const discounts = unitsOf(order.totalDiscountsSet, 'totalDiscountsSet of an order')
  const taxes = unitsOf(order.totalTaxSet, 'totalTaxSet of an order')
  const shipping = unitsOf(order.totalShippingPriceSet, 'totalShippingPriceSet of an order')
  const ofShipping = Math.max(0, discounts - sumOf(kept.map(({ discount }) => discount)))
  return {
    total: totalOf(order, refunded),
    tax_total: taxes,
    shipping_total: notBelowZero(shipping - ofShipping - taxInShipping(order, taxes, kept)),
  }
}

/** The total of what was ordered. The current total is reduced by refunds. */
function totalOf(order: Order, refunded: number): number {
  const total = unitsOf(order.totalPriceSet, 'totalPriceSet of an order')
  if (order.cancelledAt !== null) return total
  return Math.min(total, unitsOf(order.currentTotalPriceSet, 'currentTotalPriceSet of an order') + refunded)
}

/**
 * The same for an edited or returned order: the first total includes what was removed, so this starts with
 * what is left and adds the refunds. A refund of more or less than the value of what came back isn't part of
 * what is left; Shopify records that difference separately.
 */
function restOfChanged(order: Order, changes: OrderChanges, kept: KeptLine[]) {
  const left = unitsOf(order.currentTotalPriceSet, 'currentTotalPriceSet of an order')
  const refunded = unitsOf(order.totalRefundedSet, 'totalRefundedSet of an order')
  const { shipping, refundedShipping } = changes
  const taxes = changes.tax + sumOf(changes.given.map(taxGiven)) + refundedShipping.tax
  const back = refundedShipping.total + (order.taxesIncluded ? refundedShipping.tax : 0)
  return {
    total: left + refunded + changes.discrepancy,
    tax_total: taxes,
    shipping_total: notBelowZero(shipping + back - taxInShipping(order, taxes, kept)),
  }
}

/**
 * What refunds gave back for removed units: what they don't name, without goodwill. Shopify records goodwill as
 * a discrepancy, because nothing came back for it.
 */
function givenForRemoved({ taxesIncluded }: Order, changes: OrderChanges, refunded: number): number {
  const { given, refundedShipping, refundedDuties, discrepancy } = changes
  const named =
    sumOf(given.map((line) => givenWithoutTax(line, taxesIncluded) + taxGiven(line))) +
    refundedShipping.total +
    refundedShipping.tax +
    refundedDuties
  return Math.max(0, Math.min(refunded + discrepancy - named, refunded))
}

/** Shopify converts amounts in a buyer's currency one by one, so sums may differ by their rounding. */
const notBelowZero = (shipping: number) => Math.max(0, shipping)

const taxInShipping = ({ taxesIncluded }: Order, taxes: number, kept: KeptLine[]) =>
  taxesIncluded ? Math.max(0, taxes - sumOf(kept.map(({ tax }) => tax))) : 0

/** The tax of a refund's line. */
export const taxGiven = (line: RefundLine): number =>
  unitsOf(line.totalTaxSet, 'totalTaxSet of a refunded line')

/** What a refund's line returned without tax. */
export const givenWithoutTax = (line: RefundLine, taxesIncluded: boolean): number =>
  unitsOf(line.subtotalSet, 'subtotalSet of a refunded line') - (taxesIncluded ? taxGiven(line) : 0)

function keptOf(line: Line, { taxesIncluded, cancelledAt }: Order, changes: OrderChanges | null): KeptLine {
  const discount = discountOfLine(line)
  const tax = sumOf(line.taxLines.map(({ priceSet }) => unitsOf(priceSet, 'taxLines of a line')))
  const paid = unitsOf(line.originalTotalSet, 'originalTotalSet of a line') - discount
  const taxRate = taxRateOf(line)
  const whole = { quantity: line.quantity, removed: 0, paid, discount, tax, taxRate }
  if (changes === null || cancelledAt !== null) return whole
  const given = changes.given.filter(({ lineItem }) => lineItem?.id === line.id)
  const gone = Math.max(0, line.quantity - line.currentQuantity)
  const back = Math.min(gone, sumOf(given.map(({ quantity }) => Math.abs(quantity))))
  const removed = gone - back
  if (removed === 0) return whole
  const quantity = line.quantity - removed
  const share = (amount: number) => Math.round((amount * quantity) / line.quantity)
  const keptTax = share(tax)
  // Exact when Shopify gives the rest of the line; otherwise a share of the whole.
  const left = line.priceAfterAllDiscountsBeforeTaxesSet
  const keptPaid =
    left === null
      ? share(paid)
      : unitsOf(left, 'priceAfterAllDiscountsBeforeTaxesSet of a line') +
        sumOf(given.map((one) => givenWithoutTax(one, taxesIncluded))) +
        (taxesIncluded ? keptTax : 0)
  return { quantity, removed, paid: keptPaid, discount: share(discount), tax: keptTax, taxRate }
}

const discountOfLine = (line: Line) =>
  sumOf(
    line.discountAllocations.map(({ allocatedAmountSet }) =>
      unitsOf(allocatedAmountSet, 'discountAllocations of a line'),
    ),
  )

/** All taxes of a line together. */
function taxRateOf({ taxLines }: Line): number | null {
  const rates = taxLines.map(({ rate }) => rate).filter((rate) => rate !== null)
  return rates.length === taxLines.length ? sumOf(rates) : null
}

const millionths = 1_000_000

/** The tax in an amount with tax. */
function taxIn(amount: number, rate: number): number {
  const share = Math.round(rate * millionths)
  return Math.round((amount * share) / (millionths + share))
}

/**
 * The discount of a line without tax: what its price without tax is more than what was paid without tax. The tax of a
 * small amount is rounded too much to say how the rest was taxed, so the rates count if they explain it.
 */
function discountWithoutTax({ paid, discount, tax, taxRate }: KeptLine): number {
  if (taxRate !== null && Math.abs(tax - taxIn(paid, taxRate)) <= 1) {
    const price = paid + discount
    return price - taxIn(price, taxRate) - (paid - tax)
  }
  // For a line that cost nothing in the end the tax is unknown.
  return paid <= 0 ? discount : Math.round((discount * (paid - tax)) / paid)
}
