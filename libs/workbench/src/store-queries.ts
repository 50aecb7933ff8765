import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@tandem/api-client'
import { listStores, syncStores, type Store } from '@tandem/api-contract'

const stores = ['stores'] as const

/** Whether a store is being read right now, or will be as soon as a worker is free. */
export const isSyncing = (store: Pick<Store, 'sync'>) =>
  store.sync.state === 'queued' || store.sync.state === 'running'

/** The stores of the team; while one is syncing they are read every second that someone is looking. */
export const storeQueries = {
  all: stores,
  list: () =>
    queryOptions({
      queryKey: [...stores, 'list'],
      queryFn: async ({ signal }) => (await call(listStores, {}, { signal })).data,
      refetchInterval: ({ state }) => (state.data?.some(isSyncing) ? 1000 : false),
    }),
}

/** Starts to read stores again, by id. */
export const syncStoresMutation = mutationOptions({
  mutationFn: async (ids: number[]) => (await call(syncStores, { body: { ids } })).data,
  meta: { updates: putStores, invalidates: stores },
})

/** Puts stores into the list that is kept, each in its place and new ones first. */
export function putStores(client: QueryClient, changed: readonly Store[]) {
  client.setQueryData(storeQueries.list().queryKey, (known: Store[] | undefined) => {
    if (known === undefined) return undefined
    const kept = known.map((store) => changed.find(({ id }) => id === store.id) ?? store)
    return [...changed.filter(({ id }) => known.every((store) => store.id !== id)), ...kept]
  })
}
