import { commerceMessages } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import type { CountedScope } from '../../platform/lists/list-scope.ts'

/** The stores whose rows a list shows. */
export type ListedStores = CountedScope

/** What a store counts of what is listed. */
export type RowCounter = 'customers_count' | 'orders_count' | 'products_count'

/** The one asked for, archived or not; or all that are not archived. @throws VALIDATION_FAILED for one that is not the team's */
export async function listedStores(
  db: TeamDatabase,
  storeId: number | undefined,
  counter: RowCounter,
): Promise<ListedStores> {
  const stores = await db.selectFrom('stores').select(['id', 'archived_at', counter]).execute()
  const listed = stores.filter((store) =>
    storeId === undefined ? store.archived_at === null : store.id === storeId,
  )
  if (storeId !== undefined && listed.length === 0)
    throw fieldProblem('store_id', commerceMessages.store.unknown)
  return {
    ids: listed.map((store) => store.id),
    areAll: listed.length === stores.length && storeId === undefined,
    rows: listed.reduce((sum, store) => sum + store[counter], 0),
  }
}
