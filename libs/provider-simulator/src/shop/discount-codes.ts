import type { OrderLine } from '../dataset/dataset.ts'
import type { ShopOrder } from './shop-rows.ts'

/** The code of some orders of the file. */
const usualCode = 'WELCOME10'

/** The discount codes of an order: its own or, for orders of the file, the usual code for one in 25. */
export const discountCodesOf = ({
  id,
  codes,
  coupons,
}: Pick<ShopOrder, 'id' | 'codes' | 'coupons'>): string[] =>
  coupons?.map(({ code }) => code) ?? codes ?? (id % 25 === 3 ? [usualCode] : [])

/** The discount that codes took off a line; unless the line has its own, a ninth of what was paid for it. */
export const discountOf = (order: ShopOrder, { total, product, discount }: OrderLine): number =>
  discount ?? (product && discountCodesOf(order).length > 0 ? Math.round(total / 9) : 0)
