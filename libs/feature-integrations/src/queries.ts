import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, readHost } from '@tandem/api-client'
import {
  archiveStores,
  createStore,
  listCurrencies,
  listStoreSyncs,
  restoreStores,
  updateStore,
  type NewStore,
  type Store,
  type StoreChanges,
} from '@tandem/api-contract'
import { putStores, storeQueries } from '@tandem/workbench'
import * as v from 'valibot'

/** Currencies that a store can have; they do not change while the app is open. */
export const currencyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['currencies', 'list'],
      queryFn: async ({ signal }) => (await call(listCurrencies, {}, { signal })).data,
      staleTime: Infinity,
    }),
}

/** Connects a store. The form shows what the server refuses. */
export const createStoreMutation = mutationOptions({
  mutationFn: async (body: NewStore) => (await call(createStore, { body })).data,
  meta: {
    errors: 'local',
    updates: (client: QueryClient, store: Store) => putStores(client, [store]),
    invalidates: storeQueries.all,
  },
})

/** Changes a store. The form shows what the server refuses. */
export const updateStoreMutation = mutationOptions({
  mutationFn: async ({ id, ...body }: StoreChanges & { id: number }) =>
    (await call(updateStore, { params: { id }, body })).data,
  meta: {
    errors: 'local',
    updates: (client: QueryClient, store: Store) => putStores(client, [store]),
    invalidates: storeQueries.all,
  },
})

const changesStores = {
  updates: (client: QueryClient, stores: Store[]) => putStores(client, stores),
  invalidates: storeQueries.all,
}

/** Archives stores, by id: they are neither read nor counted. */
export const archiveStoresMutation = mutationOptions({
  mutationFn: async (ids: number[]) => (await call(archiveStores, { body: { ids } })).data,
  meta: changesStores,
})

/** Restores archived stores, by id, and reads them again. */
export const restoreStoresMutation = mutationOptions({
  mutationFn: async (ids: number[]) => (await call(restoreStores, { body: { ids } })).data,
  meta: changesStores,
})

/** The syncs of a store, latest first, page by page. */
export const storeSyncQueries = {
  list: (id: number) =>
    infiniteQueryOptions({
      queryKey: ['stores', 'syncs', id],
      queryFn: ({ pageParam: page, signal }) =>
        call(listStoreSyncs, { params: { id }, search: { page, per_page: 20 } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : null),
      // One that is running ends while somebody looks.
      refetchInterval: ({ state }) =>
        state.data?.pages[0]?.data.some((sync) => sync.state === 'running') ? 2000 : false,
    }),
}

/** The stores that a demo host runs itself, ready to be connected. */
const DemoStores = v.object({
  stores: v.array(
    v.union([
      v.pipe(
        v.object({
          type: v.literal('woocommerce'),
          name: v.string(),
          currency: v.string(),
          url: v.string(),
          consumer_key: v.string(),
          consumer_secret: v.string(),
        }),
        v.transform(({ url, consumer_key, consumer_secret, ...store }) => ({
          ...store,
          woocommerce_url: url,
          woocommerce_consumer_key: consumer_key,
          woocommerce_consumer_secret: consumer_secret,
        })),
      ),
      v.object({
        type: v.literal('shopify'),
        name: v.string(),
        currency: v.string(),
        shopify_store_name: v.string(),
        shopify_access_token: v.string(),
        shopify_client_secret: v.string(),
      }),
    ]),
  ),
})

/** What the form can be filled with in a demo, by the names of its fields. */
export type DemoStore = v.InferOutput<typeof DemoStores>['stores'][number]

/** A courtesy of demo hosts, outside the contract: whatever goes wrong, nothing is offered. */
async function readDemoStores(signal: AbortSignal): Promise<DemoStore[]> {
  const response = await fetch('/api/demo', { signal })
  const offer = v.safeParse(DemoStores, response.ok ? await response.json() : null)
  return offer.success ? offer.output.stores : []
}

export const demoStoreQueries = {
  isOffered: () => readHost().demo !== null,
  list: () =>
    queryOptions({
      queryKey: ['demo-stores'],
      queryFn: ({ signal }) => readDemoStores(signal),
      staleTime: Infinity,
      retry: false,
      meta: { errors: 'local' },
    }),
}
