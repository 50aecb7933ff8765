import { secondsLater } from '@tandem/format'
import type { ProviderFetch } from '../provider-fetch.ts'
import type { RowsById } from '../read-rows.ts'
import type {
  NamedKind,
  RowOf,
  StoreConnector,
  StoreCursor,
  StoreKind,
  StorePage,
} from '../store-connector.ts'
import { impatient } from '../requests/patient-requests.ts'
import { waitFor } from '../requests/wait-for.ts'
import { storeCounts } from './counts.ts'
import { excludedStatuses } from './excluded-statuses.ts'
import { orderNotes } from './order-notes.ts'
import { pageById, pageByModified, readCursor } from './paging.ts'
import type { Cursor } from './paging.ts'
import { idOf, rowsOf, sightedById } from './sighted-rows.ts'
import { noWooCommerce, RouteMissing } from './refusals.ts'
import { orderWithRefunds, refundPage } from './refund-page.ts'
import { reportedRows, revenueReport } from './revenue-report.ts'
import { categories, customers, notOrders, orders, products } from './resources.ts'
import type { Resource } from './resources.ts'
import { collectionRow, customerRow, productRow } from './rows.ts'
import type { Order, Product } from './schemas.ts'
import { singleRow } from './single-row.ts'
import { storeClient } from './store-client.ts'
import { storeLists } from './store-lists.ts'
import type { SightedRow, StoreLists } from './store-lists.ts'
import { readVariations } from './variations.ts'
import { storeWebhooks } from './webhooks.ts'

/** Keys read all or nothing, and the shop's pages are at its own address. */
const nothingBeside = { notes: [], pages_host: null }

/** The store, its keys, and how to reach it; clock and randomness are the platform's by default. */
export interface WooCommerceOptions {
  /** As `checkStoreUrl` returns it. */
  url: string
  consumer_key: string
  consumer_secret: string
  fetch: ProviderFetch
  /** Rejects when the signal is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Epoch milliseconds. */
  now?: () => number
  random?: () => number
  /** The currency of product prices; requested from the store once by default. */
  shopCurrency?: string
}

/**
 * A WooCommerce store (REST v3) in our terms. Keep it as long as the store is connected: it limits requests
 * to two at a time, uses smaller pages after failures, and pauses for a minute after ten failures in a row.
 * @see https://woocommerce.github.io/woocommerce-rest-api-docs/
 */
