import type { NavigationContext } from '@tandem/app-frame'
import { teamClock } from '@tandem/choices'
import { readSelectedStore, sessionQueries } from '@tandem/session'
import { dashboardRequests, readDashboardSearch } from './dashboard-search.ts'
import { readDashboard } from './queries.ts'

/** Reads what the dashboard shows where its address says nothing, for the store that was selected last. Failures stay silent. */
export function readDashboardAhead({ queryClient }: NavigationContext) {
  const me = queryClient.getQueryData(sessionQueries.me.queryKey)
  if (me === undefined) return
  const search = readDashboardSearch(new URLSearchParams(), [])
  readDashboard(queryClient, dashboardRequests(search, readSelectedStore(), teamClock(me.team)))
}
