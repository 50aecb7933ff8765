import { uncategorized } from '../dataset/categories.ts'
import { present } from './present.ts'
import type { Shop } from './shop.ts'
import type { ShopProduct } from './shop-rows.ts'

/** The values of a product; `price` is in minor units. */
export interface ProductContent {
  name: string
  price: number | null
  categoryId: number
  /** The shop's cost of one unit, in minor units with decimals. */
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

/** Adds a product, and returns its id. @throws RangeError when its SKU is taken. */
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

/** Changes a product; order lines that sold it keep their texts. */
export const modifyProduct = (shop: Shop, id: number, content: Partial<ProductContent>): void => {
  const index = productAt(shop, id)
  const product = { ...shop.products[index]!, ...content, modifiedAt: present(shop).local }
  shop.products[index] = product
  announce(shop, 'updated', product)
}

/** Deletes a product; the order lines that sold it no longer have one. */
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

/** Adds a category, and returns its id. */
export const addCategory = (shop: Shop, name: string): number => {
  const id = shop.nextId++
  shop.categories.push({ id, name, slug: name.toLowerCase().replaceAll(' ', '-'), parent: 0 })
  shop.version += 1
  return id
}

/** Deletes a category: its products lose it, but none of their dates change and no webhook is sent. */
export const deleteCategory = (shop: Shop, id: number): void => {
  shop.categories = shop.categories.filter((category) => category.id !== id)
  shop.products = shop.products.map((product) =>
    product.categoryId === id ? { ...product, categoryId: uncategorized.id } : product,
  )
  shop.version += 1
}
