import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, readHost } from '@tandem/api-client'
import {
  createStore,
  listCurrencies,
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

/** The stores that a demo host runs itself, ready to be connected. */
const DemoStores = v.object({
  stores: v.array(
    v.object({
      name: v.string(),
      url: v.string(),
      consumer_key: v.string(),
      consumer_secret: v.string(),
      currency: v.string(),
    }),
  ),
})

/** What the form can be filled with in a demo. */
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
