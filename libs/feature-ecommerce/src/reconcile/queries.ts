import { endpointQuery } from '@tandem/api-client/react'
import { getReconciliation } from '@tandem/api-contract'

/** The compared month, and how Tandem counts it. */
export interface ReconcileSearch {
  month: string
  by: 'ordered' | 'paid'
  refunds: 'order' | 'given'
}

/**
 * A month of a store beside the shop's report. The shop is asked on request, not each time the page is shown.
 */
export const reconcileQueries = {
  month: (id: number, search: ReconcileSearch) =>
    endpointQuery(
      getReconciliation,
      { params: { id }, search },
      { staleTime: Infinity, refetchOnReconnect: false, retry: false },
    ),
}
