import { isDemoHost } from '@tandem/api-client'
import { endpointMutation, endpointPages, endpointQuery, namedQuery } from '@tandem/api-client/react'
import {
  archiveStores,
  chooseStoreSales,
  createStore,
  deleteStore,
  listCurrencies,
  listPrivacyRequests,
  listStoreSyncs,
  listUnreadRows,
  updateStore,
} from '@tandem/api-contract'
import type { NewStore, StoreChanges } from '@tandem/api-contract'
import { putStores } from '@tandem/choices'
import * as v from 'valibot'

/** Currencies that a store can have; they don't change while the app is open. */
export const currencyQueries = {
  list: () => endpointQuery(listCurrencies, {}, { staleTime: Infinity }),
}

/** Connects a store. The form shows refusals. */
export const createStoreMutation = endpointMutation(createStore, (body: NewStore) => ({ body }), {
  meta: { errors: 'local', updates: (client, store) => putStores(client, [store]) },
})

/** Changes a store. The form shows refusals. */
export const updateStoreMutation = endpointMutation(
  updateStore,
  ({ id, ...body }: StoreChanges & { id: number }) => ({ params: { id }, body }),
  { meta: { errors: 'local', updates: (client, store) => putStores(client, [store]) } },
)

/** Chooses what counts as a sale. The dialog shows refusals. */
export const chooseStoreSalesMutation = endpointMutation(
  chooseStoreSales,
  ({ id, excluded }: { id: number; excluded: string[] | null }) => ({ params: { id }, body: { excluded } }),
  { meta: { errors: 'local', updates: (client, store) => putStores(client, [store]) } },
)

/** Archives stores, by id: they are neither synced nor counted. */
export const archiveStoresMutation = endpointMutation(archiveStores, (ids: number[]) => ({ body: { ids } }), {
  meta: { updates: putStores },
})

/** Deletes a store with its data. The dialog shows refusals. */
export const deleteStoreMutation = endpointMutation(
  deleteStore,
  ({ id, name }: { id: number; name: string }) => ({ params: { id }, body: { name } }),
  { meta: { errors: 'local', updates: (client, store) => putStores(client, [store]) } },
)

/** Shops' requests about personal data; only for people who may export everything. */
export const privacyQueries = {
  list: () => endpointQuery(listPrivacyRequests, {}),
}

/** The syncs of a store, latest first, page by page. */
export const storeSyncQueries = {
  list: (id: number) =>
    endpointPages(listStoreSyncs, (search) => ({ params: { id }, search }), {
      // A running sync may end while somebody is looking.
      refetchInterval: ({ state }) =>
        state.data?.pages[0]?.data.some((sync) => sync.state === 'running') ? 2000 : false,
    }),
}

/** The rows of a store that couldn't be read, page by page. */
export const unreadRowQueries = {
  list: (id: number) => endpointPages(listUnreadRows, (search) => ({ params: { id }, search })),
}

/** What a demo host offers: stores that it runs itself, and usernames of accounts to track. */
const DemoOffer = v.object({
  accounts: v.array(v.string()),
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

type DemoOffer = v.InferOutput<typeof DemoOffer>

/** Example input for the form of stores in a demo, by field name. */
export type DemoStore = DemoOffer['stores'][number]

/** A help for demo hosts, outside the contract: on any failure, nothing is offered. */
async function readDemoOffer(signal: AbortSignal): Promise<DemoOffer> {
  const response = await fetch('/api/demo', { signal })
  const offer = v.safeParse(DemoOffer, response.ok ? await response.json() : null)
  return offer.success ? offer.output : { stores: [], accounts: [] }
}

export const demoQueries = {
  isOffered: isDemoHost,
  offer: () =>
    namedQuery('demo offer', readDemoOffer, {
      staleTime: Infinity,
      retry: false,
      meta: { errors: 'local' },
    }),
}
