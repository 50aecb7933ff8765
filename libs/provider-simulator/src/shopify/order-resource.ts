import { discountCodesOf } from '../shop/discount-codes.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import { shopifyNumber } from './gid.ts'
import { orderNode } from './order-node.ts'
import { nameOf, orderSorts } from './order-sorts.ts'
import { financialStatus, isCancelled } from './order-status.ts'
import type { Resource } from './resource.ts'
import { visibleOrders } from './visible.ts'

const statusesOf = (order: ShopOrder): string[] => {
  if (isCancelled(order)) return ['cancelled', 'closed', 'any']
  return order.completedAt ? ['closed', 'any'] : ['open', 'not_closed', 'any']
}

/** Orders: `orders`, `order`, `ordersCount`. */
export const orderResource: Resource<ShopOrder> = {
  rows: visibleOrders,
  sorts: orderSorts,
  fields: {
    id: { kind: 'number', of: ({ id }) => shopifyNumber('Order', id) },
    name: { kind: 'text', of: ({ id }) => [`#${id}`, String(id)] },
    created_at: { kind: 'date', of: ({ createdGmt }) => `${createdGmt}Z` },
    processed_at: { kind: 'date', of: ({ createdGmt }) => `${createdGmt}Z` },
    updated_at: { kind: 'date', of: ({ modifiedGmt }) => `${modifiedGmt}Z` },
    status: { kind: 'word', of: statusesOf },
    financial_status: { kind: 'word', of: financialStatus },
    fulfillment_status: {
      kind: 'word',
      of: (order) => (order.completedAt ? ['fulfilled', 'shipped'] : ['unfulfilled', 'unshipped']),
    },
    test: { kind: 'word', of: ({ test }) => test },
    customer_id: { kind: 'number', of: ({ customer }) => customer && shopifyNumber('Customer', customer.id) },
    email: { kind: 'word', of: ({ customer, guest }) => (customer ?? guest)?.email ?? null },
    sku: { kind: 'word', of: ({ lines }) => lines.map(({ product }) => product?.sku ?? '') },
    source_name: { kind: 'word', of: () => 'web' },
    discount_code: { kind: 'word', of: discountCodesOf },
    tag: { kind: 'word', of: () => null },
    total_price: { kind: 'number', of: ({ total }) => total / 100 },
  },
  words: (order) => `#${order.id} ${nameOf(order)} ${(order.customer ?? order.guest)?.email ?? ''}`,
  node: (call, order) => orderNode(call, order),
}
