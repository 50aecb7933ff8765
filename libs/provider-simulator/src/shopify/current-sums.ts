import type { ShopOrder } from '../shop/shop-rows.ts'
import { discrepancyOf, itemsOut, piecesOut, shareOf, shippingOut } from '../shop/taken-out.ts'
import type { Call } from './call.ts'
import { linesOf, taxInside } from './order-lines.ts'

/** How much less an order is than it was, in the shop's minor units. */
export const currentSums = ({ shop }: Pick<Call, 'shop'>, order: ShopOrder) => {
  const items = itemsOut(order)
  const shipping = shippingOut(order)
  const pieces = piecesOut(order)
  const lines = linesOf(order)
  return {
    /** With tax. */
    out: items.total + items.tax + shipping.total + shipping.tax,
    /** As prices of the shop are, as the next one. */
    itemsOut: items.total + taxInside(shop, items),
    shippingOut: shipping.total + taxInside(shop, shipping),
    taxOut: items.tax + shipping.tax,
    discrepancy: discrepancyOf(order),
    /** Of an amount of the line at a place, what belongs to the pieces that are left. */
    shareLeft: (at: number, amount: number) => {
      const line = lines[at]!
      return shareOf(amount, line, line.quantity - (pieces.get(line.id) ?? 0))
    },
  }
}
