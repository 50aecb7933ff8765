import { sql } from 'kysely'
import { commerceMessages } from '@tandem/api-contract'
import type { PageMeta, Store, StoreSearch } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'
import { foldText } from '../../platform/lists/search-text.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { findStores } from './find-stores.ts'

/**
 * One page of the team's stores, archived ones last. A team has so few that the search runs here.
 *
 * @throws VALIDATION_FAILED for a `store_id` that isn't the team's
 */
export async function pageOfStores(
  db: TeamDatabase,
  reader: number,
  search: StoreSearch,
): Promise<{ data: Store[]; meta: PageMeta }> {
  const { store_id, search_term = '', page, per_page } = search
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'name', 'url'])
    .orderBy(sql`archived_at is not null`)
    .orderBy('name')
    .orderBy('id')
    .execute()
  if (store_id !== undefined && !stores.some(({ id }) => id === store_id))
    throw fieldProblem('store_id', commerceMessages.store.unknown)
  const term = foldText(search_term)
  const found = stores.filter(
    ({ id, name, url }) =>
      (store_id === undefined || id === store_id) && foldText(`${name} ${url}`).includes(term),
  )
  const shown = found.slice((page - 1) * per_page, page * per_page).map(({ id }) => id)
  return {
    data: shown.length === 0 ? [] : await findStores(db, reader, shown),
    meta: pageMeta(search, found.length),
  }
}
