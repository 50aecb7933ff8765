import { endpointQuery } from '@tandem/api-client/react'
import {
  getDashboardAudience,
  getDashboardCustomers,
  getDashboardInsights,
  getFirstSteps,
  getOnlineFollowers,
  listFigureChanges,
} from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import type { DashboardRequests } from './dashboard-search.ts'

/** How long data counts as fresh, so that the page doesn't repeat what the menu read ahead. */
const freshForMs = 10_000

const usual = { staleTime: freshForMs, refetchOnReconnect: 'always' } as const

/** The polling interval for the progress of recalculating past months. */
const recountAskedEveryMs = 3_000

/** The reads of the dashboard's widgets. */
export const dashboardQueries = {
  insights: (search: DashboardRequests['insights']) => endpointQuery(getDashboardInsights, { search }, usual),
  onlineFollowers: (search: DashboardRequests['onlineFollowers']) =>
    endpointQuery(getOnlineFollowers, { search }, usual),
  customers: (search: DashboardRequests['customers']) =>
    endpointQuery(getDashboardCustomers, { search }, usual),
  audience: (search: DashboardRequests['audience']) => endpointQuery(getDashboardAudience, { search }, usual),
  /** Without an answer there is no checklist, so a failure isn't shown. */
  firstSteps: () => endpointQuery(getFirstSteps, {}, { ...usual, meta: { errors: 'local' } }),
  /** Without an answer the page shows no changes, so a failure isn't shown. */
  figureChanges: () =>
    endpointQuery(
      listFigureChanges,
      {},
      {
        ...usual,
        meta: { errors: 'local' },
        refetchInterval: ({ state }) => (state.data?.meta.recount ? recountAskedEveryMs : false),
      },
    ),
}

/** Starts all reads of the dashboard without waiting. Each widget handles its failures. */
export function readDashboard(queryClient: QueryClient, requests: DashboardRequests) {
  void queryClient.prefetchQuery(dashboardQueries.insights(requests.insights))
  void queryClient.prefetchQuery(dashboardQueries.onlineFollowers(requests.onlineFollowers))
  void queryClient.prefetchQuery(dashboardQueries.customers(requests.customers))
  void queryClient.prefetchQuery(dashboardQueries.audience(requests.audience))
  void queryClient.prefetchQuery(dashboardQueries.figureChanges())
  void queryClient.prefetchQuery(dashboardQueries.firstSteps())
}
