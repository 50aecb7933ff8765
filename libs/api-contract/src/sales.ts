import * as v from 'valibot'
import { CostedSales } from './costed-sales.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, MinorUnits, Units } from './fields.ts'
import { isSoundFilter } from './list-filter.ts'
import { orderConditions } from './orders.ts'

/** The parts of revenue: `gross` − `discounts` + `fees` + `shipping` + `tax` + `other` − `refunded`. */
export const SalesSplit = v.strictObject({
  /** Lines before discounts, without tax. */
  gross: MinorUnits,
  /** Positive; discounts on the lines, without tax. */
  discounts: MinorUnits,
  /** Without tax. */
  fees: MinorUnits,
  /** After discounts, without tax. */
  shipping: MinorUnits,
  tax: MinorUnits,
  /** Tips and everything that the shop doesn't name. */
  other: MinorUnits,
  /** Positive; refunds of these sales on any day. */
  refunded: MinorUnits,
})
export type SalesSplit = v.InferOutput<typeof SalesSplit>

/**
 * What was sold on one day in the team's time zone, in one currency. Revenue is the day's sales minus their
 * refunds at any time; `refunds` is what was refunded on that day, for orders of any day.
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
/** What was sold in one currency on all the requested days. */
export const SalesTotal = v.strictObject({
  ...figures,
  /** Orders whose parts are unknown until their store is synced again. */
  unsplit: Count,
  /**
   * The product lines of these orders. A refund that names no line counts for removed units first; the rest is
   * subtracted from all lines in proportion.
   */
  costed: CostedSales,
  /** Null when the parts of one of the orders are unknown. */
  split: v.nullable(SalesSplit),
})
export type SalesTotal = v.InferOutput<typeof SalesTotal>

/** The search and the filters of the list of orders, for the sales among them. */
export const SalesSearch = v.pipe(v.strictObject(orderConditions), isSoundFilter())
export type SalesSearch = v.InferOutput<typeof SalesSearch>

/**
 * The sales among the orders that the same search and filters list. At most 1,100 days, the latest of those
 * asked for, and without `date_to` none after tomorrow; totals include all of them. `refunds` are of orders
 * of any day that the other filters find. Days before all the stores are known are left out; see
 * `known_since` of `Store`. Amounts of different currencies are never added up.
 */
export const listSalesDays = endpoint({
  name: 'listSalesDays',
  method: 'GET',
  path: '/ecommerce/sales/days',
  summary: 'Sales day by day and currency by currency, of the orders that the same search and filters list',
  access: 'orders.read',
  reads: ['orders'],
  search: SalesSearch,
  data: v.array(SalesDay),
  meta: v.strictObject({
    /** Most orders first. */
    totals: v.array(SalesTotal),
    /** The first requested day with something in the totals; null without one. */
    first_day: v.nullable(v.string()),
  }),
})
