import { reportedOrders, revenueStats } from './analytics.ts'
import type { Answer, Call } from './answer.ts'
import { getCustomer, listCustomers } from './customers.ts'
import { listOrderNotes } from './order-notes.ts'
import { getOrder, getOrderRefund, listAllRefunds, listOrderRefunds, listOrders } from './orders.ts'
import { getCategory, getProduct, listCategories, listProducts, listVariations } from './products.ts'
import { customerTotals, orderTotals, productTotals } from './reports.ts'
import {
  getAnalyticsSetting,
  getCurrency,
  getGeneralSetting,
  getSystemStatus,
  listGeneralSettings,
} from './settings.ts'
import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from './webhooks.ts'

/** Answers a request that changes something; undefined where the simulator doesn't support it. */
type Write = (
  call: Call,
  request: { method: string; values: Record<string, unknown> },
  parameters: string[],
) => Answer | Promise<Answer> | undefined

interface Route {
  path: RegExp
  /** Decides the message of a 401. */
  isList: boolean
  /** Methods that WooCommerce lists, including those that aren't simulated. */
  allow: string
  answer: (call: Call, parameters: string[]) => Answer
  write?: Write
}

const list = (path: RegExp, answer: Route['answer'], allow = 'GET, POST'): Route => ({
  path,
  isList: true,
  allow,
  answer,
})
const item = (path: RegExp, answer: Route['answer'], allow = 'GET, POST, PUT, PATCH, DELETE'): Route => ({
  path,
  isList: false,
  allow,
  answer,
})
const readOnly = 'GET'

/** Lists that are always empty in this shop. */
const emptyLists = /^\/(?:coupons|taxes|products\/(?:tags|attributes|reviews|shipping_classes))$/

const routes: Route[] = [
  list(/^\/orders$/, listOrders),
  item(/^\/orders\/(\d+)$/, (call, [id]) => getOrder(call, Number(id))),
  list(/^\/orders\/(\d+)\/refunds$/, (call, [id]) => listOrderRefunds(call, Number(id))),
  item(
    /^\/orders\/(\d+)\/refunds\/(\d+)$/,
    (call, [order, id]) => getOrderRefund(call, Number(order), Number(id)),
    'GET, DELETE',
  ),
  list(/^\/orders\/(\d+)\/notes$/, (call, [id]) => listOrderNotes(call, Number(id))),
  list(/^\/refunds$/, listAllRefunds, readOnly),
  list(/^\/customers$/, listCustomers),
  item(/^\/customers\/(\d+)$/, (call, [id]) => getCustomer(call, Number(id))),
  list(/^\/products$/, listProducts),
  item(/^\/products\/(\d+)$/, (call, [id]) => getProduct(call, Number(id))),
  list(/^\/products\/(\d+)\/variations$/, (call, [id]) => listVariations(call, Number(id))),
  list(/^\/products\/categories$/, listCategories),
  item(/^\/products\/categories\/(\d+)$/, (call, [id]) => getCategory(call, Number(id))),
  list(/^\/reports\/orders\/totals$/, orderTotals, readOnly),
  list(/^\/reports\/customers\/totals$/, customerTotals, readOnly),
  list(/^\/reports\/products\/totals$/, productTotals, readOnly),
  list(/^\/wc-analytics\/reports\/revenue\/stats$/, revenueStats, readOnly),
  list(/^\/wc-analytics\/reports\/orders$/, reportedOrders, readOnly),
  list(/^\/settings\/general$/, listGeneralSettings, readOnly),
  item(
    /^\/settings\/general\/([\w-]+)$/,
    (call, [id]) => getGeneralSetting(call, id!),
    'GET, POST, PUT, PATCH',
  ),
  item(
    /^\/settings\/wc_admin\/([\w-]+)$/,
    (call, [id]) => getAnalyticsSetting(call, id!),
    'GET, POST, PUT, PATCH',
  ),
  item(/^\/data\/currencies\/(\w+)$/, (call, [code]) => getCurrency(call, code!), readOnly),
  list(/^\/system_status$/, getSystemStatus, readOnly),
  {
    ...list(/^\/webhooks$/, listWebhooks),
    write: (call, { method, values }) => (method === 'POST' ? createWebhook(call, values) : undefined),
  },
  {
    ...item(/^\/webhooks\/(\d+)$/, (call, [id]) => getWebhook(call, Number(id))),
    write: (call, { method, values }, [id]) =>
      method === 'DELETE' ? deleteWebhook(call, Number(id)) : updateWebhook(call, Number(id), values),
  },
  list(emptyLists, () => ({ body: [], total: 0, pages: 0 })),
]

/**
 * The resource at a path after `/wp-json/wc/v3`, or after `/wp-json` for one of the analytics; undefined if
 * WooCommerce has none.
 */
export const findRoute = (path: string) => {
  for (const route of routes) {
    const found = route.path.exec(path)
    if (found)
      return {
        isList: route.isList,
        allow: route.allow,
        answer: (call: Call) => route.answer(call, found.slice(1)),
        write: (call: Call, request: Parameters<Write>[1]) => route.write?.(call, request, found.slice(1)),
      }
  }
  return undefined
}

/** `GET /wp-json/wc/v3`: the list of routes, answered without a key. */
export const describeApi = ({ api }: Call): Answer => ({
  body: {
    namespace: 'wc/v3',
    routes: Object.fromEntries(
      [
        '',
        '/orders',
        '/refunds',
        '/customers',
        '/products',
        '/products/categories',
        '/settings/general',
        '/system_status',
      ].map((path) => [
        `/wc/v3${path}`,
        { namespace: 'wc/v3', methods: ['GET'], _links: { self: [{ href: `${api}${path}` }] } },
      ]),
    ),
    _links: { up: [{ href: api.slice(0, -'wc/v3'.length) }] },
  },
})

/** `GET /wp-json/`: the site and its APIs, answered without a key. */
export const describeSite = ({ shop, home }: Call): Answer => ({
  body: {
    name: shop.title,
    description: '',
    url: home,
    home,
    timezone_string: shop.timeZone,
    namespaces: ['oembed/1.0', 'wc/v3', 'wp/v2'],
    authentication: {},
    routes: {},
  },
})
