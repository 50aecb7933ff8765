import { sql } from 'kysely'
import { commerceMessages } from '@tandem/api-contract'
import type { ProductFilter } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { compares, conditionsOf, isOneOf } from '../lists/list-filters.ts'
import type { ListFilters } from '../lists/list-filters.ts'
import type { Condition } from '../lists/list-keys.ts'
import { fieldProblem } from '../problem.ts'

/** What narrows a list of products. @throws VALIDATION_FAILED for a collection that is not the team's */
export async function productFilters(db: TeamDatabase, view: ProductFilter): Promise<ListFilters | null> {
  const { status, stock, amount_min, amount_max, amount_currency, collection_id } = view
  if (collection_id !== undefined) await requireCollection(db, collection_id)
  const conditions = conditionsOf(
    isOneOf('status', status),
    stock && stockConditions[stock],
    compares('currency', '=', amount_currency),
    compares('price', '>=', amount_min),
    compares('price', '<=', amount_max),
    collection_id === undefined ? undefined : isIn(db, collection_id),
  )
  if (conditions.length === 0) return null
  return {
    conditions,
    values: { status, stock, currency: amount_currency, min: amount_min, max: amount_max, collection_id },
    total: null,
  }
}

const stockConditions: Record<NonNullable<ProductFilter['stock']>, Condition> = {
  in_stock: sql`stock_quantity > 0`,
  out_of_stock: sql`stock_quantity <= 0`,
  unknown: sql`stock_quantity is null`,
}

const isIn = (db: TeamDatabase, collectionId: number): Condition => sql`exists (
  select from product_collections pc
  where pc.team_id = ${currentTeam(db)} and pc.collection_id = ${collectionId} and pc.product_id = products.id)`

async function requireCollection(db: TeamDatabase, id: number) {
  const found = await db.selectFrom('collections').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw fieldProblem('collection_id', commerceMessages.list.collectionUnknown)
}
