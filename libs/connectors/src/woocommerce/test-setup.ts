import {
  createShop,
  createWooCommerce,
  inProcessFetch,
  type ShopKey,
  tinySample,
} from '@tandem/provider-simulator'
import type { ProviderFetch } from '../provider-fetch.ts'
import type { RowOf, StoreConnector, StoreCursor, StoreKind, StorePage } from '../store-connector.ts'
import { wooCommerceConnector, type WooCommerceOptions } from './woocommerce-connector.ts'

export const shopKey: ShopKey = { consumerKey: 'ck_right', consumerSecret: 'cs_right', permission: 'read' }
export const storeUrl = 'https://shop.example.test'

/** A clock that stands still but for the waits, which it counts. */
export function waitingClock() {
  const waits: number[] = []
  let time = Date.parse('2026-11-21T12:00:00Z')
  return {
    waits,
    now: () => time,
    random: () => 0.5,
    wait: async (ms: number, signal?: AbortSignal) => {
      signal?.throwIfAborted()
      waits.push(ms)
      time += ms
    },
  }
}

/** A connector whose store answers from a list, the last one again and again; requests are kept. */
export function scriptedStore(
  answers: (Response | Error | (() => Response))[],
  options: Partial<WooCommerceOptions> = {},
) {
  const requests: { url: URL; authorization: string | undefined }[] = []
  const clock = waitingClock()
  const fetch: ProviderFetch = async (url, { headers }) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!
    requests.push({ url: new URL(url), authorization: headers.Authorization })
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer() : answer.clone()
  }
  const connector = wooCommerceConnector({
    url: storeUrl,
    consumer_key: shopKey.consumerKey,
    consumer_secret: shopKey.consumerSecret,
    shopCurrency: 'GBP',
    fetch,
    ...clock,
    ...options,
  })
  return { connector, requests, ...clock }
}

/** An answer of a list. */
export const listAnswer = (rows: unknown[], headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(rows), {
    headers: { 'Content-Type': 'application/json', 'X-WP-Total': String(rows.length), ...headers },
  })

/** A simulated shop and a connector to it; requests are kept without keys. */
export function simulatedStore(
  keys: { key?: string; secret?: string; permission?: ShopKey['permission'] } = {},
) {
  const { permission = 'read' } = keys
  const shop = createShop({
    name: 'demo',
    keys: [{ ...shopKey, permission }],
    dataset: tinySample(),
    now: () => new Date('2026-11-21T12:00:00Z'),
  })
  const requests: string[] = []
  const app = createWooCommerce({
    shops: [shop],
    onRequest: ({ path, query }) =>
      requests.push(decodeURIComponent(`${path.slice('/wp-json/wc/v3'.length)}?${query}`)),
  })
  const clock = waitingClock()
  const connector = wooCommerceConnector({
    url: 'http://127.0.0.1/demo',
    consumer_key: keys.key ?? shopKey.consumerKey,
    consumer_secret: keys.secret ?? shopKey.consumerSecret,
    shopCurrency: 'GBP',
    fetch: inProcessFetch(app),
    ...clock,
  })
  return { shop, app, connector, requests, ...clock }
}

/** Every row of a kind; `before` runs before each page, of which the first is 1. */
export async function readAll<K extends StoreKind>(
  connector: StoreConnector,
  kind: K,
  before: (page: number) => void = () => {},
  modifiedAfter: string | null = null,
): Promise<RowOf<K>[]> {
  const rows: RowOf<K>[] = []
  let cursor: StoreCursor | null = null
  for (let page = 1; page === 1 || cursor !== null; page += 1) {
    if (page > 1000) throw new Error('the pages do not end')
    before(page)
    const read: StorePage<RowOf<K>> = await connector.read(kind, cursor, { modifiedAfter })
    rows.push(...read.rows)
    // A cursor is stored as JSON.
    cursor = read.next && (JSON.parse(JSON.stringify(read.next)) as StoreCursor)
  }
  return rows
}
