import { secondsLater } from '@tandem/format'
import * as v from 'valibot'
import type { ProviderFetch } from '../provider-fetch.ts'
import { ProviderError } from '../provider-error.ts'
import { impatient, patient, patientRequests } from '../requests/patient-requests.ts'
import { waitFor } from '../requests/wait-for.ts'
import type { RowsById } from '../read-rows.ts'
import { readableOrderDays } from '../store-connector.ts'
import type {
  NamedKind,
  RowOf,
  SingleKind,
  SingleRow,
  StoreConnector,
  StoreKind,
  StorePage,
} from '../store-connector.ts'
import { accessTokens } from './access-tokens.ts'
import { filePart } from './bulk-file.ts'
import { beginBulk } from './bulk-begin.ts'
import type { BulkWish } from './bulk-begin.ts'
import { bulkReading, waiting } from './bulk-reading.ts'
import type { ShopifyCredentials } from './credentials.ts'
import { fromStart, readCursor } from './cursors.ts'
import type { IdCursor } from './cursors.ts'
import { graphqlClient } from './graphql-client.ts'
import { nodeRows } from './node-rows.ts'
import { nodesAfter } from './node-pages.ts'
import type { NodeList } from './node-pages.ts'
import { nodesById } from './nodes-by-id.ts'
import { soldRows } from './order-sums.ts'
import { byIds, identities, pages, refundsOfOrder, singles } from './queries.ts'
import { queryBudget } from './query-budget.ts'
import { querySize } from './query-size.ts'
import { monthReport } from './sales-report.ts'
import { checkShop, shopAccess } from './shop-access.ts'
import type { ShopAccess } from './shop-access.ts'
import { countOf, shopCounts } from './shop-counts.ts'
import { shopOrigin } from './shop-name.ts'
import { shopSubscriptions } from './subscriptions.ts'

/** The store, its credentials, and how to reach it; clock and randomness are the platform's by default. */
export interface ShopifyOptions {
  credentials: ShopifyCredentials
  fetch: ProviderFetch
  /** The origin (and path) of a shop, https://NAME.myshopify.com by default; the name has been checked. */
  shopAddress?: (name: string) => string
  /** Rejects when the signal is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Epoch milliseconds. */
  now?: () => number
  random?: () => number
  /** Called once with information for the person who runs the server, such as an outdated API version. */
  warn?: (message: string) => void
  /** The number of rows from which a first reading uses a bulk operation; 2,000 by default. */
  bulkFrom?: number
  /** The size of a page of a bulk result; 1 MiB by default. */
  bulkPageBytes?: number
}

const One = v.object({ one: v.nullable(v.unknown()) })
const typeNames = { collections: 'Collection', products: 'Product', customers: 'Customer', orders: 'Order' }

/**
 * A Shopify store (Admin GraphQL API) in our terms. Keep it as long as the store is connected: it tracks
 * Shopify's bucket of points and the page size, and pauses for a minute after ten failures in a row.
 * @throws ProviderError when the store's name could lead elsewhere
 * @see https://shopify.dev/docs/api/admin-graphql
 */
