import type { Kysely } from 'kysely'
import { createListSearch } from './list-search.ts'
import { createOrderSearch } from './order-search.ts'

/** Broad searches with other filters were counted up to a hundred rows beyond their page; now it is fifty. */
export async function up(db: Kysely<unknown>) {
  await createOrderSearch(db)
  await createListSearch(db, 'customers')
  await createListSearch(db, 'products')
}
