import { sql } from 'kysely'
import type { FigureChange } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/**
 * Stores the sales of past months before a store that was synced earlier is recalculated. Called again before
 * the sync has ended, it keeps the stored ones: a killed sync continues with the figures from before it.
 */
export async function keepFiguresBefore(
  db: TeamDatabase,
  storeId: number,
  cause: FigureChange['cause'],
  now: Date,
): Promise<void> {
  const team = currentTeam(db)
  await sql`
    insert into figures_before (team_id, store_id, month, currency, orders, revenue, cause, open_month)
    select ${team}, ${storeId}, date_trunc('month', sold.day)::date, sold.currency, sum(sold.orders), sum(sold.revenue),
      ${cause}, this.month
    from store_day sold
    cross join (
      select date_trunc('month', ${now.toISOString()}::timestamptz at time zone timezone)::date as month from teams
    ) as this
    where sold.team_id = ${team} and sold.store_id = ${storeId} and sold.day < this.month
      and exists (select from store_syncs where team_id = ${team} and store_id = ${storeId} and succeeded_at is not null)
      and not exists (select from figures_before where team_id = ${team} and store_id = ${storeId})
    group by 3, 4, this.month`.execute(db)
}

/** At the end of a sync: records which of the stored months have other sales now. */
export async function noteFigureChanges(db: TeamDatabase, storeId: number, now: Date): Promise<void> {
  const team = currentTeam(db)
  await sql`
    with kept as (
      delete from figures_before where team_id = ${team} and store_id = ${storeId}
      returning month, currency, orders, revenue, cause, open_month
    ), why as (
      select min(cause) as cause, min(open_month) as open_month from kept
    ), found as (
      select date_trunc('month', day)::date as month, currency, sum(orders)::bigint as orders,
        sum(revenue)::bigint as revenue
      from store_day, why
      where team_id = ${team} and store_id = ${storeId} and day < why.open_month
      group by 1, 2
    )
    insert into figure_changes (team_id, store_id, figure, month, currency, orders_before, orders_after, revenue_before,
      revenue_after, cause, changed_at)
    select ${team}, ${storeId}, 'sales', month, currency, coalesce(kept.orders, 0), coalesce(found.orders, 0),
      coalesce(kept.revenue, 0), coalesce(found.revenue, 0), why.cause, ${now.toISOString()}
    from kept full join found using (month, currency) cross join why
    where coalesce(kept.orders, 0) <> coalesce(found.orders, 0)
      or coalesce(kept.revenue, 0) <> coalesce(found.revenue, 0)
    on conflict (team_id, store_id, figure, month, currency) do update set
      orders_before = excluded.orders_before, orders_after = excluded.orders_after,
      revenue_before = excluded.revenue_before, revenue_after = excluded.revenue_after,
      cause = excluded.cause, changed_at = excluded.changed_at`.execute(db)
}
