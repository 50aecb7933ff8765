import { type Shop, shopifyNumber } from '@tandem/provider-simulator'
import { vi } from 'vitest'
import { simulatedStore as simulatedShopify } from '../shopify/test-setup.ts'
import type { StoreConnector, StoreCursor } from '../store-connector.ts'
import { simulatedStore as simulatedWooCommerce } from '../woocommerce/test-setup.ts'

/** Where a fault meets a reading. */
export type Position = 'first' | 'middle' | 'last'

/** A store that can be told to fail. */
export interface FaultyStore {
  connector: StoreConnector
  kind: 'orders' | 'products'
  faults: Shop['faults']
  /** What a fault is matched by. */
  path: string
  ids: Set<string>
  /** Requests that could meet the fault so far. */
  asked: () => number
  waits: number[]
  /** Pages before the first that can meet it. */
  lead: number
}

const shopify = (path: string, lead: number, bulk: { bulkFrom?: number; bulkPageBytes?: number } = {}) => {
  const { connector, shop, requests, waits } = simulatedShopify(bulk)
  return {
    connector,
    kind: 'orders',
    faults: shop.faults,
    path,
    ids: new Set([...shop.orders.keys()].map((id) => String(shopifyNumber('Order', id)))),
    asked: () =>
      requests.filter(({ query, headers }) =>
        path === '/bulk-file' ? headers.Range !== undefined : query.includes('page: orders'),
      ).length,
    waits,
    lead,
  } as const
}

/** One of each way in which stores are read. */
export const faultyStores = {
  WooCommerce(): FaultyStore {
    const { connector, shop, requests, waits } = simulatedWooCommerce()
    return {
      connector,
      kind: 'products',
      faults: shop.faults,
      path: '/products',
      ids: new Set(shop.products.map(({ id }) => String(id))),
      asked: () => requests.filter((request) => request.startsWith('/products?')).length,
      waits,
      lead: 0,
    }
  },
  Shopify: (): FaultyStore => shopify('/orders', 0),
  /** It is asked for, then asked whether it is ready; the third page is the first with rows. */
  'Shopify in bulk': (): FaultyStore => shopify('/bulk-file', 2, { bulkFrom: 5, bulkPageBytes: 12_000 }),
}
/** A way in which a store is read. */
export type StoreName = keyof typeof faultyStores

/** Lets the deadlines of a request pass. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  let isSettled = false
  const end = () => (isSettled = true)
  work.then(end, end)
  for (let second = 0; second < 300 && !isSettled; second += 1) await vi.advanceTimersByTimeAsync(1000)
  return work
}

/** Reads on from a cursor, at most so many pages, and keeps the ids. */
export async function readOn(
  store: FaultyStore,
  found: Set<string>,
  from: StoreCursor | null,
  most = Infinity,
) {
  let cursor = from
  let pages = 0
  do {
    const page = await settled(store.connector.read(store.kind, cursor))
    for (const { provider_id } of page.rows) found.add(provider_id)
    cursor = page.next
    pages += 1
    if (pages > 200) throw new Error('the pages do not end')
  } while (cursor && pages < most)
  return { cursor, pages }
}

/** Ten rows of a page at WooCommerce, as after failures, so that there is a middle. */
const smallPages = (store: FaultyStore) => {
  if (store.kind === 'products')
    store.faults.add({ kind: 'status', status: 500, times: 4, match: { path: store.path } })
}

const pagesOf = new Map<StoreName, Promise<number>>()
function countPages(name: StoreName): Promise<number> {
  const known = pagesOf.get(name)
  if (known) return known
  const store = faultyStores[name]()
  smallPages(store)
  const counted = readOn(store, new Set(), null).then(({ pages }) => pages)
  pagesOf.set(name, counted)
  return counted
}

/** A store that is read up to a position, where it goes on, and the ids that were read until then. */
export async function readUpTo(name: StoreName, position: Position) {
  const store = faultyStores[name]()
  const found = new Set<string>()
  const pages = await countPages(name)
  if (pages - store.lead <= 2) throw new Error('there is no middle')
  const before = position === 'last' ? pages - 1 : store.lead + (position === 'middle' ? 1 : 0)
  if (before === 0) return { store, found, cursor: null }
  smallPages(store)
  const { cursor } = await readOn(store, found, null, before)
  return { store, found, cursor }
}
