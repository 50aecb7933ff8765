import { queryClientContext } from '@tandem/api-client/router'
import type { AccountService, FilteredList } from '@tandem/api-contract'
import type { ReadAhead } from '@tandem/app-frame'
import { periodRequest, readPeriod, teamClock } from '@tandem/choices'
import { favoriteQueries } from '@tandem/items'
import { hasDefaultFilter, readForPage, readUnseen } from '@tandem/lists'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { accountFigureQueries, accountStateQuery } from './queries.ts'

/**
 * Starts the reads of a page about accounts and waits only for the team's time zone; lists are read each time
 * they are shown; the page handles failures.
 */
export async function loadFigures(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  services: readonly AccountService[],
) {
  const queryClient = context.get(queryClientContext)
  const { team } = await queryClient.ensureQueryData(sessionQueries.me)
  const period = periodRequest(readPeriod(new URL(request.url).searchParams), teamClock(team))
  readFigures(queryClient, services, (service) =>
    readForPage(queryClient, accountFigureQueries.list(service, period), { isPassing: false }),
  )
  return { queryClient, period }
}

function readFigures(
  queryClient: QueryClient,
  services: readonly AccountService[],
  readList: (service: AccountService) => void,
) {
  for (const service of services) {
    readList(service)
    void queryClient.prefetchQuery(accountStateQuery(service))
  }
  void queryClient.prefetchQuery(favoriteQueries.categories())
}

/**
 * Makes the `readAhead` of a page about accounts.
 *
 * @param saved the list whose saved filters the page has, if any
 */
export const figuresAhead =
  (services: readonly AccountService[], saved?: FilteredList): ReadAhead =>
  (queryClient) => {
    const me = queryClient.getQueryData(sessionQueries.me.queryKey)
    // A default filter may open another period.
    if (me === undefined || (saved && hasDefaultFilter(me, saved))) return
    const period = periodRequest(readPeriod(new URLSearchParams()), teamClock(me.team))
    readFigures(queryClient, services, (service) =>
      readUnseen(queryClient, accountFigureQueries.list(service, period)),
    )
  }
