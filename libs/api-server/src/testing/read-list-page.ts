import { sql } from 'kysely'
import * as v from 'valibot'
import { CustomerSearch, OrderSearch, ProductSearch } from '@tandem/api-contract'
import { customersPage } from '../customers/queries.ts'
import type { WholeDatabase } from '../database/database.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { ordersPage } from '../orders/queries.ts'
import { productsPage } from '../products/queries.ts'

const reads = {
  orders: (db: TeamDatabase, search: object) => ordersPage(db, v.parse(OrderSearch, search), 0),
  customers: (db: TeamDatabase, search: object) => customersPage(db, v.parse(CustomerSearch, search), 0),
  products: (db: TeamDatabase, search: object) => productsPage(db, v.parse(ProductSearch, search), 0),
}

/**
 * Reads a page of a list without a server, by the query of its address. Answers the milliseconds that its queries took
 * as we wait for them, the way to the database and back included; opening the transaction is not counted.
 */
export function readListPage(
  database: WholeDatabase,
  teamId: number,
  list: keyof typeof reads,
  search: string,
): Promise<number> {
  const given = Object.fromEntries(new URLSearchParams(search))
  return timedInTeam(database, teamId, (db) => reads[list](db, given))
}

/** Asks the database for nothing, in the same way: what any one statement takes while a measurement runs. */
export const readNothing = (database: WholeDatabase, teamId: number): Promise<number> =>
  timedInTeam(database, teamId, (db) => sql`select 1`.execute(db))

const timedInTeam = (
  database: WholeDatabase,
  teamId: number,
  work: (db: TeamDatabase) => Promise<unknown>,
): Promise<number> =>
  inTeam(database, teamId, async (db) => {
    const began = performance.now()
    await work(db)
    return performance.now() - began
  })
