import { createShop, createWooCommerce, inProcessFetch, tinySample } from '@tandem/provider-simulator'
import type { ShopKey } from '@tandem/provider-simulator'
import type { ProviderFetch } from '../provider-fetch.ts'
import { limited, waitingClock } from '../test-setup.ts'
import { wooCommerceConnector } from './woocommerce-connector.ts'
import type { WooCommerceOptions } from './woocommerce-connector.ts'

export const shopKey: ShopKey = { consumerKey: 'ck_right', consumerSecret: 'cs_right', permission: 'read' }
export const storeUrl = 'https://shop.example.test'

/** A connector whose store answers from a list, repeating the last one; requests are recorded. */
export function scriptedStore(
  answers: (Response | Error | (() => Response))[],
  options: Partial<WooCommerceOptions> = {},
) {
  const requests: { method: string; url: URL; authorization: string | undefined; body?: string }[] = []
  const clock = waitingClock()
  const fetch: ProviderFetch = async (url, { method, headers, body }) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!
    requests.push({ method, url: new URL(url), authorization: headers.Authorization, body })
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer() : answer.clone()
  }
  const connector = wooCommerceConnector({
    url: storeUrl,
    consumer_key: shopKey.consumerKey,
    consumer_secret: shopKey.consumerSecret,
    shopCurrency: 'GBP',
    fetch,
    ...clock,
    ...options,
  })
  return { connector, requests, ...clock }
}

/** An answer of a list. */
export const listAnswer = (rows: unknown[], headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(rows), {
    headers: { 'Content-Type': 'application/json', 'X-WP-Total': String(rows.length), ...headers },
  })

/** A simulated shop and a connector to it; requests are recorded without keys. */
export function simulatedStore(
  keys: { key?: string; secret?: string; permission?: ShopKey['permission'] } = {},
) {
  const { permission = 'read' } = keys
  const shop = createShop({
    name: 'demo',
    keys: [{ ...shopKey, permission }],
    dataset: tinySample(),
    now: () => new Date('2026-11-21T12:00:00Z'),
  })
  const requests: string[] = []
  const app = createWooCommerce({
    shops: [shop],
    onRequest: ({ path, query }) =>
      requests.push(decodeURIComponent(`${path.slice('/wp-json/wc/v3'.length)}?${query}`)),
  })
  const clock = waitingClock()
  const connector = wooCommerceConnector({
    url: 'http://127.0.0.1/demo',
    consumer_key: keys.key ?? shopKey.consumerKey,
    consumer_secret: keys.secret ?? shopKey.consumerSecret,
    shopCurrency: 'GBP',
    fetch: limited(inProcessFetch(app)),
    ...clock,
  })
  return { shop, app, connector, requests, ...clock }
}
