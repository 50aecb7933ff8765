import { asAnswered } from '../shop/broken-rows.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopOrder, ShopRefund } from '../shop/shop-rows.ts'
import type { Answer, Call } from './answer.ts'
import { dateFilter } from './date-filter.ts'
import { listValues, readListParameters } from './list-parameters.ts'
import type { ListParameters, ListRules } from './list-parameters.ts'
import { orderBody, refundBody } from './order-body.ts'
import { linkHeader, pageOf } from './page-of.ts'
import { RestError } from './rest-error.ts'
import { sortRows } from './sort-rows.ts'

const rules: ListRules = {
  orderby: ['date', 'id', 'include', 'title', 'slug', 'modified'],
  defaultOrderby: 'date',
  defaultOrder: 'desc',
  dates: true,
  orderStatus: true,
}

const invalidId = () => new RestError(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.')

/** Cached: sorting 20,000 orders again for each page would take longer than the page. */
const sortedOrders = new WeakMap<Shop, { version: number; byOrder: Map<string, ShopOrder[]> }>()

const ordersBy = (shop: Shop, orderby: string): ShopOrder[] => {
  let cached = sortedOrders.get(shop)
  if (cached?.version !== shop.version) {
    cached = { version: shop.version, byOrder: new Map() }
    sortedOrders.set(shop, cached)
  }
  const known = cached.byOrder.get(orderby)
  if (known) return known
  const key =
    orderby === 'date'
      ? (order: ShopOrder) => order.createdAt
      : orderby === 'modified'
        ? (order: ShopOrder) => order.modifiedAt
        : () => ''
  const sorted = sortRows([...shop.orders.values()], key)
  cached.byOrder.set(orderby, sorted)
  return sorted
}

const statusFilter = (statuses: string[]) => {
  const isAny = statuses.length === 0 || statuses.includes('any')
  return ({ status }: ShopOrder) =>
    (isAny && status !== 'trash' && status !== 'auto-draft') || statuses.includes(status)
}

const searchFilter = (search: string) => (order: ShopOrder) => {
  const person = order.customer ?? order.guest
  return (
    String(order.id).includes(search) ||
    (person !== null &&
      `${person.firstName} ${person.lastName} ${person.email}`.toLowerCase().includes(search)) ||
    order.lines.some(({ name }) => name.toLowerCase().includes(search))
  )
}

const findOrders = ({ shop, query }: Call, parameters: ListParameters): ShopOrder[] => {
  const { include, exclude, order, orderby, search, statuses } = parameters
  const customer = query.get('customer')
  const product = query.get('product')
  const parents = listValues(query, 'parent')
  const inDates = dateFilter(shop, query)
  const inStatus = statusFilter(statuses)
  const matchesSearch = searchFilter(search)
  const rows = ordersBy(shop, orderby).filter(
    (row) =>
      inStatus(row) &&
      (customer === null || String(row.customer?.id ?? 0) === customer) &&
      (product === null || row.lines.some((line) => String(line.product?.id) === product)) &&
      (parents.length === 0 || parents.includes('0')) &&
      (include.length === 0 || include.includes(row.id)) &&
      !exclude.includes(row.id) &&
      inDates(row) &&
      (search === '' || matchesSearch(row)),
  )
  if (orderby === 'include') return rows.toSorted((a, b) => include.indexOf(a.id) - include.indexOf(b.id))
  return order === 'asc' ? rows : rows.toReversed()
}

/** `GET /orders`. Past the end the total is 0, as recorded. */
export const listOrders = (call: Call): Answer => {
  const { query, api } = call
  const parameters = readListParameters(query, rules)
  const found = pageOf(findOrders(call, parameters), parameters)
  const isEmpty = found.rows.length === 0
  const { total, pages } = isEmpty ? { total: 0, pages: 0 } : found
  const statuses = parameters.statuses.length > 0 ? parameters.statuses : ['any']
  const added: [string, string][] = statuses.map((status, index) => [`status[${index}]`, status])
  if (!isEmpty) added.push(['dp', '2'], ['context', 'view'])
  return {
    body: found.rows.map((order) =>
      asAnswered(call.shop, 'orders', orderBody(call, order, parameters.decimals)),
    ),
    total,
    pages,
    link: linkHeader(`${api}/orders`, query, { page: parameters.page, pages }, added),
  }
}

/** `GET /orders/{id}`: includes orders in the trash, but not refunds. */
export const getOrder = (call: Call, id: number): Answer => {
  const order = call.shop.orders.get(id)
  if (!order) throw invalidId()
  const { decimals } = readListParameters(call.query, rules)
  return { body: asAnswered(call.shop, 'orders', orderBody(call, order, decimals)) }
}

const refundRules: ListRules = { ...rules, orderStatus: false }

const refundTimes = ({ at, atGmt }: ShopRefund) => ({
  createdAt: at,
  createdGmt: atGmt,
  modifiedAt: at,
  modifiedGmt: atGmt,
})

const listRefunds = (call: Call, refunds: ShopRefund[], address: string, ofOneOrder: boolean): Answer => {
  const { shop, query } = call
  const parameters = readListParameters(query, refundRules)
  const inDates = dateFilter(shop, query)
  const matching = refunds.filter(
    (refund) =>
      inDates(refundTimes(refund)) &&
      (parameters.include.length === 0 || parameters.include.includes(refund.id)) &&
      !parameters.exclude.includes(refund.id),
  )
  const sorted = sortRows(matching, parameters.orderby === 'id' ? () => '' : ({ at }) => at)
  const found = pageOf(parameters.order === 'asc' ? sorted : sorted.toReversed(), parameters)
  const isEmpty = found.rows.length === 0
  const { total, pages } = isEmpty ? { total: 0, pages: 0 } : found
  return {
    body: found.rows.map((refund) =>
      asAnswered(shop, 'refunds', refundBody(call, refund, parameters.decimals, !ofOneOrder)),
    ),
    total,
    pages,
    link: linkHeader(address, query, { page: parameters.page, pages }, isEmpty ? [] : [['dp', '2']]),
  }
}

/** `GET /refunds`: those of all orders that aren't in the trash. */
export const listAllRefunds = (call: Call): Answer => {
  const refunds = [...call.shop.orders.values()].flatMap((order) =>
    order.status === 'trash' ? [] : order.refunds,
  )
  return listRefunds(call, refunds, `${call.api}/refunds`, false)
}

/** `GET /orders/{id}/refunds`: an empty list for an order that does not exist, as recorded. */
export const listOrderRefunds = (call: Call, orderId: number): Answer =>
  listRefunds(
    call,
    call.shop.orders.get(orderId)?.refunds ?? [],
    `${call.api}/orders/${orderId}/refunds`,
    true,
  )

/** `GET /orders/{id}/refunds/{id}` */
export const getOrderRefund = (call: Call, orderId: number, id: number): Answer => {
  const order = call.shop.orders.get(orderId)
  if (!order) throw new RestError(404, 'woocommerce_rest_invalid_order_id', 'Invalid order ID.')
  const refund = order.refunds.find((candidate) => candidate.id === id)
  if (!refund)
    throw new RestError(404, 'woocommerce_rest_invalid_order_refund_id', 'Invalid order refund ID.')
  return {
    body: refundBody(call, refund, readListParameters(call.query, refundRules).decimals, false),
  }
}
