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
import { openSample } from '@tandem/provider-simulator/node'
import { changeSomeOrders } from './changed-orders.ts'
import { deliverTo } from './deliver-to.ts'

/** Shops on loopback that can be connected like real ones. */
interface DemoShops {
  routes: Hono
  /** What the connect dialog offers, so that nobody has to look for keys. */
  stores: object[]
  /** What posts of the demo's accounts lead to. */
  products: LinkedProduct[]
  /** Has buyers come from posts that lead to a shop; before it nobody knows how they came. */
  bringBuyers: (posts: Instagram['publishedPosts']) => void
  /** Where a Shopify shop is: ours here, every other at its own address. */
  shopAddress: (name: string) => string
}

type Product = Parameters<typeof onlineStoreUrlOf>[0]

const wooCommerceAt = '/demo/shops'
const shopifyAt = '/demo/shopify'

/** Open to everyone who reads this: they open a simulated shop, nothing else. */
const key = { consumerKey: 'ck_demo', consumerSecret: 'cs_demo', permission: 'read_write' } as const
const app = {
  clientId: 'tandem-demo',
  clientSecret: 'tandem-demo',
  accessToken: 'shpat_demo',
  costRule: 'measured',
  // Those of Shopify Plus: nobody who tries the demo waits until the points of a smaller plan have come back.
  maximumAvailable: 20_000,
  restoreRate: 1_000,
} as const

/** One shop of each kind at an origin, with the data of the sample; they tell their changes over loopback. */
export async function openDemoShops(origin: string, shiftToEnd: string): Promise<DemoShops> {
  const dataset = await openSample()
  const wooCommerce = createShop({
    name: 'oak-workshop',
    title: 'Oak Workshop',
    keys: [key],
    costs: true,
    dataset,
    shiftToEnd,
    deliver: deliverTo(origin),
  })
  const shopify = createShop({
    name: 'tandem-demo-linden-home',
    title: 'Linden Home',
    apps: [app],
    costs: true,
    dataset,
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
    products: [...linkedProducts(wooCommerce, addressOf), ...linkedProducts(shopify, otherAddressOf, 20)],
    bringBuyers(posts) {
      wooCommerce.visitOf = visitsFromPosts({ shop: wooCommerce, addressOf, posts })
      shopify.visitOf = visitsFromPosts({ shop: shopify, addressOf: otherAddressOf, posts })
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
