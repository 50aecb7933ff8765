import { Hono } from 'hono'
import { createShop, createShopify, createWooCommerce, tinySample } from '@tandem/provider-simulator'
import { serveSimulator } from '@tandem/provider-simulator/node'
import { storeConnectors } from '../commerce/stores/store-connectors.ts'
import type { Connectors, StoreAccess } from '../platform/dependencies/dependencies.ts'
import { quietAccount } from './quiet-account.ts'
import { simulatedInstagram } from './simulated-instagram.ts'

const key = { consumerKey: 'ck_test', consumerSecret: 'cs_test', permission: 'read' } as const
const app = {
  clientId: 'client-test',
  clientSecret: 'secret-test',
  accessToken: 'shpat_test',
  // Waits are skipped, so no points would be restored.
  maximumAvailable: 1_000_000,
}

/** Serves a shop of WooCommerce and of Shopify over HTTP, in small pages. */
export async function serveShop(): Promise<{ origin: string; close(): Promise<void> }> {
  const shop = createShop({ name: 'shop', keys: [key], apps: [app], dataset: tinySample() })
  // A failure makes the connector ask for fewer rows at a time, so this gives several pages of few orders.
  for (let halved = 0; halved < 4; halved += 1) {
    const match = { path: '/orders', query: { orderby: 'modified' } }
    shop.faults.add({ kind: 'status', status: 500, match })
  }
  const [wooCommerce, shopify] = [createWooCommerce({ shops: [shop] }), createShopify({ shops: [shop] })]
  const either = new Hono().all('*', ({ req }) =>
    (req.path.includes('/wp-json/') ? wooCommerce : shopify).fetch(req.raw),
  )
  return serveSimulator(either, 0)
}

/** The providers of a process: the shop of `serveShop`, and an account that answers in the process. */
export function runConnectors({ bulkFrom }: { bulkFrom?: number }, origin: string): Connectors {
  const shops = storeConnectors({
    fetch,
    wait: async () => undefined,
    shopAddress: (name) => `${origin}/${name}`,
    ...(bulkFrom !== undefined && { bulkFrom, bulkPageBytes: 12_000 }),
  })
  const { login } = simulatedInstagram().connectors
  const account = () => quietAccount(new Date('2026-03-01T12:00:00Z'))
  return {
    ...shops,
    checkStoreUrl: (url) => url,
    social: { instagram: { login, account } },
  }
}

/** The access to the shop of `serveShop`. */
export const accessOf = (type: StoreAccess['type'], origin: string): StoreAccess =>
  type === 'shopify'
    ? { type, credentials: { shopify_store_name: 'shop', shopify_access_token: app.accessToken } }
    : {
        type,
        credentials: {
          url: `${origin}/shop`,
          consumer_key: key.consumerKey,
          consumer_secret: key.consumerSecret,
        },
      }
