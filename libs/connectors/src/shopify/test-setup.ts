import { createShop, createShopify, inProcessFetch, tinySample } from '@tandem/provider-simulator'
import type { Shop, ShopifyApp, ShopOptions } from '@tandem/provider-simulator'
import type { ProviderFetch } from '../provider-fetch.ts'
import { limited, waitingClock } from '../test-setup.ts'
import type { ShopifyCredentials } from './credentials.ts'
import { shopifyConnector } from './shopify-connector.ts'
import type { ShopifyOptions } from './shopify-connector.ts'

export const app: ShopifyApp = {
  clientId: 'client-right',
  clientSecret: 'secret-right',
  accessToken: 'shpat_right',
}
export const token: ShopifyCredentials = {
  shopify_store_name: 'demo',
  shopify_access_token: 'shpat_right',
}
export const client: ShopifyCredentials = {
  shopify_store_name: 'demo',
  shopify_client_id: 'client-right',
  shopify_client_secret: 'secret-right',
}

/** A request sent to a shop. */
export interface SentRequest {
  url: URL
  headers: Record<string, string>
  query: string
  variables: Record<string, unknown>
}

/** A fetch that records its requests. */
export function keeping(fetch: ProviderFetch) {
  const requests: SentRequest[] = []
  const kept: ProviderFetch = (url, init) => {
    const body = JSON.parse(init.body ?? '{}') as { query?: string; variables?: Record<string, unknown> }
    requests.push({
      url: new URL(url),
      headers: init.headers,
      query: body.query ?? '',
      variables: body.variables ?? {},
    })
    return fetch(url, init)
  }
  return { requests, fetch: kept }
}

const sample = tinySample()
/** Enough for several pages of orders, and quick to read. */
const fewRows = { ...sample, products: sample.products.slice(0, 60), orders: sample.orders.slice(0, 45) }

/** A simulated shop and a connector to it, on one clock. */
export function simulatedStore({
  shop: shopOptions = {},
  app: appOptions = {},
  ...options
}: Partial<ShopifyOptions> & { shop?: Partial<ShopOptions>; app?: Partial<ShopifyApp> } = {}) {
  const clock = waitingClock()
  const shop: Shop = createShop({
    name: 'demo',
    apps: [{ ...app, ...appOptions }],
    dataset: fewRows,
    now: () => new Date(clock.now()),
    ...shopOptions,
  })
  const { requests, fetch } = keeping(limited(inProcessFetch(createShopify({ shops: [shop] }))))
  const warnings: string[] = []
  const connector = shopifyConnector({
    credentials: token,
    fetch,
    ...clock,
    warn: (message) => warnings.push(message),
    ...options,
  })
  return { shop, connector, requests, warnings, fetch, ...clock }
}

/** A connector whose shop answers from a list, repeating the last one. */
export function scriptedStore(
  answers: (Response | Error | (() => Response))[],
  options: Partial<ShopifyOptions> = {},
) {
  const clock = waitingClock()
  let next = 0
  const { requests, fetch } = keeping(async () => {
    const answer = answers[Math.min(next, answers.length - 1)]!
    next += 1
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer() : answer.clone()
  })
  const warnings: string[] = []
  const connector = shopifyConnector({
    credentials: token,
    fetch,
    ...clock,
    warn: (message) => warnings.push(message),
    ...options,
  })
  return { connector, requests, warnings, ...clock }
}

/** An answer to a query. */
export const answered = (data: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ data, ...more }), {
    headers: { 'Content-Type': 'application/json', 'X-Shopify-API-Version': '2026-10', ...headers },
  })

/** An answer of errors. */
export const refusedWith = (code: string, extensions: object = {}, more: object = {}) =>
  new Response(
    JSON.stringify({ errors: [{ message: 'shpat_right', extensions: { code, ...extensions } }], ...more }),
    {
      headers: { 'Content-Type': 'application/json' },
    },
  )
