import * as v from 'valibot'
import { CostedSales } from './costed-sales.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits, Units } from './fields.ts'
import { dayFilter, isSoundFilter } from './list-filter.ts'

/** What revenue is made of: `gross` − `discounts` + `fees` + `shipping` + `tax` + `other` − `refunded` is the revenue. */
export const SalesSplit = v.strictObject({
  /** Lines before discounts, without tax. */
  gross: MinorUnits,
  /** Positive; what was taken off the lines, without tax. */
  discounts: MinorUnits,
  /** Without tax. */
  fees: MinorUnits,
  /** After discounts, without tax. */
  shipping: MinorUnits,
  tax: MinorUnits,
  /** Tips and whatever else the shop gives no name to. */
  other: MinorUnits,
  /** Positive; what was given back of these sales on any day. */
  refunded: MinorUnits,
})
export type SalesSplit = v.InferOutput<typeof SalesSplit>

/**
 * What was sold on one day of the team's zone in one currency. Revenue is the totals of the day's sales less what was
 * given back of them at any time; `refunds` is what was given back on that day, of orders of any day.
 */
export const SalesDay = v.strictObject({
  day: v.string(),
  currency: CurrencyCode,
  orders: Count,
  revenue: MinorUnits,
  refunds: MinorUnits,
  units: Units,
})
export type SalesDay = v.InferOutput<typeof SalesDay>

const { day: _day, ...figures } = SalesDay.entries
/** What was sold in one currency on all the days that were asked for. */
export const SalesTotal = v.strictObject({
  ...figures,
  /** Orders whose parts are unknown until their store is read again. */
  unsplit: Count,
  /** Of the product lines of these orders; money given back without naming a line is taken off all lines in proportion. */
  costed: CostedSales,
  /** Null while the parts of one of the orders are unknown. */
  split: v.nullable(SalesSplit),
})
export type SalesTotal = v.InferOutput<typeof SalesTotal>

/**
 * At most 1100 days at once, the latest of what is asked; the totals are of all of them. Days before all the stores are
 * known are left out; see `known_since` of `Store`. Amounts of different currencies are never added.
 */
export const listSalesDays = endpoint({
  name: 'listSalesDays',
  method: 'GET',
  path: '/ecommerce/sales/days',
  summary: 'Sales day by day and currency by currency, of one store or of all that are not archived',
  access: 'orders.read',
  reads: ['orders'],
  search: v.pipe(v.strictObject({ store_id: v.optional(Id), ...dayFilter }), isSoundFilter()),
  data: v.array(SalesDay),
  meta: v.strictObject({
    /** Most orders first. */
    totals: v.array(SalesTotal),
    /** The first of the days asked for with something in the totals; null where there is none. */
    first_day: v.nullable(v.string()),
  }),
})
