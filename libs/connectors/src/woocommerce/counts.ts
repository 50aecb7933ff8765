import type { StoreCounts } from '../store-connector.ts'
import { RouteMissing } from './refusals.ts'
import { categories, customers, orders, products, refunds } from './resources.ts'
import type { StoreLists } from './store-lists.ts'

/** The store's own totals of what is read of it; one after the other, each for a single row. */
export async function storeCounts(lists: StoreLists): Promise<StoreCounts> {
  const ordersAndDrafts = (await lists.one(orders)).total
  return {
    collections: (await lists.one(categories)).total,
    products: (await lists.one(products)).total,
    customers: (await lists.one(customers)).total,
    orders: ordersAndDrafts === null ? null : ordersAndDrafts - (await lists.drafts()),
    refunds: await lists.one(refunds).then(
      ({ total }) => total,
      (error: unknown) => {
        if (error instanceof RouteMissing) return null
        throw error
      },
    ),
  }
}