export function shopifyConnector(options: ShopifyOptions): StoreConnector {
  const { credentials, fetch, bulkFrom = 2000, bulkPageBytes = 2 ** 20 } = options
  const clock = {
    wait: options.wait ?? waitFor,
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
  }
  const name = credentials.shopify_store_name.toLowerCase()
  const official = shopOrigin(name)
  const origin = options.shopAddress?.(name).replace(/(?<!\/)\/+$/, '') ?? official
  const budget = queryBudget(clock.now)
  const common = { origin, fetch, budget, ...clock, warn: options.warn ?? (() => {}) }
  const tokensWith = (timeoutMs: number) =>
    accessTokens({ credentials, origin, fetch, now: clock.now, timeoutMs })
  const tokens = tokensWith(patient.requestTimeoutMs)
  const client = graphqlClient({ ...common, tokens })

  const rowsOf = nodeRows(client)
  const askForFile = patientRequests(clock)
  const bulk = bulkReading({
    client,
    rowsOf,
    wait: clock.wait,
    pageBytes: bulkPageBytes,
    part: (asked) =>
      filePart({ fetch, ask: askForFile, now: clock.now }, { ...asked, timeoutMs: patient.requestTimeoutMs }),
  })
  const subscriptions = shopSubscriptions(client, credentials)

  // The initial number of rows; the answers then tell what they cost.
  const lists: Record<StoreKind, NodeList> = {
    collections: { document: pages.collections, subject: 'collections', size: querySize(250) },
    products: { document: pages.products, subject: 'products', size: querySize(30) },
    customers: { document: pages.customers, subject: 'customers', size: querySize(200) },
    orders: { document: pages.orders, subject: 'orders', size: querySize(10) },
    refunds: { document: pages.refunds, subject: 'refunds', size: querySize(150) },
  }
  const idLists = {
    products: { document: identities.products, subject: 'products', size: querySize(250) },
    customers: { document: identities.customers, subject: 'customers', size: querySize(250) },
    orders: { document: identities.orders, subject: 'orders', size: querySize(250) },
  }

  const sizesById = { products: querySize(30), customers: querySize(100), orders: querySize(10) }

  let access: ShopAccess | null = null
  const knownAccess = async (signal?: AbortSignal) => (access ??= await shopAccess(client, signal))

  const readPage = async <K extends StoreKind>(
    kind: K,
    cursor: IdCursor,
    signal?: AbortSignal,
  ): Promise<StorePage<RowOf<K>>> => {
    const { nodes, next } = await nodesAfter(client, lists[kind], cursor, signal)
    const { rows, unread } = await rowsOf(kind, nodes, signal)
    return { rows, next: next && { ...next }, total: cursor.total ?? null, unread }
  }

  const isLarge = (rows: number | null) => rows === null || rows > bulkFrom

  const readFirst = async <K extends StoreKind>(kind: K, changedSince?: string, signal?: AbortSignal) => {
    const rows = await countOf(client, kind === 'refunds' ? 'orders' : kind, changedSince, signal)
    const total = kind === 'refunds' ? null : rows
    if (changedSince === undefined && kind !== 'collections' && isLarge(rows)) {
      const started = await bulk.start(kind, total, 1, signal)
      if (started) return waiting(started)
    }
    return readPage(kind, fromStart(changedSince, total), signal)
  }

  const one = async (document: string, kind: SingleKind, providerId: string, signal?: AbortSignal) => {
    const id = `gid://shopify/${typeNames[kind]}/${providerId}`
    const { data } = await client.ask({
      document,
      subject: kind,
      schema: One,
      variables: () => ({ id }),
      signal,
    })
    return data.one
  }

  const readByIds = async <K extends NamedKind>(
    kind: K,
    providerIds: string[],
    signal?: AbortSignal,
  ): Promise<RowsById<RowOf<K>>> => {
    const ids = providerIds.map((id) => `gid://shopify/${typeNames[kind]}/${id}`)
    const asked = { document: byIds[kind], subject: kind, size: sizesById[kind], ids, signal }
    return rowsOf(kind, await nodesById(client, asked), signal)
  }

  const check = (signal?: AbortSignal) =>
    checkShop(
      graphqlClient({ ...common, tokens: tokensWith(impatient.requestTimeoutMs), patience: impatient }),
      tokens.field,
      signal,
    )

  return {
    check: () => check(),
    about: check,
    async readableDays(signal) {
      access = await shopAccess(client, signal)
      return access.mayReadAllOrders ? null : readableOrderDays
    },
    excludedStatuses: async () => null,
    report: (month, signal) => monthReport(client, month, signal),
    reportedRows: (days, signal) => soldRows(client, days, signal),
    async counts(signal) {
      const { mayReadAllOrders } = await knownAccess(signal)
      return shopCounts(client, mayReadAllOrders, signal)
    },
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
          idLists[kind],
          cursor,
          signal,
        )
        if (page.nodes.length > 0) yield page.nodes.map(({ legacyResourceId }) => legacyResourceId)
        cursor = page.next
      }
    },
    readByIds: (kind, providerIds, signal) => readByIds(kind, providerIds, signal),
    async readOne<K extends SingleKind>(kind: K, providerId: string, signal?: AbortSignal) {
      if (!/^[1-9]\d{0,18}$/.test(providerId)) return null
      const node = await one(singles[kind], kind, providerId, signal)
      if (node === null) {
        if (kind !== 'orders') return null
        // Requested again: without a scope, old orders would look deleted.
        access = await shopAccess(client, signal)
        return access.mayReadAllOrders ? null : 'unknown'
      }
      const { rows, unread } = await rowsOf(kind, [node], signal)
      if (unread[0]) throw new ProviderError('unexpected_data', unread[0].reason)
      const orderWithRefunds = kind === 'orders' ? await one(refundsOfOrder, kind, providerId, signal) : null
      const refunds = orderWithRefunds === null ? null : await rowsOf('refunds', [orderWithRefunds], signal)
      return {
        row: rows[0]!,
        refunds: refunds?.rows ?? [],
        unread: refunds?.unread ?? [],
      } satisfies SingleRow<K>
    },
    // The staff's note on an order comes with it; the timeline isn't available.
    orderNotes: async () => null,
    subscribe: subscriptions.subscribe,
    unsubscribe: subscriptions.unsubscribe,
  }
}
