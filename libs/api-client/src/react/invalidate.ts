import type { Resource } from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { resourcesIn } from './endpoint-key.ts'

/**
 * Makes the reads of these resources stale, for changes without a mutation in this tab; without arguments,
 * all reads. What is on screen is read again immediately, the rest when it is next shown.
 *
 * @returns when what is on screen has been read
 */
export const invalidate = (client: QueryClient, resources?: readonly Resource[]): Promise<void> =>
  client.invalidateQueries(
    resources && {
      predicate: ({ queryKey }) => resourcesIn(queryKey).some((resource) => resources.includes(resource)),
    },
  )
