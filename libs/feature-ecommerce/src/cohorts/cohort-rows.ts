import type { Cohort, cohortDays } from '@tandem/api-contract'

/** How many days cohorts are looked at after. */
export type CohortDays = (typeof cohortDays)[number]

/** A window of a cohort; null: not yet. */
const windowOf = (cohort: Cohort, days: CohortDays) => cohort[`after_${days}`]

/** The part of the customers who bought again; null: not yet. */
export function repeatRate(cohort: Cohort, days: CohortDays): number | null {
  const window = windowOf(cohort, days)
  return window && window.repeat_customers / cohort.customers
}

/** Minor units for each customer, rounded; null: not yet. */
export function revenuePerCustomer(cohort: Cohort, days: CohortDays): number | null {
  const window = windowOf(cohort, days)
  return window && Math.round(window.revenue / cohort.customers)
}
