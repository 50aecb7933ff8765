import { call } from '@tandem/api-client'
import { getDashboardAudience, getDashboardInsights, getOnlineFollowers } from '@tandem/api-contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { DashboardRequests } from './dashboard-search.ts'

const dashboard = ['dashboard'] as const

/** How long what was read counts as new: what the menu read ahead is not read again by the page. */
const freshFor = 10_000

const usual = { staleTime: freshFor, refetchOnReconnect: 'always' } as const

/** What the widgets of the dashboard read. */
export const dashboardQueries = {
  all: dashboard,
  insights: (search: DashboardRequests['insights']) =>
    queryOptions({
      queryKey: [...dashboard, 'insights', search],
      queryFn: async ({ signal }) => (await call(getDashboardInsights, { search }, { signal })).data,
      ...usual,
    }),
  onlineFollowers: (search: DashboardRequests['onlineFollowers']) =>
    queryOptions({
      queryKey: [...dashboard, 'online-followers', search],
      queryFn: async ({ signal }) => (await call(getOnlineFollowers, { search }, { signal })).data,
      ...usual,
    }),
  audience: (search: DashboardRequests['audience']) =>
    queryOptions({
      queryKey: [...dashboard, 'audience', search],
      queryFn: async ({ signal }) => (await call(getDashboardAudience, { search }, { signal })).data,
      ...usual,
    }),
}

/** Starts all reads of the dashboard and waits for none. Failures are the business of each widget. */
export function readDashboard(queryClient: QueryClient, requests: DashboardRequests) {
  void queryClient.prefetchQuery(dashboardQueries.insights(requests.insights))
  void queryClient.prefetchQuery(dashboardQueries.onlineFollowers(requests.onlineFollowers))
  void queryClient.prefetchQuery(dashboardQueries.audience(requests.audience))
}
