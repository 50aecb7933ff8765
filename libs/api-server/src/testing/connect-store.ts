import type { Store, StoreType } from '@tandem/api-contract'
import { simulatedCredentials, simulatedShopify } from './simulated-connectors.ts'
import type { TestApi } from './test-api.ts'
import type { TestUser } from './test-people.ts'

/** The pound's number in ISO 4217. */
const pound = 826

/** The input that connects a simulated shop of either kind. */
export const storeConnection = (shop: string, type: StoreType = 'woocommerce') => ({
  type,
  name: `Store ${shop}`,
  currency_id: pound,
  ...(type === 'shopify' ? simulatedShopify(shop) : simulatedCredentials(shop)),
})

/** Connects a simulated shop and waits for its first sync; returns the store. */
export async function connectStore(
  api: TestApi,
  user: TestUser,
  shop: string,
  type: StoreType = 'woocommerce',
): Promise<Store> {
  const answer = await api.request('POST', '/ecommerce/stores', {
    token: user.token,
    body: storeConnection(shop, type),
  })
  if (answer.status !== 201) throw new Error(`The store was not connected: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: Store }
  await api.jobsSettled()
  return readStore(api, user, data.id)
}

/** Connects a simulated shop that is verified but not read, so that only the test's syncs run. */
export async function connectUnread(
  api: TestApi,
  user: TestUser,
  shop: string,
  type: StoreType,
): Promise<number> {
  const { connectors } = api.dependencies
  const open = connectors.store
  let isProved = false
  connectors.store = (input) => {
    if (isProved) throw new Error('not read yet')
    isProved = true
    return open(input)
  }
  const { id } = await connectStore(api, user, shop, type)
  connectors.store = open
  return id
}

/** Syncs a store and waits for the end. */
export async function syncAgain(api: TestApi, user: TestUser, store: Store): Promise<Store> {
  const answer = await api.request('POST', '/ecommerce/stores/sync', {
    token: user.token,
    body: { ids: [store.id] },
  })
  if (answer.status !== 202) throw new Error(`The sync was not started: ${await answer.text()}`)
  await api.jobsSettled()
  return readStore(api, user, store.id)
}

/** A store as the list shows it. */
export async function readStore(api: TestApi, user: TestUser, id: number): Promise<Store> {
  const answer = await api.request('GET', `/ecommerce/stores?store_id=${id}`, { token: user.token })
  const { data: [store] = [] } = (await answer.json()) as { data?: Store[] }
  if (!store) throw new Error(`The list has no store ${id}`)
  return store
}
