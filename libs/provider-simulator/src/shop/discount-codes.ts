import type { OrderLine } from '../dataset/dataset.ts'
import type { ShopOrder } from './shop-rows.ts'

/** The code that some orders of the file were placed with. */
const usualCode = 'WELCOME10'

/** The discount codes of an order: those it was placed with; of the file, one order in 25 has one. */
export const discountCodesOf = ({
  id,
  codes,
  coupons,
}: Pick<ShopOrder, 'id' | 'codes' | 'coupons'>): string[] =>
  coupons?.map(({ code }) => code) ?? codes ?? (id % 25 === 3 ? [usualCode] : [])

/** What the codes took off a line: unless it says so itself, it cost a ninth more than was paid for it. */
export const discountOf = (order: ShopOrder, { total, product, discount }: OrderLine): number =>
  discount ?? (product && discountCodesOf(order).length > 0 ? Math.round(total / 9) : 0)
