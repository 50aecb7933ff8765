import * as v from 'valibot'
import { Period, PeriodCompared, periodSearch } from './account-analytics.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits } from './fields.ts'
import { isSoundFilter } from './list-filter.ts'

/**
 * Where an order came from, by what the shop recorded about the last visit. `unknown`: it recorded nothing.
 * `campaign`: a tagged link that fits no other channel.
 */
export const orderChannels = [
  'instagram',
  'instagram_paid',
  'paid',
  'social',
  'email',
  'search',
  'referral',
  'direct',
  'campaign',
  'admin',
  'app',
  'unknown',
] as const
export type OrderChannel = (typeof orderChannels)[number]

/** Part of the sales in one currency; revenue is sales minus refunds. */
const Bought = v.strictObject({ orders: Count, revenue: MinorUnits })

/** Purchases in one currency. */
const CustomerCurrency = v.strictObject({
  currency: CurrencyCode,
  ...Bought.entries,
  /** Revenue divided by sales, rounded to a minor unit. */
  average_order: MinorUnits,
  new: Bought,
  returning: Bought,
  without_customer: Bought,
  /** Most revenue first; channels without a sale are left out. */
  channels: v.array(v.strictObject({ channel: v.picklist(orderChannels), ...Bought.entries })),
})
export type CustomerCurrency = v.InferOutput<typeof CustomerCurrency>

/**
 * Who bought in a period. A customer is new when their first sale in the store is in the period, and
 * returning when they had bought before it; a new customer's purchases in the period all count as new. Orders
 * without an email address have no customer. A period that begins before `stores_known_since` counts only
 * sales since then. Everything is null when the period ends before it; for the compared period, already when
 * it begins before it.
 */
export const CustomerTotals = v.strictObject({
  ...Period.entries,
  new_customers: v.nullable(Count),
  returning_customers: v.nullable(Count),
  /** Sales without a customer. */
  orders_without_customer: v.nullable(Count),
  currencies: v.nullable(v.array(CustomerCurrency)),
})
export type CustomerTotals = v.InferOutput<typeof CustomerTotals>

/** Who bought, compared with the period before. */
export const DashboardCustomers = v.strictObject({
  timezone: v.string(),
  current: CustomerTotals,
  previous: v.nullable(CustomerTotals),
  /** Null when `previous` is null. */
  compared: v.nullable(PeriodCompared),
  /**
   * The first day from which the sales of all the stores are known; null when there is no limit. Somebody who
   * bought only before it counts as new.
   */
  stores_known_since: v.nullable(v.string()),
  stores_count: Count,
})
export type DashboardCustomers = v.InferOutput<typeof DashboardCustomers>

export const getDashboardCustomers = endpoint({
  name: 'getDashboardCustomers',
  method: 'GET',
  path: '/dashboard/customers',
  summary: 'New and returning customers, the average order and orders by channel, against the period before',
  access: 'analytics.read',
  reads: ['figures'],
  search: v.pipe(v.strictObject({ store_id: v.optional(Id), ...periodSearch }), isSoundFilter()),
  data: DashboardCustomers,
})
