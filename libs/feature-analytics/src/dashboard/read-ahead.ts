import type { ReadAhead } from '@tandem/app-frame'
import { connectedAccountQueries, storeQueries, teamClock } from '@tandem/choices'
import { readSelectedStore, sessionQueries } from '@tandem/session'
import { dashboardRequests, readDashboardSearch } from './dashboard-search.ts'
import { readDashboard } from './queries.ts'

/** For the last selected store, otherwise for all. */
export const readAhead: ReadAhead = (queryClient) => {
  const me = queryClient.getQueryData(sessionQueries.me.queryKey)
  if (me === undefined) return
  void queryClient.prefetchQuery(storeQueries.list())
  void queryClient.prefetchQuery(connectedAccountQueries.list())
  const search = readDashboardSearch(new URLSearchParams(), [])
  readDashboard(queryClient, dashboardRequests(search, readSelectedStore(), teamClock(me.team)))
}
