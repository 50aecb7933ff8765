import * as v from 'valibot'
import { Count, CurrencyCode, MinorUnits } from './fields.ts'

/**
 * How sure it is that a post sold something, surest first. `exact`: the order's own attribution names the post.
 * `likely`: the order came from Instagram and holds a linked product within 7 days of the post. `estimated`: what a
 * linked product sold on the 7 days from the post's beyond the median of the same weekday in the 28 days before, less
 * what is exact or likely already. An order counts once, in its surest step, for the latest post.
 */
export const attributionSteps = ['exact', 'likely', 'estimated'] as const
export const AttributionStep = v.picklist(attributionSteps)
export type AttributionStep = v.InferOutput<typeof AttributionStep>

const ofOrders = v.strictObject({
  orders: Count,
  units: v.pipe(v.number(), v.safeInteger()),
  /** Totals of these orders less what was given back of them. */
  revenue: MinorUnits,
})

/** What a post sold in one currency, step by step; never more than one step of an order. */
export const PostSales = v.strictObject({
  currency: CurrencyCode,
  exact: ofOrders,
  likely: ofOrders,
  /** A median of whole numbers may end in a half. */
  estimated: v.strictObject({ units: v.number(), revenue: MinorUnits }),
})
export type PostSales = v.InferOutput<typeof PostSales>
