import type { OrderLine, RefundLine } from '../dataset/dataset.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopOrder, ShopRefund } from '../shop/shop-rows.ts'

/** Shopify has no separate fees: they are lines without a product. */
export const linesOf = (order: ShopOrder): OrderLine[] => [
  ...order.lines,
  ...order.fees.map(({ id, title, ...amounts }) => ({
    id,
    product: null,
    name: title,
    quantity: 1,
    ...amounts,
  })),
]

/** The lines that a refund names, fees among them. */
export const refundedLinesOf = (order: ShopOrder, { lines, fees = [] }: ShopRefund): RefundLine[] => [
  ...lines,
  ...fees.map(({ id, of, total, tax }) => ({
    id,
    line: linesOf(order).find((line) => line.id === of)!,
    quantity: 1,
    total,
    tax,
  })),
]

/** The part of a price that is tax, if the shop's prices include it. */
export const taxInside = (
  { pricesIncludeTax }: Pick<Shop, 'pricesIncludeTax'>,
  { tax = 0 }: { tax?: number },
) => (pricesIncludeTax ? tax : 0)
