import type { ReadAhead } from '@tandem/app-frame'
import { connectedAccountQueries, teamClock } from '@tandem/choices'
import type { TeamClock } from '@tandem/choices'
import { hasDefaultFilter, readForPage, readUnseen } from '@tandem/lists'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { postRequest, readPostSearch, soldRequest } from './post-search.ts'
import type { PostListSearch } from './post-search.ts'
import { postQueries } from './queries.ts'
import { firstCards } from './use-post-pages.ts'

/** Starts the reads of the page for its address, without waiting: posts are read each time they are shown. */
export function readPosts(queryClient: QueryClient, search: PostListSearch, clock: TeamClock) {
  void queryClient.prefetchQuery(connectedAccountQueries.list())
  const isPassing = false
  if (search.view === 'sold') {
    readForPage(queryClient, postQueries.sold(soldRequest(search, clock)), { isPassing })
  } else {
    readForPage(queryClient, listedPosts(search, clock), { isPassing })
  }
}

const listedPosts = (search: PostListSearch, clock: TeamClock) => {
  const asked = postRequest(search, clock)
  return postQueries.page(search.view === 'table' ? asked : firstCards(asked), search.service)
}

export const readAhead: ReadAhead = (queryClient) => {
  const me = queryClient.getQueryData(sessionQueries.me.queryKey)
  if (me === undefined) return
  void queryClient.prefetchQuery(connectedAccountQueries.list())
  // A default filter opens other posts.
  if (hasDefaultFilter(me, 'posts')) return
  readUnseen(queryClient, listedPosts(readPostSearch(new URLSearchParams()), teamClock(me.team)))
}
