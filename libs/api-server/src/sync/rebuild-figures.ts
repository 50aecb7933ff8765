import { sql } from 'kysely'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { soldStatuses } from './figures.ts'
import type { StoreScope } from './figures.ts'

/**
 * Computes every figure of a store anew from its orders, lines and refunds: what the sync keeps by difference must
 * come out the same. Needed after the team's time zone or the rules changed.
 */
export async function rebuildFigures(db: TeamDatabase, store: StoreScope): Promise<void> {
  const team = currentTeam(db)
  const { store_id, timezone } = store
  await sql`
    update orders o set refunded_items_count = coalesce((
      select sum(l.quantity) from refunds r
      join refund_lines l on l.team_id = r.team_id and l.refund_id = r.id
      where r.team_id = ${team} and r.order_id = o.id), 0)
    where o.team_id = ${team} and o.store_id = ${store_id}`.execute(db)

  await sql`
    update customers c set orders_count = coalesce(placed.orders, 0), last_order_at = placed.latest
    from customers same left join (
      select customer_id, count(*) as orders, max(ordered_at) as latest from orders
      where team_id = ${team} and store_id = ${store_id} group by customer_id
    ) as placed on placed.customer_id = same.id
    where c.team_id = ${team} and c.store_id = ${store_id} and same.team_id = ${team} and same.id = c.id`.execute(
    db,
  )

  await sql`
    update products p set units_sold = coalesce((
      select sum(l.quantity) from order_lines l join orders o on o.team_id = l.team_id and o.id = l.order_id
      where l.team_id = ${team} and l.store_id = ${store_id} and l.product_provider_id = p.provider_id
        and o.status = any(${soldStatuses}::text[])), 0)
    where p.team_id = ${team} and p.store_id = ${store_id}`.execute(db)
  await sql`
    update products p set units_sold = p.units_sold - back.units
    from (
      select l.product_provider_id, sum(l.quantity) as units
      from refunds r
      join refund_lines l on l.team_id = r.team_id and l.refund_id = r.id
      join orders o on o.team_id = r.team_id and o.id = r.order_id
      where r.team_id = ${team} and r.store_id = ${store_id} and o.status = any(${soldStatuses}::text[])
      group by l.product_provider_id
    ) as back
    where p.team_id = ${team} and p.store_id = ${store_id} and p.provider_id = back.product_provider_id`.execute(
    db,
  )

  await sql`
    update stores s set
      collections_count = (select count(*) from collections where team_id = ${team} and store_id = s.id),
      products_count = (select count(*) from products where team_id = ${team} and store_id = s.id),
      customers_count = (select count(*) from customers where team_id = ${team} and store_id = s.id),
      orders_count = (select count(*) from orders where team_id = ${team} and store_id = s.id)
    where s.team_id = ${team} and s.id = ${store_id}`.execute(db)

  await db.deleteFrom('store_day').where('store_id', '=', store_id).execute()
  await sql`
    insert into store_day (team_id, store_id, day, currency, orders, revenue, refunds, units)
    select ${team}, ${store_id}, day, currency, sum(orders), sum(revenue), sum(refunds), sum(units) from (
      select (ordered_at at time zone ${timezone})::date as day, currency,
        count(*) as orders, sum(total - refunded_total) as revenue, 0 as refunds,
        sum(items_count - refunded_items_count) as units
      from orders
      where team_id = ${team} and store_id = ${store_id} and status = any(${soldStatuses}::text[])
      group by 1, 2
      union all
      select (r.refunded_at at time zone ${timezone})::date, o.currency, 0, 0, sum(r.amount), 0
      from refunds r join orders o on o.team_id = r.team_id and o.id = r.order_id
      where r.team_id = ${team} and r.store_id = ${store_id} and o.status = any(${soldStatuses}::text[])
      group by 1, 2
    ) as parts
    group by day, currency
    having sum(orders) <> 0 or sum(revenue) <> 0 or sum(refunds) <> 0 or sum(units) <> 0`.execute(db)
}
