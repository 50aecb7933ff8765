import { Hono } from 'hono'
import {
  createShop,
  createShopify,
  createWooCommerce,
  linkedProducts,
  onlineStoreUrlOf,
  permalinkOf,
  visitsFromPosts,
} from '@tandem/provider-simulator'
import type { Instagram, LinkedProduct } from '@tandem/provider-simulator'
import { openDemoSamples } from '@tandem/provider-simulator/node'
import { changeSomeOrders } from './changed-orders.ts'
import { deliverTo } from './deliver-to.ts'
import { findPostSales, knownVisits } from './known-sales.ts'
import type { PostSales } from './known-sales.ts'

/** Shops on loopback that can be connected like real ones. */
export interface DemoShops {
  routes: Hono
  /** The stores that the connect dialog offers, so that nobody has to look for keys. */
  stores: OfferedStore[]
  /** The products that posts of the demo's accounts link to. */
  products: LinkedProduct[]
  /**
   * Decides which posts the buyers of the shops came from; before this call their visits are unknown. Returns what each
   * post sold.
   */
  bringBuyers: (posts: Instagram['publishedPosts']) => PostSales[]
  /** The address of a Shopify shop: the simulated one, or the real address of any other shop. */
  shopAddress: (name: string) => string
}

/** A store as `GET /api/demo` offers it, with the fields of the connect dialog. */
export type OfferedStore = { name: string; currency: string } & (
  | { type: 'woocommerce'; url: string; consumer_key: string; consumer_secret: string }
  | {
      type: 'shopify'
      shopify_store_name: string
      shopify_access_token: string
      shopify_client_secret: string
    }
)

type Product = Parameters<typeof onlineStoreUrlOf>[0]

const wooCommerceAt = '/demo/shops'
const shopifyAt = '/demo/shopify'

/** These keys aren't secret: they only open a simulated shop. */
const key = { consumerKey: 'ck_demo', consumerSecret: 'cs_demo', permission: 'read_write' } as const
const app = {
  clientId: 'tandem-demo',
  clientSecret: 'tandem-demo',
  accessToken: 'shpat_demo',
  costRule: 'measured',
  // The limits of Shopify Plus, so that people who try the demo don't wait for points.
  maximumAvailable: 20_000,
  restoreRate: 1_000,
} as const

/**
 * Opens one shop of each kind at an origin: one has the sample's orders from the United Kingdom, the other those from
 * abroad. They deliver their webhooks over loopback.
 */
export async function openDemoShops(origin: string, shiftToEnd: string): Promise<DemoShops> {
  const { home, abroad } = await openDemoSamples()
  const wooCommerce = createShop({
    name: 'oak-workshop',
    title: 'Oak Workshop',
    keys: [key],
    costs: true,
    dataset: home,
    shiftToEnd,
    deliver: deliverTo(origin),
  })
  const shopify = createShop({
    name: 'tandem-demo-linden-home',
    title: 'Linden Home',
    apps: [app],
    currency: 'EUR',
    costs: true,
    dataset: abroad,
    shiftToEnd,
    deliver: deliverTo(origin),
  })
  changeSomeOrders(shopify)
  const routes = new Hono()
  routes.route(wooCommerceAt, createWooCommerce({ shops: [wooCommerce] }))
  routes.route(shopifyAt, createShopify({ shops: [shopify] }))
  const wooCommerceUrl = `${origin}${wooCommerceAt}/${wooCommerce.name}`
  const shopifyUrl = `${origin}${shopifyAt}/${shopify.name}`
  const addressOf = (product: Product) => permalinkOf(product, wooCommerceUrl)
  const otherAddressOf = (product: Product) => onlineStoreUrlOf(product, shopifyUrl)
  return {
    routes,
    // Few products, so that each has enough buyers for the posts that link to it.
    products: [...linkedProducts(wooCommerce, addressOf, 16), ...linkedProducts(shopify, otherAddressOf, 10)],
    bringBuyers(posts) {
      const shops = [
        { shop: wooCommerce, addressOf },
        { shop: shopify, addressOf: otherAddressOf },
      ]
      const sales = findPostSales(shops, posts, Date.parse(`${shiftToEnd}T23:59:59Z`))
      for (const one of shops)
        one.shop.visitOf = visitsFromPosts({ ...one, posts, known: knownVisits(one.shop, sales) })
      return sales
    },
    stores: [
      {
        type: 'woocommerce',
        name: wooCommerce.title,
        url: wooCommerceUrl,
        consumer_key: key.consumerKey,
        consumer_secret: key.consumerSecret,
        currency: wooCommerce.currency,
      },
      {
        type: 'shopify',
        name: shopify.title,
        currency: shopify.currency,
        shopify_store_name: shopify.name,
        shopify_access_token: app.accessToken,
        shopify_client_secret: app.clientSecret,
      },
    ],
    shopAddress: (name) => (name === shopify.name ? shopifyUrl : `https://${name}.myshopify.com`),
  }
}
