import {
  createShop,
  createShopify,
  createWooCommerce,
  inProcessFetch,
  tinySample,
} from '@tandem/provider-simulator'
import type { Dataset, Shop, ShopOptions } from '@tandem/provider-simulator'
import type { Connectors } from '../platform/dependencies/dependencies.ts'
import { storeConnectors } from '../commerce/stores/store-connectors.ts'
import { simulatedInstagram } from './simulated-instagram.ts'
import type { SimulatedInstagram } from './simulated-instagram.ts'

/** The address of the simulated shops; nothing listens there, they answer in this process. */
const origin = 'http://127.0.0.1:4010'

const key = { consumerKey: 'ck_test', consumerSecret: 'cs_test', permission: 'read_write' } as const
const app = {
  clientId: 'client-test',
  clientSecret: 'client-secret-test',
  accessToken: 'shpat_test',
  // Waits are skipped here, so no points would be restored.
  maximumAvailable: 1_000_000,
}

/** A simulated shop with about 60 orders; each name is a separate shop, for both WooCommerce and Shopify. */
export const simulatedShop = (name: string, options: Partial<ShopOptions> = {}): Shop =>
  createShop({ name, title: name, keys: [key], apps: [{ ...app }], dataset: tinySample(), ...options })

/** Only the first orders of the sample with their customers, for tests that read a shop again and again. */
export function fewOrders(count: number): Dataset {
  const dataset = tinySample()
  const orders = dataset.orders.slice(0, count)
  const customers = new Set(orders.map(({ customer }) => customer?.id))
  const products = new Set(orders.flatMap(({ lines }) => lines.map(({ product }) => product?.id)))
  return {
    ...dataset,
    orders,
    customers: dataset.customers.filter(({ id }) => customers.has(id)),
    products: dataset.products.filter(({ id }) => products.has(id)),
  }
}

/** A shop with a name of its own, so that tests never meet; it takes the place of the shops of earlier tests. */
export function freshShop(shops: Shop[], dataset: Dataset): Shop {
  const shop = simulatedShop(`shop-${crypto.randomUUID().slice(0, 8)}`, { dataset })
  shops.splice(0, shops.length, shop)
  return shop
}

/** The credentials of a simulated WooCommerce shop. */
export const simulatedCredentials = (name: string) => ({
  woocommerce_url: `${origin}/${name}`,
  woocommerce_consumer_key: key.consumerKey,
  woocommerce_consumer_secret: key.consumerSecret,
})

/** The credentials of a simulated Shopify shop. */
export const simulatedShopify = (name: string) => ({
  shopify_store_name: name,
  shopify_access_token: app.accessToken,
  shopify_client_secret: app.clientSecret,
})

interface SimulatedOptions extends Partial<Parameters<typeof storeConnectors>[0]> {
  onRequest?: () => void
  /** A new one by default. */
  instagram?: SimulatedInstagram
}

/** Providers that answer in this process; waits between retries are skipped. */
export function simulatedConnectors(
  shops: Shop[] = [simulatedShop('oak-workshop')],
  { onRequest, instagram = simulatedInstagram(), ...options }: SimulatedOptions = {},
): Connectors {
  const heard = onRequest && { onRequest }
  const wooCommerce = inProcessFetch(createWooCommerce({ shops, ...heard }))
  const shopify = inProcessFetch(createShopify({ shops, ...heard }))
  const stores = storeConnectors({
    fetch: (url, init) =>
      (new URL(url).hostname.endsWith('.myshopify.com') ? shopify : wooCommerce)(url, init),
    originsAllowed: [origin],
    wait: async () => {},
    ...options,
  })
  return { ...stores, social: { instagram: instagram.connectors } }
}
