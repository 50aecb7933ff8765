import type { Cohort, cohortDays } from '@tandem/api-contract'
import { rounded } from '@tandem/format'

/** The ages, in days, at which cohorts are measured. */
export type CohortDays = (typeof cohortDays)[number]

/** A window of a cohort; null means not yet. */
const windowOf = (cohort: Cohort, days: CohortDays) => cohort[`after_${days}`]

/** The share of customers who bought again; null means not yet. */
export function repeatRate(cohort: Cohort, days: CohortDays): number | null {
  const window = windowOf(cohort, days)
  return window && window.repeat_customers / cohort.customers
}

/** Minor units per customer, rounded; null means not yet. */
export function revenuePerCustomer(cohort: Cohort, days: CohortDays): number | null {
  const window = windowOf(cohort, days)
  return window && rounded(window.revenue / cohort.customers, 0)
}
