import type { Resource } from '@tandem/api-contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { resourcesIn } from './endpoint-key.ts'

/**
 * Makes the reads of these resources stale, for changes without a mutation in this tab; without arguments,
 * all reads. What is on screen is read again immediately, the rest when it is next shown.
 *
 * @returns when what is on screen has been read
 */
export async function invalidate(client: QueryClient, resources?: readonly Resource[]): Promise<void> {
  const filters = resources && {
    predicate: ({ queryKey }: Query) =>
      resourcesIn(queryKey).some((resource) => resources.includes(resource)),
  }
  const firstReads = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.all([
    client.invalidateQueries(filters),
    ...firstReads.map((query) => invalidateOnceRead(client, query)),
  ])
}

/**
 * The answer of a first read that has begun may be older than the change, but TanStack Query neither cancels such a read
 * nor begins another one beside it.
 */
async function invalidateOnceRead(client: QueryClient, query: Query) {
  try {
    await query.promise
  } catch {
    // A failed read shows its failure, and is repeated when it is next shown.
    return
  }
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
