import { createShop } from '../shop/shop.ts'
import type { ShopifyApp, ShopOptions } from '../shop/shop.ts'
import { createShopify } from '../shopify/create-shopify.ts'
import { inProcessFetch } from '../in-process-fetch.ts'
import { tinySample } from '../tiny-sample.ts'

/** The answer to a query. */
export interface GraphqlAnswer<Data> {
  data: Data
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[]
  extensions: {
    cost: {
      requestedQueryCost: number
      actualQueryCost: number | null
      throttleStatus: { maximumAvailable: number; currentlyAvailable: number; restoreRate: number }
    }
    search?: { path: string[]; warnings: { field: string; code: string }[] }[]
  }
}

/** A connection whose rows a test reads. */
export interface Connection<Node> {
  nodes: Node[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
}

export const shopifyOrigin = 'https://oak.myshopify.com'

/** A Shopify shop with a clock that the test moves, and an installed app. */
export const openShopify = (options: Partial<ShopOptions> = {}, appOptions: Partial<ShopifyApp> = {}) => {
  const clock = { time: Date.parse('2026-11-21T10:00:00Z') }
  const app: ShopifyApp = {
    clientId: 'client',
    clientSecret: 'shpss_secret',
    accessToken: 'shpat_token',
    ...appOptions,
  }
  const shop = createShop({
    name: 'oak',
    title: 'Oak & Co',
    apps: [app],
    dataset: tinySample(),
    now: () => new Date(clock.time),
    ...options,
  })
  const server = createShopify({ shops: [shop] })
  const fetch = inProcessFetch(server)
  const post = (
    query: string,
    { variables, token = 'shpat_token', version = '2026-10', signal }: PostOptions = {},
  ) =>
    fetch(`${shopifyOrigin}/admin/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'X-Shopify-Access-Token': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal,
    })
  const ask = async <Data>(query: string, more?: PostOptions): Promise<GraphqlAnswer<Data>> =>
    (await (await post(query, more)).json()) as GraphqlAnswer<Data>
  const read = async <Data>(query: string, variables?: Record<string, unknown>): Promise<Data> => {
    const answer = await ask<Data>(query, { variables })
    if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'))
    return answer.data
  }
  const wait = (seconds: number) => {
    clock.time += seconds * 1000
  }
  return { shop, app, server, fetch, post, ask, read, wait }
}

interface PostOptions {
  variables?: Record<string, unknown>
  token?: string
  version?: string
  signal?: AbortSignal
}
