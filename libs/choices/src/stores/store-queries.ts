import type { QueryClient } from '@tanstack/react-query'
import { endpointMutation, endpointWhole } from '@tandem/api-client/react'
import { listStores, restoreStores, syncStores } from '@tandem/api-contract'
import type { Store } from '@tandem/api-contract'

/** Whether a store is syncing, or will be as soon as a worker is free. */
export const isSyncing = (store: Pick<Store, 'sync'>) =>
  store.sync.state === 'queued' || store.sync.state === 'running'

/** While a store is syncing or being deleted, stores are polled every second if somebody is looking. */
const followsSync = {
  refetchInterval: ({ state }: { state: { data: Store[] | undefined } }) =>
    state.data?.some((store) => isSyncing(store) || store.deletion_began_at !== null) ? 1000 : false,
} as const

/** Reads of the team's stores. */
export const storeQueries = {
  /** All stores of the team. */
  list: () => endpointWhole(listStores, (search) => ({ search }), followsSync),
  /** Stores that the server finds for a term. */
  found: (search_term: string) =>
    endpointWhole(listStores, (paging) => ({ search: { ...paging, search_term } }), followsSync),
}

/** Starts a sync of stores, by id. */
export const syncStoresMutation = endpointMutation(syncStores, (ids: number[]) => ({ body: { ids } }), {
  meta: { updates: putStores },
})

/** Restores archived stores, by id, and syncs them. */
export const restoreStoresMutation = endpointMutation(restoreStores, (ids: number[]) => ({ body: { ids } }), {
  meta: { updates: putStores },
})

/** Updates stores in the cached list, each in its place and new ones first. */
export function putStores(client: QueryClient, changed: readonly Store[]) {
  client.setQueryData(storeQueries.list().queryKey, (known) => {
    if (known === undefined) return undefined
    const kept = known.map((store) => changed.find(({ id }) => id === store.id) ?? store)
    return [...changed.filter(({ id }) => known.every((store) => store.id !== id)), ...kept]
  })
}
