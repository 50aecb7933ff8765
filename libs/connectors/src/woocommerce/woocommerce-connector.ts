import type { ProviderFetch } from '../provider-fetch.ts'
import type { StoreConnector } from '../store-connector.ts'
import { impatient } from '../requests/patient-requests.ts'
import { waitFor } from '../requests/wait-for.ts'
import { storeCounts } from './counts.ts'
import { excludedStatuses } from './excluded-statuses.ts'
import { namedRows } from './named-rows.ts'
import { orderNotes } from './order-notes.ts'
import { pagedRows } from './paged-rows.ts'
import { noWooCommerce, RouteMissing } from './refusals.ts'
import { reportedRows, revenueReport } from './revenue-report.ts'
import { customers, orders, products } from './resources.ts'
import { storeClient } from './store-client.ts'
import { storeLists } from './store-lists.ts'
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
    ...pagedRows({ lists, shopCurrency }),
    ...namedRows({ client: store, lists, shopCurrency }),
    orderNotes: (orderId, signal) => orderNotes(storeWhileSomeoneWaits, orderId, signal),
    subscribe: webhooks.subscribe,
    unsubscribe: webhooks.unsubscribe,
  }
}
