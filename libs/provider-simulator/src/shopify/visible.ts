import type { Shop } from '../shop/shop.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import type { Call } from './call.ts'
import { sortRows } from './connection.ts'

const days60 = 60 * 86_400_000

/** The scopes of an app by default. */
export const defaultScopes = ['read_orders', 'read_all_orders', 'read_customers', 'read_products']

/** The scopes that an app was granted; write access includes read access. */
export const scopesOf = ({ app: { scopes: given } }: Pick<Call, 'app'>): string[] => {
  if (!given) return defaultScopes
  return [...new Set([...given, ...given.map((scope) => scope.replace(/^write_/, 'read_'))])]
}

/** Caches, for each shop, what was made from its content, until the content changes. */
export const rememberBy = <Value>(make: (shop: Shop) => Value) => {
  const known = new WeakMap<Shop, { version: number; value: Value }>()
  return (shop: Shop): Value => {
    const found = known.get(shop)
    if (found?.version === shop.version) return found.value
    const value = make(shop)
    known.set(shop, { version: shop.version, value })
    return value
  }
}

const byId = rememberBy((shop) =>
  sortRows(
    [...shop.orders.values()].filter(({ status }) => status !== 'trash'),
    { key: () => '', id: ({ id }) => id },
  ),
)

/** Whether the app may see an order: without `read_all_orders` only those of the last 60 days. */
export const isVisible = (call: Call, order: ShopOrder): boolean =>
  order.status !== 'trash' &&
  (scopesOf(call).includes('read_all_orders') ||
    Date.parse(`${order.createdGmt}Z`) >= call.shop.now().getTime() - days60)

/** The orders that an app may see, sorted by id. */
export const visibleOrders = (call: Call): ShopOrder[] => {
  const orders = byId(call.shop)
  return scopesOf(call).includes('read_all_orders')
    ? orders
    : orders.filter((order) => isVisible(call, order))
}

/** The order of each refund, by the refund's number. */
export const ordersByRefund = rememberBy(
  (shop) => new Map(byId(shop).flatMap((order) => order.refunds.map(({ id }) => [id, order] as const))),
)

/** Orders of each customer, by their number. */
export const ordersByCustomer = rememberBy((shop) => {
  const found = new Map<number, ShopOrder[]>()
  for (const order of byId(shop))
    if (order.customer) found.set(order.customer.id, [...(found.get(order.customer.id) ?? []), order])
  return found
})
