import { sql } from 'kysely'
import * as v from 'valibot'
import { CustomerSearch, OrderSearch, PostSearch, ProductSearch } from '@tandem/api-contract'
import { customersPage } from '../commerce/customers/queries.ts'
import type { WholeDatabase } from '../platform/database/database.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'
import { ordersPage } from '../commerce/orders/queries.ts'
import { postsPage } from '../social/posts/queries.ts'
import { productsPage } from '../commerce/products/queries.ts'

type ReadPage = (db: TeamDatabase, search: object) => Promise<{ data: object[] }>

const reads: Record<'orders' | 'customers' | 'products' | 'posts', ReadPage> = {
  orders: (db, search) => ordersPage(db, v.parse(OrderSearch, search), 0),
  customers: (db, search) =>
    customersPage(db, v.parse(CustomerSearch, search), { user_id: 0, now: new Date() }),
  products: (db, search) => productsPage(db, v.parse(ProductSearch, search), 0),
  posts: (db, search) =>
    postsPage(db, { ...v.parse(PostSearch, search), service: 'social', social: 'instagram' }, 0),
}

/** Reads a page of a list without a server, given its query: all the database work of a request. */
export function readListPage(
  database: WholeDatabase,
  teamId: number,
  list: keyof typeof reads,
  search: string,
): Promise<{ data: object[] }> {
  const given = Object.fromEntries(new URLSearchParams(search))
  return inTeam(database, teamId, (db) => reads[list](db, given))
}

/** Does the same without any query: the minimum time of a statement while a benchmark runs. */
export const readNothing = (database: WholeDatabase, teamId: number): Promise<unknown> =>
  inTeam(database, teamId, (db) => sql`select 1`.execute(db))
