import { secondsLater } from '@tandem/format'
import type { NamedKind, RowOf, StoreConnector, StoreKind, StorePage } from '../store-connector.ts'
import { beginBulk } from './bulk-begin.ts'
import type { BulkWish } from './bulk-begin.ts'
import { waiting } from './bulk-reading.ts'
import type { BulkReading } from './bulk-reading.ts'
import { fromStart, readCursor } from './cursors.ts'
import type { IdCursor } from './cursors.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { nodesAfter } from './node-pages.ts'
import type { NodeList } from './node-pages.ts'
import type { NodeRows } from './node-rows.ts'
import { identities, pages } from './queries.ts'
import { querySize } from './query-size.ts'
import { countOf } from './shop-counts.ts'

interface PagedRowsOptions {
  client: GraphqlClient
  rowsOf: NodeRows
  bulk: BulkReading
  /** The number of rows from which a first reading uses a bulk operation. */
  bulkFrom: number
}

// The initial number of rows; the answers then tell what they cost.
const nodeLists = (): Record<StoreKind, NodeList> => ({
  collections: { document: pages.collections, subject: 'collections', size: querySize(250) },
  products: { document: pages.products, subject: 'products', size: querySize(30) },
  customers: { document: pages.customers, subject: 'customers', size: querySize(200) },
  orders: { document: pages.orders, subject: 'orders', size: querySize(10) },
  refunds: { document: pages.refunds, subject: 'refunds', size: querySize(150) },
})
const idLists = (): Record<NamedKind, NodeList> => ({
  products: { document: identities.products, subject: 'products', size: querySize(250) },
  customers: { document: identities.customers, subject: 'customers', size: querySize(250) },
  orders: { document: identities.orders, subject: 'orders', size: querySize(250) },
})

/** Reads all rows of a kind, page by page; the first reading of many rows through a bulk operation. */
export function pagedRows(options: PagedRowsOptions): Pick<StoreConnector, 'begin' | 'read' | 'ids'> {
  const { client, rowsOf, bulk, bulkFrom } = options
  const lists = nodeLists()
  const lightLists = idLists()
  const isLarge = (rows: number | null) => rows === null || rows > bulkFrom

  const readPage = async <K extends StoreKind>(
    kind: K,
    cursor: IdCursor,
    signal?: AbortSignal,
  ): Promise<StorePage<RowOf<K>>> => {
    const { nodes, next } = await nodesAfter(client, lists[kind], cursor, signal)
    const { rows, unread } = await rowsOf(kind, nodes, signal)
    return { rows, next: next && { ...next }, total: cursor.total ?? null, unread }
  }

  const readFirst = async <K extends StoreKind>(kind: K, changedSince?: string, signal?: AbortSignal) => {
    const rows = await countOf(client, kind === 'refunds' ? 'orders' : kind, changedSince, signal)
    const total = kind === 'refunds' ? null : rows
    if (changedSince === undefined && kind !== 'collections' && isLarge(rows)) {
      const started = await bulk.start(kind, total, 1, signal)
      if (started) return waiting(started)
    }
    return readPage(kind, fromStart(changedSince, total), signal)
  }

  return {
    async begin({ products, customers, orders: counted }, since, signal) {
      const orders = counted ?? (await countOf(client, 'orders', undefined, signal))
      const wishes: (BulkWish & { rows: number | null })[] = [
        { kind: 'products', total: products, rows: products },
        { kind: 'customers', total: customers, rows: customers },
        { kind: 'orders', total: orders, rows: orders },
        { kind: 'refunds', total: null, rows: orders },
      ]
      const large = wishes.filter(({ rows }) => isLarge(rows))
      if (large.length === 0) return {}
      return beginBulk(large, { client, start: bulk.start, since: Date.parse(since), signal })
    },
    async read(kind, cursor, { modifiedAfter, signal } = {}) {
      if (cursor === null) {
        // As in WooCommerce, collections are few and always read completely: what is missing then no longer
        // exists.
        const isWhole = modifiedAfter == null || kind === 'collections'
        return readFirst(kind, isWhole ? undefined : secondsLater(modifiedAfter, -1), signal)
      }
      const place = readCursor(cursor)
      if (place.by === 'id') return readPage(kind, place, signal)
      if (kind === 'collections') throw new TypeError('not a cursor of collections')
      return (await bulk.read(kind, place, signal)) as StorePage<RowOf<typeof kind>>
    },
    async *ids(kind, signal) {
      let cursor: IdCursor | null = fromStart()
      while (cursor) {
        const page: { nodes: { legacyResourceId: string }[]; next: IdCursor | null } = await nodesAfter(
          client,
          lightLists[kind],
          cursor,
          signal,
        )
        if (page.nodes.length > 0) yield page.nodes.map(({ legacyResourceId }) => legacyResourceId)
        cursor = page.next
      }
    },
  }
}
