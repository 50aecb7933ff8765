import { sql } from 'kysely'
import type { SalesSearch } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { momentsIn, teamTimezone } from '../../platform/lists/list-filters.ts'
import { foundOrders } from '../../commerce/orders/found-orders.ts'
import { knownFrom } from '../../commerce/stores/known-from.ts'
import type { KnownStores } from '../../commerce/stores/listed-stores.ts'
import { costedOrders, costNames, netOfProducts } from '../../commerce/sync/costed-parts.ts'
import { dayNames, dayParts, unitsKept } from '../../commerce/sync/day-figures.ts'
import type { SalesRows } from './sales-columns.ts'

/**
 * The sales among the orders that a search and filters find, counted as the stored days are: sales on the day
 * they were placed; refunds on the day they were given, of found orders of any day. Lines are only read when a
 * stored day has a known cost.
 */
export async function foundDays(
  db: TeamDatabase,
  stores: KnownStores,
  { date_from, date_to, ...asked }: SalesSearch,
): Promise<SalesRows> {
  const team = currentTeam(db)
  const isFound = await foundOrders(db, { ...asked, sort: '-ordered_at' }, stores)
  const since = await knownFrom(db, stores.knownSince)
  const timezone = await teamTimezone(db)
  const { from = '-infinity', until = 'infinity' } = momentsIn(timezone, { date_from, date_to })
  const isIn = (moment: string) => sql`${sql.ref(moment)} >= ${from}::timestamptz
    and ${sql.ref(moment)} < ${until}::timestamptz and ${sql.ref(moment)} >= ${since.moment}::timestamptz`
  const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${timezone}::text)::date as day`
  const hasCosts = sql`(select exists (
    select from store_day where team_id = ${team} and store_id = any(${stores.ids}::bigint[])
      and (${sql.join(
        costNames.map((name) => sql`${sql.ref(name)} <> 0`),
        sql` or `,
      )})))`
  const isSold = sql`${hasCosts} and o.id in (select id from orders where ${isFound} and is_sale and ${isIn('ordered_at')})`
  const net = netOfProducts(team, { lines: isSold, refundLines: isSold })
  return sql`
    select ${dayOf('ordered_at')}, currency, 1 as orders, total - refunded_total as revenue, 0 as refunds,
      ${unitsKept} as units, ${dayParts}
    from orders left join (${costedOrders(team, net)}) as costed on costed.order_id = orders.id
    where ${isFound} and is_sale and ${isIn('ordered_at')}
    union all
    select ${dayOf('refunded_at')}, found.currency, 0, 0, amount, 0, ${sql.raw(dayNames.map(() => '0').join(', '))}
    from refunds join (select id as sale_id, currency from orders where ${isFound} and is_sale) as found
      on found.sale_id = refunds.order_id
    where team_id = ${team} and store_id = any(${stores.ids}::bigint[]) and ${isIn('refunded_at')}`
}
