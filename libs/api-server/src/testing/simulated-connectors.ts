import { addressRefused, checkStoreUrl, wooCommerceConnector } from '@tandem/connectors'
import { createShop, createWooCommerce, inProcessFetch, tinySample } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { Connectors } from '../dependencies.ts'

/** Where the simulated shops are; nothing listens there, they answer in this process. */
const origin = 'http://127.0.0.1:4010'

const key = { consumerKey: 'ck_test', consumerSecret: 'cs_test', permission: 'read' } as const

/** A simulated shop with about 60 orders; each name is a shop of its own. */
export const simulatedShop = (name: string): Shop =>
  createShop({ name, title: name, keys: [key], dataset: tinySample() })

/** What a simulated shop is connected with. */
export const simulatedCredentials = (name: string) => ({
  woocommerce_url: `${origin}/${name}`,
  woocommerce_consumer_key: key.consumerKey,
  woocommerce_consumer_secret: key.consumerSecret,
})

/** Providers that answer in this process; waits between tries are skipped. */
export function simulatedConnectors(shops: Shop[] = [simulatedShop('oak-workshop')]): Connectors {
  const fetch = inProcessFetch(createWooCommerce({ shops }))
  return {
    store: ({ credentials, currency }) =>
      wooCommerceConnector({ ...credentials, fetch, shopCurrency: currency, wait: async () => {} }),
    checkStoreUrl(url) {
      const checked = checkStoreUrl(url, [origin])
      if (!checked.ok) throw addressRefused(checked.reason)
      return checked.url
    },
  }
}
