import * as v from 'valibot'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'
import { PageMeta } from './page.ts'

/** Sales in one currency less what was given back; currencies are never added. */
const Bought = v.strictObject({ currency: CurrencyCode, orders: Count, revenue: MinorUnits })

/**
 * A customer by what brought them: a post or a discount code that their first sale in the store names. Whoever's first sale
 * is before `known_since` is left out, because they may have bought before.
 */
export const BroughtCustomer = v.strictObject({
  id: Id,
  store_id: Id,
  /** Empty where the shop knows no name. */
  name: v.string(),
  first_order_at: Instant,
  first: Bought,
  /** What they bought after it, whatever led them there. */
  later: v.array(Bought),
})
export type BroughtCustomer = v.InferOutput<typeof BroughtCustomer>

/** Beside one page of them. */
export const BroughtMeta = v.strictObject({
  ...PageMeta.entries,
  /** Of all of them: their first sales, and what they bought since, by currency. */
  first: v.array(Bought),
  later: v.array(Bought),
  /**
   * The first day that the sales of all the stores are known of; null where there is no limit. Whoever bought before it alone
   * counts as new.
   */
  known_since: v.nullable(v.string()),
  /** Customers who are left out because of it. */
  unknown: Count,
})
