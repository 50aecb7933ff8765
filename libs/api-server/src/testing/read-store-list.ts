import { CustomerSearch, OrderSearch, ProductSearch } from '@tandem/api-contract'
import type { PageMeta } from '@tandem/api-contract'
import * as v from 'valibot'
import { customersPage } from '../commerce/customers/queries.ts'
import { ordersPage } from '../commerce/orders/queries.ts'
import { productsPage } from '../commerce/products/queries.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'

export type StoreList = 'orders' | 'customers' | 'products'

/** The id of the person who reads; nobody has starred anything here. */
const reader = 1

/** Reads a page of each list of store data, as its address asks for it. */
export const readStoreList: Record<
  StoreList,
  (db: TeamDatabase, search: object) => Promise<{ data: { id: number }[]; meta: PageMeta }>
> = {
  orders: (db, search) => ordersPage(db, v.parse(OrderSearch, search), reader),
  customers: (db, search) =>
    customersPage(db, v.parse(CustomerSearch, search), { user_id: reader, now: new Date() }),
  products: (db, search) => productsPage(db, v.parse(ProductSearch, search), reader),
}
