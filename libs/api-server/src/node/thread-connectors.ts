import type { InstagramApp } from '@tandem/connectors'
import { guardedFetch, providerThread } from '@tandem/connectors/node'
import type { ProviderMeter } from '@tandem/connectors/node'
import type { Connectors, Log } from '../platform/dependencies/dependencies.ts'
import { normalStoreUrl } from '../commerce/stores/store-connectors.ts'

interface ThreadConnectorOptions {
  /** Origins in private networks that may be called. */
  originsAllowed: string[]
  /** Where to find Shopify stores that are not at their own address. */
  shopAddress?: ((name: string) => string) | undefined
  /** The app that Instagram accounts are connected through; null when the host has none. */
  instagram: InstagramApp | null
  /** The time limit of one request to a provider; 30 seconds by default. */
  timeoutMs?: number
  log: Log
  /** Counts calls and waits. */
  meter?: ProviderMeter
}

const reasons = {
  silent: 'it gave no sign of life',
  broken: 'it ran out of memory or broke',
}

/**
 * Providers over the network, called in a separate thread: whatever a store answers, the thread that serves people is
 * not blocked. Addresses in private networks are refused unless their origin is listed.
 */
export function threadConnectors({
  originsAllowed,
  shopAddress,
  instagram: app,
  timeoutMs = 30_000,
  log,
  meter,
}: ThreadConnectorOptions): Connectors & { close(): Promise<void> } {
  const thread = providerThread({
    allow: originsAllowed,
    timeoutMs,
    ...(meter && { meter }),
    warn: (message) => log.warn({}, message),
    onEnd: (reason) => log.error({ reason: reasons[reason] }, 'the thread that reads providers was ended'),
  })
  return {
    store: ({ currency, ...access }) =>
      access.type === 'shopify'
        ? thread.shopify({
            credentials: access.credentials,
            shopAddress: shopAddress?.(access.credentials.shopify_store_name) ?? null,
          })
        : thread.wooCommerce({ ...access.credentials, shopCurrency: currency }),
    checkStoreUrl: (url) => normalStoreUrl(url, originsAllowed),
    readWebhook: thread.readWebhook,
    fetchPicture: guardedFetch({ allow: originsAllowed, timeoutMs }),
    ...(app && {
      social: {
        instagram: {
          login: thread.instagramLogin({ app }),
          account: ({ provider_id, page_token }, { isPersonWaiting = false } = {}) =>
            thread.instagramAccount({ app, account_id: provider_id, token: page_token, isPersonWaiting }),
        },
      },
    }),
    close: thread.close,
  }
}
