import type { EndpointQuery } from '@tandem/api-client/react'
import type { Query, QueryClient } from '@tanstack/react-query'

/** How long data that the menu read ahead counts as fresh, in milliseconds. */
export const freshFor = 10_000

/**
 * How the page of a list is read: each time it is shown and whenever the connection comes back; `readForPage`
 * does the former. The query itself is fresh for a moment, otherwise the page would repeat a read that was
 * made ahead for it.
 */
export const asShown = { staleTime: freshFor, refetchOnReconnect: 'always' } as const

/** How one row is read: the sheet over the list shows its failure itself. */
export const inSheet = { staleTime: freshFor, meta: { errors: 'local' } } as const

/** Reads that no page has shown yet, until the cache drops them. */
const unseen = new WeakSet<Query>()

const findQuery = <Data>(queryClient: QueryClient, { queryKey }: EndpointQuery<Data>) =>
  queryClient.getQueryCache().find({ queryKey }) as Query | undefined

/** Reads what a page will soon show, unless that was read a moment ago. Failures stay silent. */
export function readUnseen<Data>(queryClient: QueryClient, query: EndpointQuery<Data>) {
  void queryClient.prefetchQuery(query)
  markUnseen(queryClient, query)
}

/**
 * Starts the read of a page each time it is shown, unless it was read ahead for this very visit.
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
