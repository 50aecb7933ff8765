import * as v from 'valibot'
import { CostedSales } from './costed-sales.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, Units } from './fields.ts'

/**
 * How an order is connected to a post. `proven`: the order itself names the post, so it counts for that post
 * only. `organic` and `paid`: the order came from Instagram, by a post, profile or ad that it doesn't name,
 * and contains a product linked to the post. The kinds are never added up.
 */
export const soldKinds = ['proven', 'organic', 'paid'] as const
export const SoldKind = v.picklist(soldKinds)
export type SoldKind = v.InferOutput<typeof SoldKind>

/** How many days after a post an order that names it can come. */
export const provenWindows = ['7', '30', '90'] as const
export const ProvenWindow = v.picklist(provenWindows)
export type ProvenWindow = v.InferOutput<typeof ProvenWindow>

/**
 * How many days after a post an order from Instagram that doesn't name it can come. Lift uses the same days.
 */
export const instagramWindow = 7

const sold = {
  orders: Count,
  /** Units of the lines that count, minus returns. */
  units: Units,
  /** The lines that count after discounts, without tax and shipping, minus their refunds. */
  revenue: MinorUnits,
}

/** Lines of linked products when the post has linked products, otherwise all lines. */
const Proven = v.strictObject({
  ...sold,
  /** The other lines of the same orders, by the same rule. */
  also_revenue: MinorUnits,
  /** The part of the lines that count whose cost is known. */
  costed: CostedSales,
})

/** Lines of products linked to the post. */
const Possible = v.strictObject({
  ...sold,
  /** The maximum number of other posts that one of these orders could belong to. */
  shared_with: Count,
})

/** What a post sold in one currency. Its figures are separate: they are never added up or ranked together. */
export const PostSales = v.strictObject({
  currency: CurrencyCode,
  proven: v.strictObject({ '7': Proven, '30': Proven, '90': Proven }),
  /** From Instagram, post unknown: each order counts for every post that it could belong to. */
  instagram: v.strictObject({ organic: Possible, paid: Possible }),
})
export type PostSales = v.InferOutput<typeof PostSales>

/** A store with orders since a post that were never read, because its key only reads orders of the last days. */
export const UnreadStore = v.strictObject({
  store_id: Id,
  /** All its orders since this moment are known; see `Store`. */
  known_since: Instant,
  /** Its own currency, and those of the orders that were read. */
  currencies: v.array(CurrencyCode),
})
export type UnreadStore = v.InferOutput<typeof UnreadStore>

interface ReadPost {
  unread_stores: readonly UnreadStore[]
  /** Those that the post links to. */
  products: readonly { store_id: number }[]
}

/**
 * Since when all orders that could count for a figure of a post are known; null when none since the post is missing.
 * Otherwise a figure without orders isn't 0 but unknown. Without a currency: in any of them.
 */
export function soldKnownSince(
  { unread_stores, products }: ReadPost,
  kind: SoldKind,
  currency?: string,
): string | null {
  const moments = unread_stores
    .filter(({ currencies }) => currency === undefined || currencies.includes(currency))
    .filter(({ store_id }) => kind === 'proven' || products.some((product) => product.store_id === store_id))
    .map(({ known_since }) => known_since)
  return moments.toSorted().at(-1) ?? null
}

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
 * - `effect`: the interval doesn't contain 0; sales may have gone up or down.
 * - `none`: it contains 0, and doubled sales would have been noticed.
 * - `too_few`: it contains 0, but doubled sales would probably have been missed.
 * - `no_baseline`: too few days have known sales, before the post or after it.
 * - `too_soon`: less than 24 hours of the window have passed.
 */
export const liftVerdicts = ['effect', 'none', 'too_few', 'no_baseline', 'too_soon'] as const
export const LiftVerdict = v.picklist(liftVerdicts)
export type LiftVerdict = v.InferOutput<typeof LiftVerdict>

/** Units sold on a day of the team within the window, beside the usual number in the same hours. */
const PostLiftDay = v.strictObject({ day: v.string(), sold: Units, expected: Units })
export type PostLiftDay = v.InferOutput<typeof PostLiftDay>

const liftInterval = {
  /** The best estimate of the added units; negative when less was sold. */
  lift: Units,
  /** The 90 % interval of the true lift. */
  low: Units,
  high: Units,
}

const liftState = {
  verdict: LiftVerdict,
  /** How many posts share the estimate, including this one. */
  posts: Count,
  /** The window has ended. */
  is_over: v.boolean(),
  /** A later post is linked to one of the products: from then on its sales count for that post. */
  is_cut: v.boolean(),
}

/** The lift of a post as lists show it; see `PostLift`. */
export const ListedLift = v.strictObject({
  ...liftState,
  /** Null for `no_baseline` and `too_soon`. For `too_few` they say almost nothing. */
  figures: v.nullable(v.strictObject(liftInterval)),
})
export type ListedLift = v.InferOutput<typeof ListedLift>

/**
 * What a post, or several that can't be separated, added to the sales of its products to anyone.
 * Estimated for the 7 days from the post on. It is never added to or ranked with what orders say.
 */
export const PostLift = v.strictObject({
  ...liftState,
  /** Null for `no_baseline` and `too_soon`. For `too_few` they say almost nothing. */
  figures: v.nullable(
    v.strictObject({
      ...liftInterval,
      sold: Units,
      /** The usual number of units in the same hours. */
      expected: Units,
      /** The days of the window; the first and the last are partial. */
      days: v.array(PostLiftDay),
    }),
  ),
  estimated_at: Instant,
})
export type PostLift = v.InferOutput<typeof PostLift>
