import { serve } from '@hono/node-server'
import getPort from 'get-port'
import { Hono } from 'hono'
import { createShop, createWooCommerce, tinySample } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'

/** The key with which every shop is connected. */
const key = { consumerKey: 'ck_faults', consumerSecret: 'cs_faults', permission: 'read_write' } as const

/** Returns an answer instead of the shop's own, or null to leave the request to the shop. */
export type Interference = (request: Request) => Promise<Response | null> | Response | null

/** The provider of the stores: simulated shops that can be down, slow or hostile. */
export interface Provider {
  origin: string
  /** Opens a shop with 60 orders, unless it exists, and returns its connection settings. */
  connection(shop: string): Record<string, string>
  shop(name: string): Shop
  /** Called before every answer. */
  interfere: Interference
  open(): Promise<void>
  /** Stops immediately; connections are refused until `open`. */
  close(): Promise<void>
}

/** Starts the provider on loopback. */
export async function startProvider(): Promise<Provider> {
  const port = await getPort()
  const shops: Shop[] = []
  const app = new Hono()
  let server: ReturnType<typeof serve> | null = null
  const find = (name: string) => shops.find((shop) => shop.name === name)
  const provider: Provider = {
    origin: `http://127.0.0.1:${port}`,
    interfere: () => null,
    connection(name) {
      if (!find(name)) shops.push(createShop({ name, title: name, keys: [key], dataset: tinySample() }))
      return {
        woocommerce_url: `${provider.origin}/${name}`,
        woocommerce_consumer_key: key.consumerKey,
        woocommerce_consumer_secret: key.consumerSecret,
      }
    },
    shop(name) {
      const shop = find(name)
      if (!shop) throw new Error(`There is no shop ${name}`)
      return shop
    },
    open: () =>
      new Promise((resolve, reject) => {
        server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => resolve())
        server.once('error', reject)
      }),
    async close() {
      const closing = server
      server = null
      if (!closing) return
      await new Promise<void>((resolve) => {
        closing.close(() => resolve())
        if ('closeAllConnections' in closing) closing.closeAllConnections()
      })
    },
  }
  app.use('*', async (context, next) => {
    const answer = await provider.interfere(context.req.raw)
    return answer ?? next()
  })
  app.route('/', createWooCommerce({ shops }))
  await provider.open()
  return provider
}
