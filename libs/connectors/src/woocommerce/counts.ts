import type { StoreCounts } from '../store-connector.ts'
import { RouteMissing } from './refusals.ts'
import { categories, customers, orders, products, refunds } from './resources.ts'
import type { StoreLists } from './store-lists.ts'

/** The store's own totals of what is read; requested one after the other, each with a single row. */
export async function storeCounts(lists: StoreLists, signal?: AbortSignal): Promise<StoreCounts> {
  const ordersAndDrafts = (await lists.one(orders, {}, signal)).total
  return {
    collections: (await lists.one(categories, {}, signal)).total,
    products: (await lists.one(products, {}, signal)).total,
    customers: (await lists.one(customers, {}, signal)).total,
    orders: await lists.withoutDrafts(ordersAndDrafts, undefined, signal),
    refunds: await lists.one(refunds, {}, signal).then(
      ({ total }) => total,
      (error: unknown) => {
        if (error instanceof RouteMissing) return null
        throw error
      },
    ),
  }
}
