import { sql } from 'kysely'
import type { OrderFilter } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Condition } from '../../platform/lists/condition.ts'
import { countedMatches } from '../../platform/lists/list-filters.ts'
import { scopeConditions } from '../../platform/lists/list-scope.ts'
import { narrowList } from '../../platform/lists/narrow-list.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { isMatch, orderList } from './queries.ts'

/**
 * The orders that a view lists, on all of its pages, as conditions on `orders`. A search has them by their ids,
 * unless it finds more than are counted: then each order's text is compared.
 */
export async function foundOrders(
  db: TeamDatabase,
  view: OrderFilter,
  stores: ListedStores,
): Promise<Condition> {
  const list = { ...orderList, scope: async () => stores }
  const { filters, patterns } = await narrowList(db, view, list, countedMatches)
  const conditions = [...scopeConditions(stores), ...(filters?.conditions ?? [])]
  if (stores.ids.length === 0) conditions.push(sql`false`)
  else if (patterns) {
    const asked = { sort: view.sort, filters: filters?.values ?? {}, wanted: countedMatches }
    const matches = await list.matches(db, stores, patterns, asked)
    const ids = matches.map(({ id }) => id)
    conditions.push(matches[0]?.is_capped ? isMatch(db, patterns) : sql`id = any(${ids}::bigint[])`)
  }
  return sql`${sql.join([sql`team_id = ${currentTeam(db)}`, ...conditions], sql` and `)}`
}
