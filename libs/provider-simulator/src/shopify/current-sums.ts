import type { ShopOrder } from '../shop/shop-rows.ts'
import { discrepancyOf, moneyOut, piecesOut, shareOf } from '../shop/taken-out.ts'
import type { Call } from './call.ts'
import { linesOf } from './order-lines.ts'

/** How much less an order is than it was, in the shop's minor units. */
export const currentSums = ({ shop }: Pick<Call, 'shop'>, order: ShopOrder) => {
  const { total, tax } = moneyOut(order)
  const pieces = piecesOut(order)
  const lines = linesOf(order)
  return {
    /** With tax. */
    out: total + tax,
    /** As prices of the shop are. */
    itemsOut: total + (shop.pricesIncludeTax ? tax : 0),
    taxOut: tax,
    discrepancy: discrepancyOf(order),
    /** Of an amount of the line at a place, what belongs to the pieces that are left. */
    shareLeft: (at: number, amount: number) => {
      const line = lines[at]!
      return shareOf(amount, line, line.quantity - (pieces.get(line.id) ?? 0))
    },
  }
}
