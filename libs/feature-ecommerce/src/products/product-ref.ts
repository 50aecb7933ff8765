import type { Product } from '@tandem/api-contract'
import type { RowRef } from '@tandem/items'
import { text } from '../lists/messages.ts'

/** A product as notes and favourites refer to it. */
export const productRef = ({ id, name, sku }: Pick<Product, 'id' | 'name' | 'sku'>): RowRef => ({
  type: 'product',
  id,
  name: name || sku || text('products.noName'),
})
