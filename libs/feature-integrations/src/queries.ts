import { endpointMutation, endpointPages, endpointQuery, namedQuery, readHost } from '@tandem/api-client'
import {
  archiveStores,
  chooseStoreSales,
  createStore,
  listCurrencies,
  listPrivacyRequests,
  listStoreSyncs,
  listUnreadRows,
  updateStore,
} from '@tandem/api-contract'
import type { NewStore, StoreChanges } from '@tandem/api-contract'
import { putStores } from '@tandem/choices'
import * as v from 'valibot'

/** Currencies that a store can have; they do not change while the app is open. */
export const currencyQueries = {
  list: () => endpointQuery(listCurrencies, {}, { staleTime: Infinity }),
}

/** Connects a store. The form shows what the server refuses. */
export const createStoreMutation = endpointMutation(createStore, (body: NewStore) => ({ body }), {
  meta: { errors: 'local', updates: (client, store) => putStores(client, [store]) },
})

/** Changes a store. The form shows what the server refuses. */
export const updateStoreMutation = endpointMutation(
  updateStore,
  ({ id, ...body }: StoreChanges & { id: number }) => ({ params: { id }, body }),
  { meta: { errors: 'local', updates: (client, store) => putStores(client, [store]) } },
)

/** Chooses what counts as a sale. The dialog shows what the server refuses. */
export const chooseStoreSalesMutation = endpointMutation(
  chooseStoreSales,
  ({ id, excluded }: { id: number; excluded: string[] | null }) => ({ params: { id }, body: { excluded } }),
  { meta: { errors: 'local', updates: (client, store) => putStores(client, [store]) } },
)

/** Archives stores, by id: they are neither read nor counted. */
export const archiveStoresMutation = endpointMutation(archiveStores, (ids: number[]) => ({ body: { ids } }), {
  meta: { updates: putStores },
})

/** Requests of shops about personal data; only for people who may export everything. */
export const privacyQueries = {
  list: () => endpointQuery(listPrivacyRequests, {}),
}

/** The syncs of a store, latest first, page by page. */
export const storeSyncQueries = {
  list: (id: number) =>
    endpointPages(listStoreSyncs, (search) => ({ params: { id }, search }), {
      // One that is running ends while somebody looks.
      refetchInterval: ({ state }) =>
        state.data?.pages[0]?.data.some((sync) => sync.state === 'running') ? 2000 : false,
    }),
}

/** The rows of a store that could not be read, page by page. */
export const unreadRowQueries = {
  list: (id: number) => endpointPages(listUnreadRows, (search) => ({ params: { id }, search })),
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
    namedQuery('demo stores', readDemoStores, {
      staleTime: Infinity,
      retry: false,
      meta: { errors: 'local' },
    }),
}
