import { endpointQuery } from '@tandem/api-client'
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

/** How long what was read counts as new: what the menu read ahead is not read again by the page. */
const freshFor = 10_000

const usual = { staleTime: freshFor, refetchOnReconnect: 'always' } as const

/** How often the page asks how far the count of past months is. */
const recountAskedEvery = 3_000

/** What the widgets of the dashboard read. */
export const dashboardQueries = {
  insights: (search: DashboardRequests['insights']) => endpointQuery(getDashboardInsights, { search }, usual),
  onlineFollowers: (search: DashboardRequests['onlineFollowers']) =>
    endpointQuery(getOnlineFollowers, { search }, usual),
  customers: (search: DashboardRequests['customers']) =>
    endpointQuery(getDashboardCustomers, { search }, usual),
  audience: (search: DashboardRequests['audience']) => endpointQuery(getDashboardAudience, { search }, usual),
  /** Without an answer there is no checklist, so that nobody reads of a failure. */
  firstSteps: () => endpointQuery(getFirstSteps, {}, { ...usual, meta: { errors: 'local' } }),
  /** Without them the page says nothing of changes, so that nobody reads of a failure. */
  figureChanges: () =>
    endpointQuery(
      listFigureChanges,
      {},
      {
        ...usual,
        meta: { errors: 'local' },
        refetchInterval: ({ state }) => (state.data?.meta.recount ? recountAskedEvery : false),
      },
    ),
}

/** Starts all reads of the dashboard and waits for none. Failures are the business of each widget. */
export function readDashboard(queryClient: QueryClient, requests: DashboardRequests) {
  void queryClient.prefetchQuery(dashboardQueries.insights(requests.insights))
  void queryClient.prefetchQuery(dashboardQueries.onlineFollowers(requests.onlineFollowers))
  void queryClient.prefetchQuery(dashboardQueries.customers(requests.customers))
  void queryClient.prefetchQuery(dashboardQueries.audience(requests.audience))
  void queryClient.prefetchQuery(dashboardQueries.figureChanges())
  void queryClient.prefetchQuery(dashboardQueries.firstSteps())
}
