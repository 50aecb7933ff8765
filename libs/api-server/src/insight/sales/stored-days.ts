import { sql } from 'kysely'
import type { SalesSearch } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { knownFrom } from '../../commerce/stores/known-from.ts'
import type { KnownStores } from '../../commerce/stores/listed-stores.ts'
import { salesColumns } from './sales-columns.ts'
import type { SalesRows } from './sales-columns.ts'

/**
 * The stored days of stores. Revenue is sales minus refunds at any time, on the day the order was placed in
 * the team's zone; refunds are on the day they were given. Days before all the stores are known are left out.
 */
export async function storedDays(
  db: TeamDatabase,
  { ids, knownSince }: KnownStores,
  { date_from = '-infinity', date_to = 'infinity' }: SalesSearch,
): Promise<SalesRows> {
  const since = (await knownFrom(db, knownSince)).day ?? '-infinity'
  return sql`
    select day, currency, ${sql.join(salesColumns.map((name) => sql.ref(name)))} from store_day
    where team_id = ${currentTeam(db)} and store_id = any(${ids}::bigint[])
      and day between ${date_from}::date and ${date_to}::date and day >= ${since}::date`
}
