import { secondsLater } from '@tandem/format'
import type { RowOf, StoreConnector, StoreCursor, StoreKind, StorePage } from '../store-connector.ts'
import { listedOrder, listedProduct } from './listed-rows.ts'
import { fromStart, pageById, pageByModified, readCursor } from './paging.ts'
import type { Cursor } from './paging.ts'
import { refundPage } from './refund-page.ts'
import { categories, customers, notOrders, orders, products } from './resources.ts'
import type { Resource } from './resources.ts'
import { collectionRow, customerRow } from './rows.ts'
import { idOf, rowsOf } from './sighted-rows.ts'
import type { SightedRow, StoreLists } from './store-lists.ts'

interface PagedRowsOptions {
  lists: StoreLists
  shopCurrency: (signal?: AbortSignal) => Promise<string | null>
}

/** Reads all rows of a kind page by page, or only their ids. */
export function pagedRows(options: PagedRowsOptions): Pick<StoreConnector, 'begin' | 'read' | 'ids'> {
  const { lists, shopCurrency } = options
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
        toRow: listedProduct(lists, currency, signal),
      })
    },
    customers: (cursor, _after, signal) =>
      readRows(lists, customers, { cursor: cursor ?? fromStart, signal, toRow: customerRow }),
    orders: async (cursor, after, signal) => {
      const page = await readRows(lists, orders, {
        cursor: cursor ?? changedAfter(after),
        signal,
        toRow: listedOrder(lists, signal),
      })
      if (!cursor && page.total !== null) {
        page.total = await lists.withoutDrafts(page.total, after, signal)
        if (page.next && page.total === null) delete page.next.total
        else if (page.next && page.total !== null) page.next.total = page.total
      }
      return page
    },
    refunds: async (cursor, after, signal) => refundPage(lists, cursor, { after, signal, shopCurrency }),
  }
  return {
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
        if (ids.length > 0) yield ids
        cursor = next
      }
    },
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

const changedAfter = (after: string | undefined): Cursor => ({
  by: 'modified',
  ...(after !== undefined && { after }),
})
