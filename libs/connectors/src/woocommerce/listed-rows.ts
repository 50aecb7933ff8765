import { partsOfRows } from './part-of-row.ts'
import { orderWithRefunds } from './refund-page.ts'
import { notOrders, orders, products } from './resources.ts'
import { productRow } from './rows.ts'
import type { Order, Product } from './schemas.ts'
import type { StoreLists } from './store-lists.ts'
import { readVariations } from './variations.ts'

/** The rows of a page of orders; null for a cart or an order in the trash. */
export function listedOrder(lists: StoreLists, signal?: AbortSignal) {
  const part = partsOfRows(lists, orders, signal)
  return async (order: Order) =>
    notOrders.has(order.status) ? null : part(() => orderWithRefunds(lists, order, signal))
}

/** The rows of a page of products, whose variations have a list of their own. */
export function listedProduct(lists: StoreLists, currency: string | null, signal?: AbortSignal) {
  const part = partsOfRows(lists, products, signal)
  return async (product: Product) =>
    productRow(product, currency, await part(() => readVariations(lists, product, signal)))
}
