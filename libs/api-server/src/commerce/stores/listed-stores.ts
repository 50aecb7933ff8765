import { sql } from 'kysely'
import { commerceMessages } from '@tandem/api-contract'
import { keptRows } from '../../platform/database/kept-rows.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Condition } from '../../platform/lists/condition.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import type { CountedScope } from '../../platform/lists/list-scope.ts'

/** The stores whose rows a list shows. */
export type ListedStores = CountedScope

/** The stores whose rows a list shows, with what is known about them. */
export interface KnownStores extends ListedStores {
  /** Since when all their orders are known; null when there is no limit. */
  knownSince: string | null
}

/** A store's counter of the listed rows. */
export type RowCounter = 'customers_count' | 'orders_count' | 'products_count'

/**
 * The requested store, or all; rows of an archived store are in no list. @throws VALIDATION_FAILED for one
 * that isn't the team's
 */
export async function listedStores(
  db: TeamDatabase,
  storeId: number | undefined,
  counter: RowCounter,
): Promise<KnownStores> {
  const stores = await keptRows(db, {
    of: listedStores,
    form: counter,
    values: {},
    write: (reads) => reads.selectFrom('stores').select(['id', 'archived_at', 'known_since', counter]),
  })
  const asked = storeId === undefined ? stores : stores.filter(({ id }) => id === storeId)
  const listed = asked.filter(({ archived_at }) => archived_at === null)
  if (storeId !== undefined && asked.length === 0)
    throw fieldProblem('store_id', commerceMessages.store.unknown)
  return {
    ids: listed.map((store) => store.id),
    areAll: listed.length === stores.length && storeId === undefined,
    rows: listed.reduce((sum, store) => sum + store[counter], 0),
    knownSince: listed.reduce<string | null>(
      (latest, { known_since }) =>
        known_since !== null && known_since > (latest ?? '') ? known_since : latest,
      null,
    ),
  }
}

/**
 * Whether so many rows come before the middle of a list without filters. The statement itself finds out, before it reads
 * anything else: pages after the middle are read from the end of the list.
 */
export const isBeforeMiddle = (
  db: TeamDatabase,
  { ids, areAll }: Pick<ListedStores, 'ids' | 'areAll'>,
  counter: RowCounter,
  ahead: number,
): Condition => sql`${ahead} * 2 <= (
  select sum(${sql.ref(counter)}) from stores
  where team_id = ${currentTeam(db)} ${areAll ? sql`` : sql`and id = any(${ids}::bigint[])`})`

/** The parameters of a view that can be used before the stores are known. */
const ofStores = new Set(['page', 'per_page', 'search_term', 'sort', 'store_id'])

/** The stores of a view without other filters, assuming that none is archived; null for other views. */
export function likelyStores(view: { store_id?: number | undefined }): KnownStores | null {
  const isNarrowed = Object.entries(view).some(([key, value]) => value !== undefined && !ofStores.has(key))
  if (isNarrowed) return null
  const { store_id } = view
  return {
    ids: store_id === undefined ? [] : [store_id],
    areAll: store_id === undefined,
    rows: 0,
    knownSince: null,
  }
}
