import type { OrderLine } from '../dataset/dataset.ts'
import { productCost } from './product-cost.ts'
import type { Shop } from './shop.ts'

/**
 * A line of a new order, or one that is added; `total` is in minor units. `cost` is what all units cost, in minor units with
 * decimals; where the shop keeps costs, it is that of the product, and 0 without one, unless given.
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

/** A line of an order; an SKU that the shop does not have becomes a line of a deleted product. */
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
