import { storeConnectors } from '@tandem/api-server'
import type { Connectors } from '@tandem/api-server'
import {
  createShop,
  createShopify,
  createWooCommerce,
  inProcessFetch,
  tinySample,
} from '@tandem/provider-simulator'
import type { Dataset, Shop as SimulatedShop, ShopOptions } from '@tandem/provider-simulator'
import type { Shop } from './team.ts'

/** A simulated shop, and the fields to connect it as a WooCommerce or a Shopify store. */
export interface OpenShop {
  shop: SimulatedShop
  connection: Shop
}

/** The options of a shop, with which it can also be opened again; `keys` are the ones that are valid now. */
export interface OpenedShop extends Required<Pick<ShopOptions, 'name' | 'title' | 'host' | 'keys' | 'apps'>> {
  orders: number
  hasAnalytics: boolean
}

/** Simulated shops, which can be opened while the server runs, and the connectors that reach them without a network. */
export interface SimulatedShops {
  connectors: Connectors
  /** Opens a shop at its own address. */
  open(options: { title: string; orders: number; hasReport?: boolean }): OpenShop
}

/**
 * One in this many of the unsold products is kept, because reading all products of the sample would take most of a
 * sync.
 */
const keptOfUnsold = 20

function firstOrders(dataset: Dataset, count: number): Dataset {
  if (count > dataset.orders.length)
    throw new RangeError(`The sample has ${dataset.orders.length} orders, not ${count}`)
  const orders = dataset.orders.slice(0, count)
  const customers = new Set(orders.map(({ customer }) => customer?.id))
  const sold = new Set(orders.flatMap(({ lines }) => lines.map(({ product }) => product?.id)))
  return {
    ...dataset,
    orders,
    customers: dataset.customers.filter(({ id }) => customers.has(id)),
    products: dataset.products.filter(({ id }, index) => sold.has(id) || index % keptOfUnsold === 0),
  }
}

/** Opens these shops again. Shops that are opened later are added to the list. */
export function simulatedShops(opened: OpenedShop[] = []): SimulatedShops {
  const shops = opened.map(build)
  const wooCommerce = inProcessFetch(createWooCommerce({ shops }))
  const shopify = inProcessFetch(createShopify({ shops }))
  return {
    connectors: storeConnectors({
      fetch: (url, init) =>
        (new URL(url).hostname.endsWith('.myshopify.com') ? shopify : wooCommerce)(url, init),
    }),
    open({ title, orders, hasReport = true }) {
      const name = `shop-${shops.length + 1}`
      const host = `${name}.example.com`
      const consumerKey = `ck_${crypto.randomUUID()}`
      const consumerSecret = `cs_${crypto.randomUUID()}`
      const app = {
        clientId: crypto.randomUUID(),
        clientSecret: crypto.randomUUID(),
        accessToken: `shpat_${crypto.randomUUID()}`,
        // A real shop makes its readers wait, but in tests and stories nobody needs that.
        restoreRate: 100_000,
        costRule: 'measured' as const,
      }
      const keys: OpenedShop['keys'] = [{ consumerKey, consumerSecret, permission: 'read' }]
      const options = { name, title, host, keys, apps: [app], orders, hasAnalytics: hasReport }
      const shop = build(options)
      opened.push(options)
      shops.push(shop)
      return {
        shop,
        connection: {
          woocommerce_url: `https://${host}`,
          woocommerce_consumer_key: consumerKey,
          woocommerce_consumer_secret: consumerSecret,
          shopify_store_name: name,
          shopify_access_token: app.accessToken,
          shopify_client_id: app.clientId,
          shopify_client_secret: app.clientSecret,
        },
      }
    },
  }
}

const build = ({ orders, ...options }: OpenedShop) =>
  createShop({
    ...options,
    dataset: firstOrders(tinySample(), orders),
    shiftToEnd: new Date().toISOString().slice(0, 10),
  })
