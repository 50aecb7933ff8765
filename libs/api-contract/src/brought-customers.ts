import * as v from 'valibot'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'
import { PageMeta } from './page.ts'

/** Sales in one currency minus refunds. Currencies are never added up. */
const Bought = v.strictObject({ currency: CurrencyCode, orders: Count, revenue: MinorUnits })

/**
 * A customer and what brought them: the post or discount code that their first sale in the store names.
 * Customers whose first known sale is before `known_since` are left out, because they may have bought
 * earlier.
 */
export const BroughtCustomer = v.strictObject({
  id: Id,
  store_id: Id,
  /** Empty when the shop has no name. */
  name: v.string(),
  first_order_at: Instant,
  first: Bought,
  /** What they bought after the first sale, wherever it came from. */
  later: v.array(Bought),
})
export type BroughtCustomer = v.InferOutput<typeof BroughtCustomer>

/** Totals beside one page of customers. */
export const BroughtMeta = v.strictObject({
  ...PageMeta.entries,
  /** Totals over all of them, by currency: their first sales, and what they bought since. */
  first: v.array(Bought),
  later: v.array(Bought),
  /**
   * The first day from which the sales of all the stores are known; null when there is no limit. Somebody who
   * bought only before it counts as new.
   */
  known_since: v.nullable(v.string()),
  /** Customers who are left out because of it. */
  unknown: Count,
})
