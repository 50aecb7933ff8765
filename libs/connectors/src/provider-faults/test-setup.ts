import { shopifyNumber } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { vi } from 'vitest'
import { simulatedInstagram } from '../instagram/test-setup.ts'
import { simulatedStore as simulatedShopify } from '../shopify/test-setup.ts'
import type { StoreCursor } from '../store-connector.ts'
import { simulatedStore as simulatedWooCommerce } from '../woocommerce/test-setup.ts'

/** Where a fault meets a reading. */
export type Position = 'first' | 'middle' | 'last'

/** A list of a provider that can be told to fail. */
export interface FaultyList {
  read: (from: StoreCursor | null) => Promise<{ rows: { provider_id: string }[]; next: StoreCursor | null }>
  faults: Shop['faults']
  /** What a fault is matched by. */
  path: string
  /** What a reading finds; more may come while time passes. */
  ids: Set<string>
  /** Requests that could meet the fault so far. */
  asked: () => number
  waits: number[]
  /** Lets time pass. */
  wait: (ms: number) => Promise<void>
  /** Whether the request that runs will not be answered; always so where nothing but timers is waited for. */
  isStalled: () => boolean
  /** Pages before the first that can meet it. */
  lead: number
  /** Makes the pages small enough for a middle. */
  prepare: () => unknown
}

const shopify = (path: string, lead: number, bulk: { bulkFrom?: number; bulkPageBytes?: number } = {}) => {
  const { connector, shop, requests, waits, wait } = simulatedShopify(bulk)
  return {
    read: (from: StoreCursor | null) => connector.read('orders', from),
    faults: shop.faults,
    path,
    ids: new Set([...shop.orders.keys()].map((id) => String(shopifyNumber('Order', id)))),
    asked: () =>
      requests.filter(({ query, headers }) =>
        path === '/bulk-file' ? headers.Range !== undefined : query.includes('page: orders'),
      ).length,
    waits,
    wait,
    isStalled: () => true,
    lead,
    prepare: () => {},
  }
}

let postsOfMarco: Promise<Set<string>> | undefined

/** The posts of an account, which is connected anew each time. */
async function instagram() {
  const { instagram: network, accountOf, asked, ...simulated } = simulatedInstagram()
  network.controls.settings.largestMediaPage = 50
  const account = await accountOf('marco')
  // It learns how many posts Instagram bears.
  await account.posts(null)
  return {
    ...simulated,
    read: (from: StoreCursor | null) => account.posts(from),
    faults: network.faults,
    path: '/account/media',
    asked: () => asked.filter(({ pathname }) => pathname.endsWith('/media')).length,
    lead: 0,
    prepare: () => {},
  }
}

/** One of each way in which providers are read. */
export const faultyLists = {
  async WooCommerce(): Promise<FaultyList> {
    const { connector, shop, requests, waits, wait } = simulatedWooCommerce()
    return {
      read: (from) => connector.read('products', from),
      faults: shop.faults,
      path: '/products',
      ids: new Set(shop.products.map(({ id }) => String(id))),
      asked: () => requests.filter((request) => request.startsWith('/products?')).length,
      waits,
      wait,
      isStalled: () => true,
      lead: 0,
      // Ten rows of a page, as after failures.
      prepare: () => shop.faults.add({ kind: 'status', status: 500, times: 4, match: { path: '/products' } }),
    }
  },
  Shopify: async (): Promise<FaultyList> => shopify('/orders', 0),
  /** It is asked for, then asked whether it is ready; the third page is the first with rows. */
  'Shopify in bulk': async (): Promise<FaultyList> =>
    shopify('/bulk-file', 2, { bulkFrom: 5, bulkPageBytes: 12_000 }),
  async Instagram(): Promise<FaultyList> {
    postsOfMarco ??= instagram().then(async (list) => {
      const ids = new Set<string>()
      await readOn({ ...list, ids }, ids, null)
      return ids
    })
    return { ids: await postsOfMarco, ...(await instagram()) }
  },
}
/** A way in which a provider is read. */
export type ListName = keyof typeof faultyLists

/** Lets the deadlines of a request that is not answered pass. */
export async function settled<T>(list: Pick<FaultyList, 'isStalled'>, work: Promise<T>): Promise<T> {
  const state = { isSettled: false }
  const end = () => {
    state.isSettled = true
  }
  work.then(end, end)
  while (!state.isSettled) {
    await (list.isStalled() ? vi.advanceTimersByTimeAsync(1000) : new Promise(setImmediate))
  }
  return work
}

/** Reads on from a cursor, at most so many pages, and keeps the ids. */
export async function readOn(
  list: FaultyList,
  found: Set<string>,
  from: StoreCursor | null,
  most = Infinity,
) {
  let cursor = from
  let pages = 0
  do {
    const page = await settled(list, list.read(cursor))
    for (const { provider_id } of page.rows) found.add(provider_id)
    cursor = page.next
    pages += 1
    if (pages > 200) throw new Error('the pages do not end')
  } while (cursor && pages < most)
  return { cursor, pages }
}

const pagesOf = new Map<ListName, Promise<number>>()
function countPages(name: ListName): Promise<number> {
  const known = pagesOf.get(name)
  if (known) return known
  const count = async () => {
    const list = await faultyLists[name]()
    await list.prepare()
    return (await readOn(list, new Set(), null)).pages
  }
  const counted = count()
  pagesOf.set(name, counted)
  return counted
}

/** A list that is read up to a position, where it goes on, and the ids that were read until then. */
export async function readUpTo(name: ListName, position: Position) {
  const list = await faultyLists[name]()
  const found = new Set<string>()
  const pages = await countPages(name)
  if (pages - list.lead <= 2) throw new Error('there is no middle')
  const before = position === 'last' ? pages - 1 : list.lead + (position === 'middle' ? 1 : 0)
  if (before === 0) return { list, found, cursor: null }
  await list.prepare()
  const { cursor } = await readOn(list, found, null, before)
  return { list, found, cursor }
}
