import { Hono } from 'hono'
import { addControls } from '../faults/controls.ts'
import { applyFault, wait } from '../faults/apply-fault.ts'
import type { Fault } from '../faults/fault-list.ts'
import type { Shop } from '../shop/shop.ts'
import type { Call } from './answer.ts'
import { authenticate } from './authenticate.ts'
import { wooCommerceFaults } from './faults.ts'
import { productPage } from '../shop/product-page.ts'
import { productPicture } from '../shop/product-picture.ts'
import { productAt, uploadsPath } from './product-body.ts'
import { noRoute, RestError } from './rest-error.ts'
import { respond, respondError } from './respond.ts'
import { describeApi, describeSite, findRoute } from './routes.ts'

/** How the simulator is reached. */
export interface WooCommerceOptions {
  shops: Shop[]
  /** Scheme and host for addresses in answers, instead of the request's own. */
  publicOrigin?: string
  /**
   * Host names that are treated as https over plain HTTP. By default the loopback ones; an empty list refuses
   * them too.
   */
  trustedHosts?: readonly string[]
  /** Called for each request to a shop before it is answered; keys are left out. */
  onRequest?: (request: { shop: string; method: string; path: string; query: string }) => void
}

/** Host names of this machine, whose traffic never leaves it. */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const apiPath = '/wp-json/wc/v3'
const analyticsPath = '/wp-json/wc-analytics/'

const frontPage = ({ shop }: Call) =>
  new Response(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${shop.title}</title></head><body><h1>${shop.title}</h1><p>A simulated WooCommerce shop.</p></body></html>`,
    { headers: { 'Content-Type': 'text/html; charset=UTF-8' } },
  )

const withoutKeys = (query: URLSearchParams) => {
  const shown = new URLSearchParams(query)
  shown.delete('consumer_key')
  shown.delete('consumer_secret')
  return shown.toString()
}

const readValues = async (request: Request): Promise<Record<string, unknown>> => {
  const text = await request.text()
  if (!request.headers.get('Content-Type')?.includes('json'))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    const values: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof values === 'object' && values !== null ? { ...values } : {}
  } catch {
    throw new RestError(400, 'rest_invalid_json', 'Invalid JSON body passed.')
  }
}

const answerApi = async (
  call: Call,
  request: Request,
  path: string,
  isSecure: boolean,
): Promise<Response> => {
  if (path === '') return respond(call, describeApi(call), 'GET')
  const route = findRoute(path)
  let isAllowed = false
  try {
    authenticate(call.shop, request, call.query, { isSecure, isList: route?.isList ?? true })
    if (!route) throw noRoute()
    isAllowed = true
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const values = await readValues(request)
      const written = await route.write(call, { method: request.method, values })
      if (written) return respond(call, written, route.allow)
      throw new RestError(
        501,
        'simulator_read_only',
        'The simulated shop is changed through its control path.',
      )
    }
    return respond(call, route.answer(call), route.allow)
  } catch (error) {
    if (error instanceof RestError) return respondError(call, error, isAllowed ? route?.allow : undefined)
    throw error
  }
}

/**
 * WooCommerce REST v3 for the given shops: a shop answers under `/{name}/wp-json/wc/v3`, or at the root of
 * its own host. It can be mounted under any path. `POST /__faults` and `POST /__changes` control it.
 */
export const createWooCommerce = ({
  shops,
  publicOrigin,
  trustedHosts = loopbackHosts,
  onRequest,
}: WooCommerceOptions): Hono => {
  const app = new Hono()
  addControls(app, shops)

  /**
   * Finds the shop by the part of the path before `/wp-json`, `/wp-content` or `/product` (or its last part),
   * or by the host.
   */
  const find = (url: URL): { shop: Shop; base: string; rest: string } | undefined => {
    const at = url.pathname.search(/\/(?:wp-json|wp-content|product)(?:\/|$)/)
    const base = (at === -1 ? url.pathname : url.pathname.slice(0, at)).replace(/(?<!\/)\/+$/, '')
    const rest = at === -1 ? '' : url.pathname.slice(at).replace(/(?<=[^/])\/+$/, '')
    const name = base.slice(base.lastIndexOf('/') + 1)
    const shop =
      shops.find((candidate) => candidate.name === name) ??
      shops.find(({ host }) => host !== undefined && (host === url.host || host === url.hostname))
    return shop && { shop, base, rest }
  }

  app.all('*', async (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    const found = find(url)
    if (!found) return context.text('No such shop.', 404)
    const { shop, base, rest } = found
    const home = `${publicOrigin ?? url.origin}${base}`
    const call: Call = { shop, home, api: `${home}${apiPath}`, query: url.searchParams }
    const isSecure = url.protocol === 'https:' || trustedHosts.includes(url.hostname)
    onRequest?.({ shop: shop.name, method: request.method, path: rest, query: withoutKeys(url.searchParams) })

    if (rest === '') {
      if (!url.searchParams.has('rest_route')) return frontPage(call)
      return answerApi({ ...call, query: new URLSearchParams() }, new Request(url), '/orders', false)
    }
    if (rest.startsWith('/product')) return productPage(shop, productAt(shop, `${home}${rest}/`, home))
    if (rest.startsWith(uploadsPath)) return productPicture(shop, rest.slice(uploadsPath.length))
    if (rest === '/wp-json') return respond(call, describeSite(call), 'GET')
    const isOfAnalytics = rest.startsWith(analyticsPath)
    if (rest !== apiPath && !rest.startsWith(`${apiPath}/`) && !isOfAnalytics)
      return respondError(call, noRoute())

    const path = rest.slice(isOfAnalytics ? '/wp-json'.length : apiPath.length)
    if (shop.slowMs > 0) await wait(shop.slowMs, request.signal)
    const fault: Fault | undefined = shop.faults.take(path, url.searchParams)
    const answer = () => answerApi(call, request, path, isSecure)
    if (!fault) return answer()
    return applyFault(fault, request.signal, answer, wooCommerceFaults(call, path))
  })
  return app
}
