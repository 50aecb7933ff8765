import { orderWithRefunds } from './refund-page.ts'
import { notOrders } from './resources.ts'
import { productRow } from './rows.ts'
import type { Order, Product } from './schemas.ts'
import type { StoreLists } from './store-lists.ts'
import { readVariations } from './variations.ts'

/** The row of a listed order; null for a cart or an order in the trash. */
export const listedOrder = (lists: StoreLists, signal?: AbortSignal) => async (order: Order) =>
  notOrders.has(order.status) ? null : orderWithRefunds(lists, order, signal)

/** The row of a listed product, whose variations have a list of their own. */
export const listedProduct =
  (lists: StoreLists, currency: string | null, signal?: AbortSignal) => async (product: Product) =>
    productRow(product, currency, await readVariations(lists, product, signal))
