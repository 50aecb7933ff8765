import type { OrderLine } from '../dataset/dataset.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'

/** Fees have no place of their own in Shopify: they are lines that sell no product. */
export const linesOf = (order: ShopOrder): OrderLine[] => [
  ...order.lines,
  ...order.fees.map(({ id, title, total }) => ({ id, product: null, name: title, quantity: 1, total })),
]
