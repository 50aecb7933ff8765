import * as v from 'valibot'
import { CurrencyCode, MinorUnits, Units } from './fields.ts'

/** What units cost, in minor units of the currency beside it, with decimals: costs are finer than prices. */
export const Cost = v.pipe(v.number(), v.finite())

/**
 * Sales whose cost is known. Their gross profit is `revenue` − `cost`: what the lines brought after discounts and without
 * tax, less what came back, minus the cost of the units that were kept. Lines without a known cost are left out, on
 * both sides. Where all four are 0, nothing is known.
 */
export const CostedSales = v.strictObject({
  /** Units with a known cost, less those that came back. */
  units: Units,
  /** Those of them with today's cost: it became known after they were ordered, and may have been another one then. */
  todays_units: Units,
  revenue: MinorUnits,
  cost: Cost,
})
export type CostedSales = v.InferOutput<typeof CostedSales>

/** What some sales in one currency brought, their units, and what of them is known of cost. */
export const CostedAmount = v.strictObject({
  currency: CurrencyCode,
  amount: MinorUnits,
  units: Units,
  costed: CostedSales,
})
export type CostedAmount = v.InferOutput<typeof CostedAmount>
