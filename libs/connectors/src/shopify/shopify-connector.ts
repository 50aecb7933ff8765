import type { ProviderFetch } from '../provider-fetch.ts'
import { impatient, patient, patientRequests } from '../requests/patient-requests.ts'
import { waitFor } from '../requests/wait-for.ts'
import { readableOrderDays } from '../store-connector.ts'
import type { StoreConnector } from '../store-connector.ts'
import { accessTokens } from './access-tokens.ts'
import { filePart } from './bulk-file.ts'
import { bulkReading } from './bulk-reading.ts'
import type { ShopifyCredentials } from './credentials.ts'
import { graphqlClient } from './graphql-client.ts'
import { namedRows } from './named-rows.ts'
import { nodeRows } from './node-rows.ts'
import { soldRows } from './order-sums.ts'
import { pagedRows } from './paged-rows.ts'
import { queryBudget } from './query-budget.ts'
import { monthReport } from './sales-report.ts'
import { checkShop, shopAccess } from './shop-access.ts'
import type { ShopAccess } from './shop-access.ts'
import { shopCounts } from './shop-counts.ts'
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

  let access: ShopAccess | null = null
  const readAccess = async (signal?: AbortSignal) => (access = await shopAccess(client, signal))

  const check = (signal?: AbortSignal) =>
    checkShop(
      graphqlClient({ ...common, tokens: tokensWith(impatient.requestTimeoutMs), patience: impatient }),
      tokens.field,
      signal,
    )

  return {
    check: () => check(),
    about: check,
    readableDays: async (signal) => ((await readAccess(signal)).mayReadAllOrders ? null : readableOrderDays),
    excludedStatuses: async () => null,
    report: (month, signal) => monthReport(client, month, signal),
    reportedRows: (days, signal) => soldRows(client, days, signal),
    async counts(signal) {
      const { mayReadAllOrders } = access ?? (await readAccess(signal))
      return shopCounts(client, mayReadAllOrders, signal)
    },
    ...pagedRows({ client, rowsOf, bulk, bulkFrom }),
    ...namedRows({
      client,
      rowsOf,
      mayReadAllOrders: async (signal) => (await readAccess(signal)).mayReadAllOrders,
    }),
    // The staff's note on an order comes with it; the timeline isn't available.
    orderNotes: async () => null,
    subscribe: subscriptions.subscribe,
    unsubscribe: subscriptions.unsubscribe,
  }
}
