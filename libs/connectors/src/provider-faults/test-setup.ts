import { shopifyNumber } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { vi } from 'vitest'
import { simulatedInstagram } from '../instagram/test-setup.ts'
import { simulatedStore as simulatedShopify } from '../shopify/test-setup.ts'
import type { StoreCursor } from '../store-connector.ts'
import { simulatedStore as simulatedWooCommerce } from '../woocommerce/test-setup.ts'

/** Which page of a reading gets the fault. */
export type Position = 'first' | 'middle' | 'last'

/** A list of a provider with configurable faults. */
export interface FaultyList {
  read: (from: StoreCursor | null) => Promise<{ rows: { provider_id: string }[]; next: StoreCursor | null }>
  faults: Shop['faults']
  /** The path that a fault matches. */
  path: string
  /** The ids that a reading finds; more can appear as time passes. */
  ids: Set<string>
  /** The number of requests that the fault could have matched so far. */
  asked: () => number
  waits: number[]
  /** Lets time pass. */
  wait: (ms: number) => Promise<void>
  /** Whether the running request won't be answered; always true when only timers are left. */
  isStalled: () => boolean
  /** The number of pages before the first that can get the fault. */
  lead: number
  /** Makes pages small enough to have a middle one. */
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

/** The posts of an account, newly connected each time. */
async function instagram() {
  const { instagram: network, accountOf, asked, ...simulated } = simulatedInstagram()
  network.controls.settings.largestMediaPage = 50
  const account = await accountOf('marco')
  // It learns how many posts Instagram allows.
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

/** One list for each way of reading a provider. */
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
      // Ten rows per page, as after failures.
      prepare: () => shop.faults.add({ kind: 'status', status: 500, times: 4, match: { path: '/products' } }),
    }
  },
  Shopify: async (): Promise<FaultyList> => shopify('/orders', 0),
  /** It is requested, then polled until ready; the third page is the first with rows. */
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
/** A way of reading a provider. */
export type ListName = keyof typeof faultyLists

/** Lets the timeouts of an unanswered request pass. */
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

/** Continues from a cursor for at most this many pages, and collects the ids. */
export async function readOn(
  list: FaultyList,
  found: Set<string>,
  from: StoreCursor | null,
  maxPages = Infinity,
) {
  let cursor = from
  let pages = 0
  do {
    const page = await settled(list, list.read(cursor))
    for (const { provider_id } of page.rows) found.add(provider_id)
    cursor = page.next
    pages += 1
    if (pages > 200) throw new Error('the pages do not end')
  } while (cursor && pages < maxPages)
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

/** A list read up to a position, its next cursor, and the ids so far. */
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
