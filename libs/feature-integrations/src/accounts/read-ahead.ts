import type { ReadAhead } from '@tandem/app-frame'
import { teamClock } from '@tandem/choices'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { accountAddress } from './accounts-address.ts'
import type { AccountView } from './accounts-address.ts'
import { collectionQueries } from './collections/queries.ts'
import { accountQueries } from './queries.ts'
import type { AccountRequest } from './queries.ts'

/** Starts the reads of the page of accounts without waiting. */
export function readAccounts(queryClient: QueryClient, tab: AccountView, request: AccountRequest) {
  void queryClient.prefetchQuery(collectionQueries.list('social'))
  void queryClient.prefetchQuery(collectionQueries.list('tracker'))
  if (tab !== 'collections') void queryClient.prefetchQuery(accountQueries.page(tab, request))
}

export const readAhead: ReadAhead = (queryClient) => {
  const me = queryClient.getQueryData(sessionQueries.me.queryKey)
  if (me === undefined) return
  const search = accountAddress.read(new URLSearchParams())
  readAccounts(queryClient, search.tab, accountAddress.request(search, teamClock(me.team)))
}
