import type { ReadAhead } from '@tandem/app-frame'
import { connectedAccountQueries, teamClock } from '@tandem/choices'
import type { TeamClock } from '@tandem/choices'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { postRequest, readPostSearch, soldRequest } from './post-search.ts'
import type { PostListSearch } from './post-search.ts'
import { postQueries } from './queries.ts'
import { firstCards } from './use-post-pages.ts'

/** Starts the reads of the page for what its address says, and waits for none. */
export function readPosts(queryClient: QueryClient, search: PostListSearch, clock: TeamClock) {
  void queryClient.prefetchQuery(connectedAccountQueries.list())
  const asked = postRequest(search, clock)
  if (search.view === 'sold') void queryClient.prefetchQuery(postQueries.sold(soldRequest(search, clock)))
  else if (search.view === 'table') void queryClient.prefetchQuery(postQueries.page(asked, search.service))
  else void queryClient.prefetchQuery(postQueries.page(firstCards(asked), search.service))
}

export const readAhead: ReadAhead = (queryClient) => {
  const me = queryClient.getQueryData(sessionQueries.me.queryKey)
  if (me) readPosts(queryClient, readPostSearch(new URLSearchParams()), teamClock(me.team))
}
