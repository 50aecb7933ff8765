import * as v from 'valibot'
import { CurrencyCode, MinorUnits, Units } from './fields.ts'
import type { NumberSchema } from './fields.ts'

/**
 * What units cost, in minor units of the currency beside it. It has decimals, because costs are finer than
 * prices.
 */
export const Cost: NumberSchema = v.pipe(v.number(), v.finite())

/**
 * Sales with known cost. Their gross profit is `revenue` − `cost`: the lines after discounts and without tax,
 * minus refunds, minus the cost of the units that were kept. Lines without a known cost are left out on both
 * sides. All four are 0 when nothing is known.
 */
export const CostedSales = v.strictObject({
  /** Units with a known cost, minus returned ones. */
  units: Units,
  /**
   * Units valued at today's cost: it became known after they were ordered, and may have been different then.
   */
  todays_units: Units,
  revenue: MinorUnits,
  cost: Cost,
})
export type CostedSales = v.InferOutput<typeof CostedSales>

/** Revenue and units of sales in one currency, and as much of their cost as is known. */
export const CostedAmount = v.strictObject({
  currency: CurrencyCode,
  amount: MinorUnits,
  units: Units,
  costed: CostedSales,
})
export type CostedAmount = v.InferOutput<typeof CostedAmount>
