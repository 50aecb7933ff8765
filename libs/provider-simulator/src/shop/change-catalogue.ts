import { uncategorized } from '../dataset/categories.ts'
import { present } from './present.ts'
import type { Shop } from './shop.ts'
import type { ShopProduct } from './shop-rows.ts'

/** What can be said of a product; `price` is in minor units. */
export interface ProductContent {
  name: string
  price: number | null
  categoryId: number
  /** What a unit costs the shop, in minor units with decimals. */
  cost?: number | null
}

const productAt = (shop: Shop, id: number): number => {
  const index = shop.products.findIndex((product) => product.id === id)
  if (index === -1) throw new RangeError(`The shop ${shop.name} has no product ${id}`)
  return index
}

const announce = (shop: Shop, event: 'created' | 'updated' | 'deleted', row: ShopProduct) => {
  shop.version += 1
  shop.deliveries.announce({ resource: 'product', event, row })
}

/** Puts a product on the shelf, and answers its id. @throws RangeError when its SKU is taken. */
export const addProduct = (shop: Shop, content: ProductContent & { sku: string }): number => {
  if (shop.products.some(({ sku }) => sku === content.sku))
    throw new RangeError(`The shop ${shop.name} has a product ${content.sku}`)
  const { local } = present(shop)
  const id = shop.nextId++
  const product = { ...content, id, deleted: false, createdAt: local, modifiedAt: local }
  shop.products.push(product)
  announce(shop, 'created', product)
  return id
}

/** Changes what a product is called, costs or belongs to; lines that sold it keep their words. */
export const modifyProduct = (shop: Shop, id: number, content: Partial<ProductContent>): void => {
  const index = productAt(shop, id)
  const product = { ...shop.products[index]!, ...content, modifiedAt: present(shop).local }
  shop.products[index] = product
  announce(shop, 'updated', product)
}

/** Takes a product away for good: the lines that sold it have lost theirs. */
export const deleteProduct = (shop: Shop, id: number): void => {
  const [product] = shop.products.splice(productAt(shop, id), 1)
  for (const order of shop.orders.values()) {
    if (!order.lines.some((line) => line.product?.id === id)) continue
    const changed = new Map(
      order.lines.map((line) => [line, line.product?.id === id ? { ...line, product: null } : line]),
    )
    order.lines = order.lines.map((line) => changed.get(line)!)
    order.refunds = order.refunds.map((refund) => ({
      ...refund,
      lines: refund.lines.map((given) => ({ ...given, line: changed.get(given.line) ?? given.line })),
    }))
  }
  announce(shop, 'deleted', product!)
}

/** Makes a category, and answers its id. */
export const addCategory = (shop: Shop, name: string): number => {
  const id = shop.nextId++
  shop.categories.push({ id, name, slug: name.toLowerCase().replaceAll(' ', '-'), parent: 0 })
  shop.version += 1
  return id
}

/** Deletes a category: its products have none of their own any more, but no date of theirs moves and nobody is told. */
export const deleteCategory = (shop: Shop, id: number): void => {
  shop.categories = shop.categories.filter((category) => category.id !== id)
  shop.products = shop.products.map((product) =>
    product.categoryId === id ? { ...product, categoryId: uncategorized.id } : product,
  )
  shop.version += 1
}
