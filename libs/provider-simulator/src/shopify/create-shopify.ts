import { Hono } from 'hono'
import { applyFault, wait } from '../faults/apply-fault.ts'
import { addControls } from '../faults/controls.ts'
import { productPage } from '../shop/product-page.ts'
import { productPicture } from '../shop/product-picture.ts'
import type { Shop, ShopState } from '../shop/shop.ts'
import { answerGraphql, firstField, readRequest } from './answer-graphql.ts'
import type { GraphqlRequest } from './answer-graphql.ts'
import { answerBulkFile } from './bulk-answer.ts'
import { finishDueOperations } from './bulk-root.ts'
import type { Call } from './call.ts'
import { shopifyFaults } from './faults.ts'
import { filesPath, onlineStoreUrlOf } from './product-node.ts'
import { rootValue } from './roots.ts'
import { stateOf } from './state.ts'
import { appOfToken, giveToken } from './token.ts'
import { answeringVersion } from './versions.ts'

/** How the simulator is reached. */
export interface ShopifyOptions {
  shops: Shop[]
  /** Scheme and host for addresses in answers, instead of the request's own. */
  publicOrigin?: string
  /** Called for each request to a shop before it is answered; tokens are left out. */
  onRequest?: (request: { shop: string; method: string; path: string; query: string }) => void
}

const refusal = (status: number, errors: unknown, headers: Record<string, string> = {}) =>
  Response.json({ errors }, { status, headers })

/** How Shopify refuses to serve a shop, whoever asks. */
const refusals: Record<Exclude<ShopState, 'open'>, [status: number, words: string]> = {
  frozen: [402, 'Unavailable Shop'],
  forbidden: [403, 'User does not have access'],
  closed: [404, 'Not Found'],
  locked: [423, 'This shop is currently unavailable'],
}

const withVersion = (answer: object, version: string) =>
  Response.json(answer, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'X-Shopify-API-Version': version },
  })

const variablesOf = ({ variables }: GraphqlRequest) =>
  new URLSearchParams(
    Object.entries(variables).flatMap(([name, value]) =>
      value === null || typeof value === 'object'
        ? []
        : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )

const answerApi = async (shop: Shop, request: Request, home: string, asked: string): Promise<Response> => {
  const token = request.headers.get('X-Shopify-Access-Token')
  const client = appOfToken(shop, token)
  if (!client)
    return refusal(401, '[API] Invalid API key or access token (unrecognized login or wrong password)')
  const version = answeringVersion(asked, shop.now())
  if (version === undefined) return refusal(404, 'Not Found')
  const body = readRequest(await request.text())
  if (!body)
    return refusal(
      400,
      { query: 'Required parameter missing or invalid' },
      { 'X-Shopify-API-Version': version },
    )
  const call: Call = {
    shop,
    app: client,
    state: stateOf(shop),
    home,
    root: rootValue,
    version,
    searches: [],
  }
  await finishDueOperations(shop)
  const fault = shop.faults.take(`/${firstField(body)}`, variablesOf(body))
  const answer = async () => withVersion(await answerGraphql(call, body), version)
  const { after } = body.variables
  return fault
    ? applyFault(fault, request.signal, answer, shopifyFaults(call, typeof after === 'string' ? after : null))
    : answer()
}

/**
 * Tokens and files only have the faults that any answer can have, because a file is lines and not one JSON
 * value.
 */
const answerPlain = async (shop: Shop, request: Request, place: string, answer: () => Promise<Response>) => {
  const fault = shop.faults.take(place, new URLSearchParams())
  const wrongLine = '{"entry":{"identifier":"one"},"amount":null}\n'
  const own = { 'wrong-schema': async () => new Response(wrongLine, await answer()) }
  return fault ? applyFault(fault, request.signal, answer, own) : answer()
}

/** The parts of an address after the shop's own. */
const paths =
  /\/(?:admin\/api\/([^/]+)\/graphql\.json|admin\/oauth\/access_token|__bulk\/[\w./-]+|products\/[\w-]+|cdn\/shop\/files\/[\w.-]+)$/

/**
 * Shopify's Admin API for the given shops: a shop answers at `{name}.myshopify.com`, at its own host, or
 * under `/{name}`. It can be mounted under any path. `POST /__faults` and `POST /__changes` control it.
 */
export const createShopify = ({ shops, publicOrigin, onRequest }: ShopifyOptions): Hono => {
  const app = new Hono()
  addControls(app, shops)

  const find = (url: URL) => {
    const found = paths.exec(url.pathname)
    const base = (found ? url.pathname.slice(0, found.index) : url.pathname).replace(/(?<!\/)\/+$/, '')
    const name = base.slice(base.lastIndexOf('/') + 1)
    const shop =
      shops.find((candidate) => `${candidate.name}.myshopify.com` === url.hostname) ??
      shops.find((candidate) => candidate.name === name) ??
      shops.find(({ host }) => host !== undefined && (host === url.host || host === url.hostname))
    return { shop, base, path: found?.[0], version: found?.[1] }
  }

  app.all('*', async (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    const { shop, base, path, version } = find(url)
    if (!shop) return refusal(404, 'Not Found')
    const home = `${publicOrigin ?? url.origin}${base}`
    onRequest?.({ shop: shop.name, method: request.method, path: path ?? url.pathname, query: '' })
    if (shop.slowMs > 0) await wait(shop.slowMs, request.signal)
    if (path?.startsWith('/__bulk/'))
      return answerPlain(shop, request, '/bulk-file', async () =>
        answerBulkFile(shop, path, request.headers.get('Range')),
      )
    if (shop.state !== 'open') {
      const [status, words] = refusals[shop.state]
      return refusal(status, words)
    }
    if (path === undefined) {
      const title = shop.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      return context.html(
        `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>A simulated Shopify shop.</p></body></html>`,
      )
    }
    if (path.startsWith('/products/'))
      return productPage(
        shop,
        shop.products.find((product) => onlineStoreUrlOf(product, '') === path),
      )
    if (path.startsWith(filesPath)) return productPicture(shop, path.slice(filesPath.length))
    if (request.method !== 'POST') return refusal(405, 'Method Not Allowed', { Allow: 'POST' })
    if (version === undefined) return answerPlain(shop, request, '/token', () => giveToken(shop, request))
    return answerApi(shop, request, home, version)
  })
  return app
}
