import type { Resource } from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { resourcesIn } from './endpoint-key.ts'

/**
 * Makes old what was read of these resources, for what has changed without a mutation of this tab; without them,
 * everything. What is on screen is read again at once, the rest when it is next shown.
 *
 * @returns when what is on screen has been read
 */
export const markOld = (client: QueryClient, resources?: readonly Resource[]): Promise<void> =>
  client.invalidateQueries(
    resources && {
      predicate: ({ queryKey }) => resourcesIn(queryKey).some((resource) => resources.includes(resource)),
    },
  )