export function wooCommerceConnector(options: WooCommerceOptions): StoreConnector {
  const client = {
    ...options,
    wait: options.wait ?? waitFor,
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
  }
  const store = storeClient(client)
  const lists = storeLists(store)
  const webhooks = storeWebhooks(store)
  const storeWhileSomeoneWaits = storeClient({ ...client, patience: impatient })
  const listsWhileSomeoneWaits = storeLists(storeWhileSomeoneWaits)

  let currencyOfShop: string | null | undefined = options.shopCurrency
  const shopCurrency = async (signal?: AbortSignal): Promise<string | null> => {
    if (currencyOfShop !== undefined) return currencyOfShop
    currencyOfShop = await lists.currency(signal)
    return currencyOfShop
  }

  const orderOrNone = (signal?: AbortSignal) => async (order: Order) =>
    notOrders.has(order.status) ? null : orderWithRefunds(lists, order, signal)
  const productIn = (currency: string | null, signal?: AbortSignal) => async (product: Product) =>
    productRow(product, currency, await readVariations(lists, product, signal))

  const byId: {
    [K in NamedKind]: (items: SightedRow[], signal?: AbortSignal) => Promise<RowsById<RowOf<K>>>
  } = {
    orders: (items, signal) => rowsOf(orders, items, orderOrNone(signal)),
    products: async (items, signal) => rowsOf(products, items, productIn(await shopCurrency(signal), signal)),
    customers: (items) => rowsOf(customers, items, customerRow),
  }

  const readers: {
    [K in StoreKind]: (
      cursor: Cursor | null,
      after?: string,
      signal?: AbortSignal,
    ) => Promise<StorePage<RowOf<K>>>
  } = {
    collections: (cursor, _after, signal) =>
      readRows(lists, categories, { cursor: cursor ?? fromStart, signal, toRow: collectionRow }),
    products: async (cursor, after, signal) => {
      const currency = await shopCurrency(signal)
      return readRows(lists, products, {
        cursor: cursor ?? changedAfter(after),
        signal,
        toRow: productIn(currency, signal),
      })
    },
    customers: (cursor, _after, signal) =>
      readRows(lists, customers, { cursor: cursor ?? fromStart, signal, toRow: customerRow }),
    orders: async (cursor, after, signal) => {
      const page = await readRows(lists, orders, {
        cursor: cursor ?? changedAfter(after),
        signal,
        toRow: orderOrNone(signal),
      })
      if (!cursor && page.total !== null) {
        page.total -= await lists.drafts(after, signal)
        if (page.next) page.next.total = page.total
      }
      return page
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
      return { currency, ...nothingBeside }
    },
    about: async () => nothingBeside,
    readableDays: async () => null,
    excludedStatuses: (signal) => excludedStatuses(store, signal),
    report: (month, signal) => revenueReport(storeWhileSomeoneWaits, month, signal),
    reportedRows: (days, signal) => reportedRows(storeWhileSomeoneWaits, days, signal),
    counts: (signal) => storeCounts(lists, signal),
    begin: async () => ({}),
    read: async (kind, cursor, { modifiedAfter, signal } = {}) =>
      readers[kind](
        cursor && readCursor(cursor),
        modifiedAfter == null ? undefined : secondsLater(modifiedAfter, -1),
        signal,
      ),
    async *ids(kind, signal) {
      const resource = { orders, products, customers }[kind]
      const fields = kind === 'orders' ? 'id,status' : 'id'
      const list = lists.sighted({ ...resource, query: { ...resource.query, _fields: fields } }, signal)
      let cursor: Cursor | null = fromStart
      while (cursor?.by === 'id') {
        const { items, next }: { items: SightedRow[]; next: Cursor | null } = await pageById(list, cursor)
        const ids = items.filter(({ status }) => !notOrders.has(status)).map(idOf)
        const named = ids.filter((id) => id !== null)
        if (named.length > 0) yield named
        cursor = next
      }
    },
    async readByIds(kind, providerIds, signal) {
      const found = await sightedById(lists, { orders, products, customers }[kind], providerIds, signal)
      return byId[kind](found, signal)
    },
    readOne: (kind, providerId, signal) =>
      singleRow({ client: store, lists, shopCurrency }, kind, providerId, signal),
    orderNotes: (orderId, signal) => orderNotes(storeWhileSomeoneWaits, orderId, signal),
    subscribe: webhooks.subscribe,
    unsubscribe: webhooks.unsubscribe,
  }
}

interface RowsToRead<Item, Row> {
  cursor: Cursor
  signal?: AbortSignal
  /** Null for a row that isn't ours. */
  toRow: (item: Item) => Row | null | Promise<Row | null>
}

async function readRows<Item, Row>(
  lists: StoreLists,
  resource: Resource<Item>,
  { cursor, signal, toRow }: RowsToRead<Item, Row>,
): Promise<StorePage<Row>> {
  const list = lists.sighted(resource, signal)
  const page = cursor.by === 'modified' ? await pageByModified(list, cursor) : await pageById(list, cursor)
  const { rows, unread } = await rowsOf(resource, page.items, toRow)
  return { rows, next: page.next as StoreCursor | null, total: page.total, unread }
}

const fromStart: Cursor = { by: 'id', offset: 0, last_id: 0 }
const changedAfter = (after: string | undefined): Cursor => ({
  by: 'modified',
  ...(after !== undefined && { after }),
})
