import { queryClientContext } from '@tandem/api-client'
import type { AccountService } from '@tandem/api-contract'
import { periodRequest, readPeriod, teamClock } from '@tandem/choices'
import { favoriteQueries } from '@tandem/items'
import { sessionQueries } from '@tandem/session'
import type { LoaderFunctionArgs } from 'react-router'
import { accountFigureQueries, accountStateQuery } from './queries.ts'

/** Starts the reads of a page about accounts and waits for none but the team's zone; failures are the business of the page. */
export async function loadFigures(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  services: readonly AccountService[],
) {
  const queryClient = context.get(queryClientContext)
  const { team } = await queryClient.ensureQueryData(sessionQueries.me)
  const period = periodRequest(readPeriod(new URL(request.url).searchParams), teamClock(team))
  for (const service of services) {
    void queryClient.prefetchQuery(accountFigureQueries.list(service, period))
    void queryClient.prefetchQuery(accountStateQuery(service))
  }
  void queryClient.prefetchQuery(favoriteQueries.categories())
  return { queryClient, period }
}
