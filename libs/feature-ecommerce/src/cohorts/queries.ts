import { endpointQuery } from '@tandem/api-client/react'
import { listCohorts } from '@tandem/api-contract'

/** Which cohorts are shown. */
export interface CohortSearch {
  store_id?: number
  currency?: string
}

/** Customers by the month of their first sale. */
export const cohortQueries = {
  list: (search: CohortSearch) => endpointQuery(listCohorts, { search }),
}
