import * as v from 'valibot'
import { Count, CurrencyCode, MinorUnits, Units } from './fields.ts'

/**
 * How an order is connected to a post. `proven`: the order itself names the post, so it counts for that post alone.
 * `organic` and `paid`: the order came from Instagram, by a post, a profile or an advertisement that it does not name,
 * and holds a product that the post leads to. What is counted for one of them is never added to another.
 */
export const soldKinds = ['proven', 'organic', 'paid'] as const
export const SoldKind = v.picklist(soldKinds)
export type SoldKind = v.InferOutput<typeof SoldKind>

/** How many days after a post an order that names it may come. */
export const provenWindows = ['7', '30', '90'] as const
export const ProvenWindow = v.picklist(provenWindows)
export type ProvenWindow = v.InferOutput<typeof ProvenWindow>

/** How many days after a post an order from Instagram may come that does not name it. */
export const instagramWindow = 7

const sold = {
  orders: Count,
  /** Units of the lines that count, minus those that came back. */
  units: Units,
  /** The lines that count after discounts, without tax and shipping, minus their refunds. */
  revenue: MinorUnits,
}

/** Lines of linked products where the post leads to products, otherwise all lines. */
const Proven = v.strictObject({
  ...sold,
  /** The other lines of the same orders, by the same rule. */
  also_revenue: MinorUnits,
})

/** Lines of products that the post leads to. */
const Possible = v.strictObject({
  ...sold,
  /** How many other posts, at most, one of these orders could belong to as well. */
  shared_with: Count,
})

/** What a post sold in one currency. Its figures are told apart: they are never added up or ranked together. */
export const PostSales = v.strictObject({
  currency: CurrencyCode,
  proven: v.strictObject({ '7': Proven, '30': Proven, '90': Proven }),
  /** From Instagram, post unknown: each order is counted for every post that it could belong to. */
  instagram: v.strictObject({ organic: Possible, paid: Possible }),
})
export type PostSales = v.InferOutput<typeof PostSales>

/** What several posts sold in one currency and one window; each order counts once. */
export const SoldTotals = v.strictObject({
  currency: CurrencyCode,
  proven: Proven,
  instagram: v.strictObject({ organic: v.strictObject(sold), paid: v.strictObject(sold) }),
})
export type SoldTotals = v.InferOutput<typeof SoldTotals>
