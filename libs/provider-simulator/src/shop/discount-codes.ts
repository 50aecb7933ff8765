import type { OrderLine } from '../dataset/dataset.ts'
import type { ShopOrder } from './shop-rows.ts'

/** The code that some orders of the file were placed with. */
const usualCode = 'WELCOME10'

/** The discount codes of an order: those it was placed with; of the file, one order in 25 has one. */
export const discountCodesOf = ({ id, codes }: Pick<ShopOrder, 'id' | 'codes'>): string[] =>
  codes ?? (id % 25 === 3 ? [usualCode] : [])

/** What the codes took off a line: it cost a ninth more than was paid for it. */
export const discountOf = (order: ShopOrder, { total, product }: OrderLine): number =>
  product && discountCodesOf(order).length > 0 ? Math.round(total / 9) : 0
