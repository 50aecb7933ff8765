import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Reads of the frame, or of data that stays the same for weeks: their age says nothing about the figures of a
 * page.
 */
const aroundPages = ['getMe', 'listFavoriteCategories', 'listStores', 'listCurrencies', 'listTimezones']

/**
 * When the oldest data of the page was read, in milliseconds; null if the page shows no data.
 *
 * @param of all of it, or only last-seen data that is being refetched
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
