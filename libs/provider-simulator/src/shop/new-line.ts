import type { OrderLine } from '../dataset/dataset.ts'
import { productCost } from './product-cost.ts'
import type { Shop } from './shop.ts'

/**
 * A line of a new order or an added one; `total` is in minor units. `cost` is that of all units, in minor
 * units with decimals; when not given and the shop keeps costs, it comes from the product, and is 0 without
 * one.
 */
export interface NewLine {
  sku: string
  name?: string
  quantity: number
  total: number
  tax?: number
  variationId?: number
  cost?: number
}

/** Makes an order line; an unknown SKU becomes a line of a deleted product. */
export const lineOf = (shop: Shop, { sku, name, ...line }: NewLine): OrderLine => {
  const product = shop.products.find((candidate) => candidate.sku === sku) ?? null
  const cost = product === null ? 0 : (productCost(shop, product) ?? 0) * line.quantity
  return {
    ...(shop.costs && { cost }),
    ...line,
    id: shop.nextItemId++,
    product,
    name: name ?? product?.name ?? sku,
  }
}
