import type { QueryClient } from '@tanstack/react-query'
import { endpointMutation, endpointQuery } from '@tandem/api-client'
import { listStores, syncStores } from '@tandem/api-contract'
import type { Store } from '@tandem/api-contract'

/** Whether a store is being read right now, or will be as soon as a worker is free. */
export const isSyncing = (store: Pick<Store, 'sync'>) =>
  store.sync.state === 'queued' || store.sync.state === 'running'

/** The stores of the team; while one is syncing they are read every second that someone is looking. */
export const storeQueries = {
  list: () =>
    endpointQuery(
      listStores,
      {},
      { refetchInterval: ({ state }) => (state.data?.some(isSyncing) ? 1000 : false) },
    ),
}

/** Starts to read stores again, by id. */
export const syncStoresMutation = endpointMutation(syncStores, (ids: number[]) => ({ body: { ids } }), {
  meta: { updates: putStores },
})

/** Puts stores into the list that is kept, each in its place and new ones first. */
export function putStores(client: QueryClient, changed: readonly Store[]) {
  client.setQueryData(storeQueries.list().queryKey, (known) => {
    if (known === undefined) return undefined
    const kept = known.map((store) => changed.find(({ id }) => id === store.id) ?? store)
    return [...changed.filter(({ id }) => known.every((store) => store.id !== id)), ...kept]
  })
}
