import * as v from 'valibot'
import type { ProviderFetch } from '../provider-fetch.ts'
import type { RowOf, StoreConnector, StoreCursor, StoreKind, StorePage } from '../store-connector.ts'
import { storeCounts } from './counts.ts'
import { type Cursor, type List, pageById, pageByModified, readCursor, secondsLater } from './paging.ts'
import { noWooCommerce, RouteMissing } from './refusals.ts'
import { refundPage } from './refund-page.ts'
import { categories, customers, notOrders, orders, products } from './resources.ts'
import { collectionRow, customerRow, orderRow, productRow } from './rows.ts'
import { Identity, OrderIdentity } from './schemas.ts'
import { storeClient } from './store-client.ts'
import { storeLists } from './store-lists.ts'

/** Which store is read, with which keys, and how it is reached; clock and chance are the platform's unless told. */
export interface WooCommerceOptions {
  /** As `checkStoreUrl` answers it. */
  url: string
  consumer_key: string
  consumer_secret: string
  fetch: ProviderFetch
  /** Rejects when the signal is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Epoch milliseconds. */
  now?: () => number
  random?: () => number
  /** What prices of products are in; asked of the store once unless told. */
  shopCurrency?: string
}

/** A person looks at the form meanwhile, and a call of the API ends after 30 s: a wrong address is told before that. */
const impatient = { tries: 2, requestTimeoutMs: 8_000, longestWaitMs: 3_000 }

/**
 * A WooCommerce store (REST v3) in our own terms. Keep it as long as the store is connected: it asks at most two
 * things at once, smaller pages after failures, and rests for a minute after ten failures in a row.
 * @see https://woocommerce.github.io/woocommerce-rest-api-docs/
 */
export function wooCommerceConnector(options: WooCommerceOptions): StoreConnector {
  const client = {
    ...options,
    wait: options.wait ?? waitFor,
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
  }
  const lists = storeLists(storeClient(client))
  const listsWhileSomeoneWaits = storeLists(storeClient({ ...client, patience: impatient }))

  let currencyOfShop: string | null | undefined = options.shopCurrency
  const shopCurrency = async (signal?: AbortSignal): Promise<string | null> => {
    if (currencyOfShop !== undefined) return currencyOfShop
    currencyOfShop = await lists.currency(signal)
    return currencyOfShop
  }

  const readers: {
    [K in StoreKind]: (
      cursor: Cursor | null,
      after?: string,
      signal?: AbortSignal,
    ) => Promise<StorePage<RowOf<K>>>
  } = {
    collections: (cursor, _after, signal) =>
      readRows(lists.of(categories, signal), cursor ?? fromStart, collectionRow),
    products: async (cursor, after, signal) => {
      const currency = await shopCurrency(signal)
      return readRows(lists.of(products, signal), cursor ?? changedAfter(after), (product) =>
        productRow(product, currency),
      )
    },
    customers: (cursor, _after, signal) =>
      readRows(lists.of(customers, signal), cursor ?? fromStart, customerRow),
    orders: async (cursor, after, signal) => {
      const page = await readRows(lists.of(orders, signal), cursor ?? changedAfter(after), (order) => order)
      if (!cursor && page.total !== null) {
        page.total -= await lists.drafts(after, signal)
        if (page.next) page.next.total = page.total
      }
      return { ...page, rows: page.rows.filter(({ status }) => !notOrders.has(status)).map(orderRow) }
    },
    refunds: async (cursor, after, signal) => refundPage(lists, cursor, { after, signal, shopCurrency }),
  }

  return {
    async check() {
      try {
        for (const resource of [orders, products, customers]) await listsWhileSomeoneWaits.one(resource)
      } catch (error) {
        throw error instanceof RouteMissing ? noWooCommerce() : error
      }
      const currency = await listsWhileSomeoneWaits.currency()
      currencyOfShop ??= currency ?? undefined
      return { currency }
    },
    counts: (signal) => storeCounts(lists, signal),
    read: async (kind, cursor, { modifiedAfter, signal } = {}) =>
      readers[kind](
        cursor && readCursor(cursor),
        modifiedAfter == null ? undefined : secondsLater(modifiedAfter, -1),
        signal,
      ),
    async *ids(kind, signal) {
      const resource = { orders, products, customers }[kind]
      const list: List<v.InferOutput<typeof Identity> & { status?: string }> =
        kind === 'orders'
          ? lists.of({ ...resource, schema: OrderIdentity, query: { _fields: 'id,status' } }, signal)
          : lists.of({ ...resource, schema: Identity, query: { ...resource.query, _fields: 'id' } }, signal)
      let cursor: Cursor | null = fromStart
      while (cursor?.by === 'id') {
        const { items, next }: { items: { id: number; status?: string }[]; next: Cursor | null } =
          await pageById(list, cursor)
        const ids = items.filter(({ status }) => !notOrders.has(status ?? '')).map(({ id }) => String(id))
        if (ids.length > 0) yield ids
        cursor = next
      }
    },
  }
}

const readRows = async <Item extends { id: number; date_modified_gmt?: string | null }, Row>(
  list: List<Item>,
  cursor: Cursor,
  toRow: (item: Item) => Row,
): Promise<StorePage<Row>> => {
  const page = cursor.by === 'modified' ? await pageByModified(list, cursor) : await pageById(list, cursor)
  const rows = new Map(page.items.map((item) => [item.id, item]))
  return { rows: [...rows.values()].map(toRow), next: page.next as StoreCursor | null, total: page.total }
}

const fromStart: Cursor = { by: 'id', offset: 0, last_id: 0 }
const changedAfter = (after: string | undefined): Cursor => ({
  by: 'modified',
  ...(after !== undefined && { after }),
})

const waitFor = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
