import type { ShopOrder } from '../shop/shop-rows.ts'
import { discrepancyOf, itemsOut, piecesOut, shareOf, shippingOut } from '../shop/taken-out.ts'
import type { Call } from './call.ts'
import { linesOf, taxInside } from './order-lines.ts'

/** How much less an order is than when it was placed, in the shop's minor units. */
export const currentSums = ({ shop }: Pick<Call, 'shop'>, order: ShopOrder) => {
  const items = itemsOut(order)
  const shipping = shippingOut(order)
  const pieces = piecesOut(order)
  const lines = linesOf(order)
  return {
    /** Including tax. */
    out: items.total + items.tax + shipping.total + shipping.tax,
    /** With or without tax like the shop's prices; the same for `shippingOut`. */
    itemsOut: items.total + taxInside(shop, items),
    shippingOut: shipping.total + taxInside(shop, shipping),
    taxOut: items.tax + shipping.tax,
    discrepancy: discrepancyOf(order),
    /** The part of an amount of the line at an index that belongs to the pieces left. */
    shareLeft: (at: number, amount: number) => {
      const line = lines[at]!
      return shareOf(amount, line, line.quantity - (pieces.get(line.id) ?? 0))
    },
  }
}
