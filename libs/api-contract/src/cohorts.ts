import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits } from './fields.ts'

/** After how many days cohorts are looked at. */
export const cohortDays = [30, 90, 365] as const

const Window = v.nullable(
  v.strictObject({
    /** Customers with a second sale within these days after their first. */
    repeat_customers: Count,
    /** What they all bought within these days, the first sale included, less refunds; in the currency alone. */
    revenue: MinorUnits,
  }),
)

/**
 * The customers whose first sale in a store is in a month of the team's zone and in the currency; of first sales of one moment
 * the currency whose code is first in the alphabet counts, so that each customer is in one cohort. A window is null until its
 * days have passed for whoever bought at the end of the month: "not yet".
 */
export const Cohort = v.strictObject({
  /** `2026-03`. */
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
  /** The currency that is shown: the one that is asked for, else the one with most sales. Null without a sale. */
  currency: v.nullable(CurrencyCode),
  /** Of all that something was sold in, most sales first. */
  currencies: v.array(CurrencyCode),
  /**
   * The first day that the sales of all the stores are known of; null where there is no limit. Whoever bought before it is
   * in the month of their first sale since then.
   */
  known_since: v.nullable(v.string()),
  /** The latest first; months without a new customer are left out, and those that begin before `known_since`. */
  months: v.array(Cohort),
  /** Sales in the currency that name no address, and so belong to no cohort. */
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
