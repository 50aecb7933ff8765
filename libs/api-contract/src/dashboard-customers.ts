import * as v from 'valibot'
import { Period, PeriodCompared, periodSearch } from './account-analytics.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits } from './fields.ts'
import { isSoundFilter } from './list-filter.ts'

/**
 * Where an order came from, by what the shop noted of the last visit. `unknown`: it noted nothing. `campaign`: a tagged link
 * that is none of the others.
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

/** What of the sales in one currency came from whom; revenue is the total of a sale less what was given back. */
const Bought = v.strictObject({ orders: Count, revenue: MinorUnits })

/** What was bought in one currency. */
const CustomerCurrency = v.strictObject({
  currency: CurrencyCode,
  ...Bought.entries,
  /** Revenue by sale, rounded to a minor unit. */
  average_order: MinorUnits,
  new: Bought,
  returning: Bought,
  without_customer: Bought,
  /** Most revenue first; channels without a sale are left out. */
  channels: v.array(v.strictObject({ channel: v.picklist(orderChannels), ...Bought.entries })),
})
export type CustomerCurrency = v.InferOutput<typeof CustomerCurrency>

/**
 * Who bought in a period. A customer is new whose first sale in that store is in the period, with all that they bought in
 * it; returning who had bought before it. Orders that name no address have no customer. Where the period begins before
 * `stores_known_since` only sales since then count; all is null where it ends before, and of the period compared with where it
 * begins before.
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

/** Who bought, against the period before. */
export const DashboardCustomers = v.strictObject({
  timezone: v.string(),
  current: CustomerTotals,
  previous: v.nullable(CustomerTotals),
  /** Null where `previous` is. */
  compared: v.nullable(PeriodCompared),
  /**
   * The first day that the sales of all the stores are known of; null where there is no limit. Whoever bought before it alone
   * counts as new.
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
