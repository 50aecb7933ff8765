import { sql } from 'kysely'
import { commerceMessages } from '@tandem/api-contract'
import type { ProductFilter } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { heldElsewhere } from '../../platform/lists/held-elsewhere.ts'
import { compares, conditionsOf, countedMatches, isOneOf } from '../../platform/lists/list-filters.ts'
import type { ListFilters } from '../../platform/lists/list-filters.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { fieldProblem } from '../../platform/request/problem.ts'

/** The conditions of a list of products. @throws VALIDATION_FAILED for a collection that isn't the team's */
export async function productFilters(
  db: TeamDatabase,
  view: ProductFilter,
  stores: ListedStores,
  reach: number,
): Promise<ListFilters | null> {
  const { status, stock, amount_min, amount_max, amount_currency, collection_id } = view
  const ofTheirOwn = conditionsOf(
    isOneOf('status', status),
    compares('stock_state', '=', stock),
    compares('currency', '=', amount_currency),
    compares('price', '>=', amount_min),
    compares('price', '<=', amount_max),
  )
  const isOnly = ofTheirOwn.length === 0
  const collected = await isIn(db, collection_id, stores, isOnly ? reach : countedMatches + 1)
  const conditions = conditionsOf(...ofTheirOwn, collected?.condition)
  if (conditions.length === 0) return null
  return {
    conditions,
    values: { status, stock, currency: amount_currency, min: amount_min, max: amount_max, collection_id },
    counted: isOnly && collected ? collected.counted : null,
  }
}

async function isIn(db: TeamDatabase, id: number | undefined, { ids, rows }: ListedStores, reach: number) {
  if (id === undefined) return undefined
  const found = await db.selectFrom('collections').select('store_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw fieldProblem('collection_id', commerceMessages.list.collectionUnknown)
  // All products of a collection are in its store.
  const where = sql<boolean>`held.team_id = ${currentTeam(db)} and held.collection_id = ${id}
    and ${ids.includes(found.store_id)}::boolean`
  const collected = {
    table: 'products',
    from: sql`product_collections`,
    key: sql`held.product_id`,
    where,
  } as const
  return heldElsewhere(db, collected, { rows, reach })
}
