import type { OrderLine } from '../dataset/dataset.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'

/** The code that some orders were placed with. */
const discountCode = 'WELCOME10'

/** Fees have no place of their own in Shopify: they are lines that sell no product. */
export const linesOf = (order: ShopOrder): OrderLine[] => [
  ...order.lines,
  ...order.fees.map(({ id, title, total }) => ({ id, product: null, name: title, quantity: 1, total })),
]

/** The discount codes of an order: one order in 25 has one. */
export const discountCodesOf = ({ id }: Pick<ShopOrder, 'id'>): string[] =>
  id % 25 === 3 ? [discountCode] : []

/** What the code took off a line: it cost a ninth more than was paid for it. */
export const discountOf = (order: ShopOrder, { total, product }: OrderLine): number =>
  product && discountCodesOf(order).length > 0 ? Math.round(total / 9) : 0
