import type { OrderLine } from '../dataset/dataset.ts'
import type { Shop } from './shop.ts'

/** A line of a new order, or one that is added; `total` in minor units. */
export interface NewLine {
  sku: string
  name?: string
  quantity: number
  total: number
  tax?: number
}

/** A line of an order; an SKU that the shop does not have becomes a line of a deleted product. */
export const lineOf = (shop: Shop, { sku, name, ...line }: NewLine): OrderLine => {
  const product = shop.products.find((candidate) => candidate.sku === sku) ?? null
  return { ...line, id: shop.nextItemId++, product, name: name ?? product?.name ?? sku }
}
