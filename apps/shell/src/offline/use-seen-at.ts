import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Around every page, or the same for weeks: how old they are says nothing about the figures of a page. */
const aroundPages = ['getMe', 'listFavoriteCategories', 'listStores', 'listCurrencies', 'listTimezones']

/**
 * Since when the oldest of what the page shows is known, in milliseconds; null where it shows nothing that was read.
 *
 * @param of all of it, or what was last seen and is just being read again
 */
export function useSeenAt(of: 'all' | 'read again'): number | null {
  const client = useQueryClient()
  return useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => seenAt(client, of === 'all'),
  )
}

function seenAt(client: QueryClient, isAll: boolean): number | null {
  const moments = client
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ queryKey, state: { data, isInvalidated, fetchStatus } }) =>
        data !== undefined &&
        (isAll || (isInvalidated && fetchStatus === 'fetching')) &&
        !aroundPages.includes(String(queryKey[0]).split('.')[0]!),
    })
    .map(({ state }) => state.dataUpdatedAt)
  return moments.length === 0 ? null : Math.min(...moments)
}
