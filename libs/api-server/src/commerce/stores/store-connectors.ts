import {
  addressRefused,
  checkStoreUrl,
  readStoreWebhook,
  shopifyConnector,
  wooCommerceConnector,
} from '@tandem/connectors'
import type { ProviderFetch, ShopifyOptions } from '@tandem/connectors'
import type { Connectors, Log } from '../../platform/dependencies/dependencies.ts'

interface StoreConnectorOptions extends Pick<
  ShopifyOptions,
  'shopAddress' | 'wait' | 'now' | 'bulkFrom' | 'bulkPageBytes'
> {
  fetch: ProviderFetch
  /** Origins that WooCommerce stores may have although they aren't public. */
  originsAllowed?: string[]
  log?: Log
}

/** Creates the connectors of all kinds of stores over one fetch. */
export function storeConnectors({
  fetch,
  originsAllowed = [],
  log,
  ...options
}: StoreConnectorOptions): Connectors {
  const { wait, now, ...shopify } = options
  const clock = { ...(wait && { wait }), ...(now && { now }) }
  const warn = log && { warn: (message: string) => log.warn({}, message) }
  return {
    store: ({ currency, ...access }) =>
      access.type === 'shopify'
        ? shopifyConnector({ credentials: access.credentials, fetch, ...shopify, ...clock, ...warn })
        : wooCommerceConnector({
            ...access.credentials,
            fetch,
            ...(currency !== undefined && { shopCurrency: currency }),
            ...clock,
          }),
    checkStoreUrl: (url) => normalStoreUrl(url, originsAllowed),
    readWebhook: readStoreWebhook,
    fetchPicture: fetch,
  }
}

/** The normalised address of a store. @throws ProviderError when it may not be called */
export function normalStoreUrl(url: string, originsAllowed: readonly string[]): string {
  const checked = checkStoreUrl(url, originsAllowed)
  if (!checked.ok) throw addressRefused(checked.reason)
  return checked.url
}
