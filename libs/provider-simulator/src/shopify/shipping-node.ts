import type { Charge } from '../dataset/dataset.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import type { Call } from './call.ts'
import { shopifyGid } from './gid.ts'
import { moneyOf } from './money.ts'

/** Postage of an order. */
export const shippingNode = (call: Call, order: ShopOrder, { id, title, total }: Charge) => {
  const { bag } = moneyOf(call.shop, order)
  return {
    id: shopifyGid('ShippingLine', id),
    title,
    code: title,
    source: 'shopify',
    custom: false,
    isRemoved: false,
    originalPriceSet: () => bag(total),
    discountedPriceSet: () => bag(total),
    currentDiscountedPriceSet: () => bag(total),
  }
}
