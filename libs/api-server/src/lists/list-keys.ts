import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ListedStores } from './listed-stores.ts'
import { orderBy } from './sort-order.ts'
import type { SortOrder } from './sort-order.ts'

/** The tables that lists show. */
export type ListTable = 'customers' | 'orders' | 'products'

/** A condition on columns of the list's own table. */
export type Condition = RawBuilder<SqlBool>

/**
 * The keys alone, in an order that one index has, for one store or for a team: it answers them without touching the
 * rows that OFFSET passes, also where conditions narrow it, whose columns it holds as well.
 */
export function listKeys(
  db: TeamDatabase,
  table: ListTable,
  stores: Pick<ListedStores, 'ids' | 'areAll'>,
  order: SortOrder,
  conditions: readonly Condition[] = [],
) {
  const [only] = stores.ids
  const keys = db
    // All three have the two columns that are asked for; a union of tables has no methods.
    .selectFrom(table as 'orders')
    .select('id')
    .$if(!stores.areAll && stores.ids.length === 1, (query) => query.where('store_id', '=', only ?? 0))
    .$if(!stores.areAll && stores.ids.length !== 1, (query) =>
      query.where('store_id', '=', sql<number>`any(${stores.ids}::bigint[])`),
    )
    .orderBy(sql.raw(orderBy(order)))
  return conditions.reduce((query, condition) => query.where(condition), keys)
}
