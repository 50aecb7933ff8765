import * as v from 'valibot'
import { CostedSales } from './costed-sales.ts'
import { Count, CurrencyCode, Instant, MinorUnits, Units } from './fields.ts'

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

/** How many days after a post an order from Instagram may come that does not name it; lift is of the same days. */
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
  /** Those of the lines that count whose cost is known. */
  costed: CostedSales,
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

/**
 * What an estimate of lift allows to say.
 *
 * - `effect`: the interval does not hold 0; sales may have been more or fewer.
 * - `none`: it holds 0, and doubled sales would have been noticed.
 * - `too_few`: it holds 0, and doubled sales would more likely have been missed.
 * - `no_baseline`: there are no earlier sales to compare with.
 * - `too_soon`: less than 24 hours of the window are over.
 */
export const liftVerdicts = ['effect', 'none', 'too_few', 'no_baseline', 'too_soon'] as const
export const LiftVerdict = v.picklist(liftVerdicts)
export type LiftVerdict = v.InferOutput<typeof LiftVerdict>

/** Units of a day of the team within the window, beside what is usual in the same hours. */
const PostLiftDay = v.strictObject({ day: v.string(), sold: Units, expected: Units })
export type PostLiftDay = v.InferOutput<typeof PostLiftDay>

const liftInterval = {
  /** The best guess of what was added; below 0 where less was sold. */
  lift: Units,
  /** The true lift lies between these nine times of ten. */
  low: Units,
  high: Units,
}

const liftState = {
  verdict: LiftVerdict,
  /** How many posts share the estimate, with this one. */
  posts: Count,
  /** The window has ended. */
  is_over: v.boolean(),
  /** A later post leads to one of the products: from then on its sales count for that one. */
  is_cut: v.boolean(),
}

/** The lift of a post as lists show it; see `PostLift`. */
export const ListedLift = v.strictObject({
  ...liftState,
  /** Null for `no_baseline` and `too_soon`. Of `too_few` they say next to nothing. */
  figures: v.nullable(v.strictObject(liftInterval)),
})
export type ListedLift = v.InferOutput<typeof ListedLift>

/**
 * What a post, or several that cannot be told apart, added to the sales of its products, whoever bought them: estimated
 * of the 7 days from the post on. It is never added to or ranked with what orders say.
 */
export const PostLift = v.strictObject({
  ...liftState,
  /** Null for `no_baseline` and `too_soon`. Of `too_few` they say next to nothing. */
  figures: v.nullable(
    v.strictObject({
      ...liftInterval,
      sold: Units,
      /** What would be usual in the same hours. */
      expected: Units,
      /** The days of the window; the first and the last are parts of days. */
      days: v.array(PostLiftDay),
    }),
  ),
  estimated_at: Instant,
})
export type PostLift = v.InferOutput<typeof PostLift>
