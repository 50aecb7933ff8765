import type { Shop } from './shop.ts'
import type { ShopProduct } from './shop-rows.ts'

/**
 * The shop's cost of one unit of a product, in minor units with decimals; null where it wasn't entered. By
 * default a product costs 30 to 66 % of its price, depending on its number, and every tenth has no cost.
 */
export const productCost = ({ costs }: Pick<Shop, 'costs'>, product: ShopProduct): number | null => {
  if (!costs) return null
  if (product.cost !== undefined) return product.cost
  if (product.price === null || product.id % 10 === 3) return null
  return Math.round(product.price * (30 + (product.id % 37))) / 100
}
