import type { Query, QueryClient } from '@tanstack/react-query'
import { freshFor } from './list.ts'
import type { ListedRow, ListRequest, StoreList } from './list.ts'

type Reads<Row extends ListedRow> = Pick<StoreList<Row>, 'query'>

/** Reads that no page has shown yet. They go when the cache lets go of them. */
const unseen = new WeakSet<Query>()

const findQuery = <Row extends ListedRow>(queryClient: QueryClient, list: Reads<Row>, request: ListRequest) =>
  queryClient.getQueryCache().find({ queryKey: list.query(request).queryKey }) as Query | undefined

/** Reads what a page will soon show, unless that has been read just now. Failures stay silent. */
export function readAhead<Row extends ListedRow>(
  queryClient: QueryClient,
  list: Reads<Row>,
  request: ListRequest,
) {
  void queryClient.prefetchQuery(list.query(request))
  markUnseen(queryClient, list, request)
}

/**
 * Starts the read of a page: anew each time it is shown, unless it was read ahead for this very showing.
 *
 * @param isPassing the address is about to be completed, and the same page loaded again
 */
export function readForPage<Row extends ListedRow>(
  queryClient: QueryClient,
  list: Reads<Row>,
  request: ListRequest,
  { isPassing }: { isPassing: boolean },
) {
  const known = findQuery(queryClient, list, request)
  const isAhead = known !== undefined && unseen.has(known)
  void queryClient.prefetchQuery({ ...list.query(request), staleTime: isAhead ? freshFor : 0 })
  if (isPassing) markUnseen(queryClient, list, request)
  else if (isAhead) unseen.delete(known)
}

function markUnseen<Row extends ListedRow>(queryClient: QueryClient, list: Reads<Row>, request: ListRequest) {
  const query = findQuery(queryClient, list, request)
  if (query?.state.fetchStatus === 'fetching') unseen.add(query)
}
