import { parseArgs } from 'node:util'
import { Hono } from 'hono'
import { createInstagram, instagramApp } from './instagram/create-instagram.ts'
import { linkedProducts } from './shop/linked-products.ts'
import { createShop } from './shop/shop.ts'
import type { ShopProduct } from './shop/shop-rows.ts'
import { visitsFromPosts } from './shop/visits-from-posts.ts'
import { createShopify } from './shopify/create-shopify.ts'
import { createWooCommerce } from './woocommerce/create-woocommerce.ts'
import { permalinkOf } from './woocommerce/product-body.ts'
import { openSample } from './node/open-sample.ts'
import { readOrdersFile } from './node/read-orders-file.ts'
import { serveSimulator } from './node/serve-simulator.ts'

const usage =
  'npm run providers -- [--orders FILE.csv.gz] [--port 4010] [--plain-http] [--slow MS] [--end YYYY-MM-DD] [--app-url http://127.0.0.1:4000]'

const wholeNumber = (text: string, name: string, highest: number): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > highest)
    throw new Error(`--${name} must be a number from 0 to ${highest}, not "${text}"`)
  return value
}

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string' },
      port: { type: 'string', default: '4010' },
      'plain-http': { type: 'boolean', default: false },
      slow: { type: 'string', default: '0' },
      end: { type: 'string' },
      'app-url': { type: 'string', default: 'http://127.0.0.1:4000' },
    },
  })
  if (values.end !== undefined && !/^\d{4}-\d\d-\d\d$/.test(values.end))
    throw new Error(`--end must be a day like 2026-11-21, not "${values.end}"`)
  if (!URL.canParse(values['app-url']))
    throw new Error(`--app-url must be an address, not "${values['app-url']}"`)
  return {
    appUrl: values['app-url'].replace(/(?<!\/)\/+$/, ''),
    orders: values.orders,
    end: values.end,
    port: wholeNumber(values.port, 'port', 65_535),
    slowMs: wholeNumber(values.slow, 'slow', 600_000),
    isPlainHttp: values['plain-http'],
  }
}

/** Fixed, so that a store stays connected when the simulator restarts. They only open this shop. */
const keys = {
  read: { consumerKey: 'ck_simulator_read', consumerSecret: 'cs_simulator_read', permission: 'read' },
  write: { consumerKey: 'ck_simulator_write', consumerSecret: 'cs_simulator_write', permission: 'write' },
} as const

const shopifyApp = {
  clientId: 'simulator',
  clientSecret: 'shpss_simulator',
  accessToken: 'shpat_simulator',
}

const start = async () => {
  const { orders, end, port, slowMs, isPlainHttp, appUrl } = readArguments()
  const dataset = orders === undefined ? await openSample() : await readOrdersFile(orders)
  const content = {
    name: 'online-retail',
    title: 'Online Retail',
    dataset,
    shiftToEnd: end,
    slowMs,
    deliver: fetch,
  }
  const shop = createShop({ ...content, keys: [keys.read, keys.write] })
  const shopifyShop = createShop({ ...content, apps: [shopifyApp] })
  const app = new Hono()
  app.route('/shopify', createShopify({ shops: [shopifyShop] }))
  const addressOf = (product: ShopProduct) => permalinkOf(product, `http://127.0.0.1:${port}/${shop.name}`)
  const instagram = createInstagram({
    address: `http://127.0.0.1:${port}/instagram`,
    redirectUris: [`${appUrl}/integrations/social-media/callback/instagram`],
    products: linkedProducts(shop, addressOf),
  })
  shop.visitOf = visitsFromPosts({ shop, addressOf, posts: instagram.publishedPosts })
  app.route('/instagram', instagram.app)
  app.route('/', createWooCommerce({ shops: [shop], trustedHosts: isPlainHttp ? [] : undefined }))
  const running = await serveSimulator(app, port)
  console.log(`WooCommerce      ${running.origin}/${shop.name}`)
  console.log(`Consumer key     ${keys.read.consumerKey}`)
  console.log(`Consumer secret  ${keys.read.consumerSecret}`)
  console.log(
    `Shopify          ${running.origin}/shopify/${shopifyShop.name} (${shopifyShop.name}.myshopify.com)`,
  )
  console.log(`Access token     ${shopifyApp.accessToken}`)
  console.log(`Client           ${shopifyApp.clientId}, secret ${shopifyApp.clientSecret}`)
  console.log(`Instagram        ${instagram.addresses.graph} (dialog and Graph API)`)
  console.log(`App              ${instagramApp.app_id}, secret ${instagramApp.app_secret}`)
  console.log(
    `${dataset.orders.length} orders, ${shop.customers.length} customers, ${shop.products.length} products from ${dataset.counts.rows} lines`,
  )
  const stop = () => void running.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

await start().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const problem = isTaken
    ? 'the port is taken, choose another with --port'
    : error instanceof Error
      ? error.message
      : String(error)
  console.error(`providers: ${problem.split('\n')[0]} (${usage})`)
  process.exit(1)
})
