import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits } from './fields.ts'

/** The ages, in days, at which cohorts are measured. */
export const cohortDays = [30, 90, 365] as const

const Window = v.nullable(
  v.strictObject({
    /** Customers with a second sale within these days after their first. */
    repeat_customers: Count,
    /** What they all bought within these days in this currency, including the first sale, minus refunds. */
    revenue: MinorUnits,
  }),
)

/**
 * The customers whose first sale in a store is in one month, in the team's time zone, and in one currency.
 * When first sales have the same time, the currency that comes first in the alphabet counts, so that each
 * customer is in one cohort. A window is null until its days have passed for customers of the last day of the
 * month: "not yet".
 */
export const Cohort = v.strictObject({
  /** Such as `2026-03`. */
  month: v.string(),
  customers: Count,
  after_30: Window,
  after_90: Window,
  after_365: Window,
})
export type Cohort = v.InferOutput<typeof Cohort>

/** The cohorts of one currency. */
export const Cohorts = v.strictObject({
  timezone: v.string(),
  /** The currency shown: the requested one, otherwise the one with most sales. Null without a sale. */
  currency: v.nullable(CurrencyCode),
  /** All currencies with sales, most sales first. */
  currencies: v.array(CurrencyCode),
  /**
   * The first day from which the sales of all the stores are known; null when there is no limit. Customers
   * who bought before it are in the month of their first sale after it.
   */
  known_since: v.nullable(v.string()),
  /**
   * Latest month first. Months without new customers, and months that begin before `known_since`, are left
   * out.
   */
  months: v.array(Cohort),
  /** Sales in the currency without an email address, which belong to no cohort. */
  orders_without_customer: Count,
})
export type Cohorts = v.InferOutput<typeof Cohorts>

export const listCohorts = endpoint({
  name: 'listCohorts',
  method: 'GET',
  path: '/ecommerce/cohorts',
  summary: 'Customers by the month of their first sale: who bought again, and what they brought in',
  access: 'customers.read',
  reads: ['customers', 'figures'],
  search: v.strictObject({ store_id: v.optional(Id), currency: v.optional(CurrencyCode) }),
  data: Cohorts,
})
