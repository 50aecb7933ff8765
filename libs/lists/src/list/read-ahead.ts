import type { EndpointQuery } from '@tandem/api-client'
import type { Query, QueryClient } from '@tanstack/react-query'

/** How long what the menu read ahead counts as new. */
export const freshFor = 10_000

/**
 * How the page of a list is read: each time it is shown and whenever the connection comes back; `readForPage` does the
 * former. The read itself is fresh for a moment, or what was read ahead would be read again by the page it was read for.
 */
export const asShown = { staleTime: freshFor, refetchOnReconnect: 'always' } as const

/** How one row is read: the sheet over the list shows a failure itself. */
export const inSheet = { staleTime: freshFor, meta: { errors: 'local' } } as const

/** Reads that no page has shown yet. They go when the cache lets go of them. */
const unseen = new WeakSet<Query>()

const findQuery = <Data>(queryClient: QueryClient, { queryKey }: EndpointQuery<Data>) =>
  queryClient.getQueryCache().find({ queryKey }) as Query | undefined

/** Reads what a page will soon show, unless that has been read just now. Failures stay silent. */
export function readUnseen<Data>(queryClient: QueryClient, query: EndpointQuery<Data>) {
  void queryClient.prefetchQuery(query)
  markUnseen(queryClient, query)
}

/**
 * Starts the read of a page: anew each time it is shown, unless it was read ahead for this very showing.
 *
 * @param isPassing the address is about to be completed, and the same page loaded again
 */
export function readForPage<Data>(
  queryClient: QueryClient,
  query: EndpointQuery<Data>,
  { isPassing }: { isPassing: boolean },
) {
  const known = findQuery(queryClient, query)
  const isAhead = known !== undefined && unseen.has(known)
  void queryClient.prefetchQuery({ ...query, staleTime: isAhead ? freshFor : 0 })
  if (isPassing) markUnseen(queryClient, query)
  else if (isAhead) unseen.delete(known)
}

function markUnseen<Data>(queryClient: QueryClient, query: EndpointQuery<Data>) {
  const known = findQuery(queryClient, query)
  if (known?.state.fetchStatus === 'fetching') unseen.add(known)
}
