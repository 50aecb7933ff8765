import { sql } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ListedStores } from './listed-stores.ts'

/**
 * The keys alone, in an order that one index has, for one store or for a team: it answers them without touching the
 * rows that OFFSET passes.
 *
 * @param order as SQL, of columns of that table
 */
export function listKeys(
  db: TeamDatabase,
  table: 'customers' | 'orders' | 'products',
  stores: Pick<ListedStores, 'ids' | 'areAll'>,
  order: string,
) {
  const [only] = stores.ids
  return (
    db
      // All three have the two columns that are asked for; a union of tables has no methods.
      .selectFrom(table as 'orders')
      .select('id')
      .$if(!stores.areAll && stores.ids.length === 1, (query) => query.where('store_id', '=', only ?? 0))
      .$if(!stores.areAll && stores.ids.length !== 1, (query) =>
        query.where('store_id', '=', sql<number>`any(${stores.ids}::bigint[])`),
      )
      .orderBy(sql.raw(order))
  )
}
