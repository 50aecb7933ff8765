import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { allTime, countSinceAgain } from '../post-links/due-times.ts'
import { lockStoreZone } from '../../identity/team/zones.ts'
import { costedOrders, costNames, linesOfStore, netOfProducts } from './costed-parts.ts'
import { dayNames, dayParts, unitsKept } from './day-figures.ts'
import { sortedAmounts } from './figures.ts'
import { noteStatuses, saleRuleOf } from './sale-rule.ts'
import type { StoreScope } from './store-scope.ts'
import { soldOf } from './product-sales.ts'

/**
 * Recalculates every figure of a store from its orders, lines and refunds; the incremental updates must have
 * the same result. Needed after the rules changed.
 */
export async function rebuildFigures(db: TeamDatabase, store: StoreScope): Promise<void> {
  const team = currentTeam(db)
  const { store_id } = store
  await countSales(db, store_id)
  await sql`
    update orders o set refunded_items_count = coalesce((
      select sum(l.quantity) from refunds r
      join refund_lines l on l.team_id = r.team_id and l.refund_id = r.id
      where r.team_id = ${team} and r.order_id = o.id), 0)
    where o.team_id = ${team} and o.store_id = ${store_id}`.execute(db)

  await sql`
    update customers c set placed_count = coalesce(placed.orders, 0), orders_count = coalesce(placed.sales, 0),
      last_order_at = placed.latest, first_order_at = placed.earliest, first_order_id = placed.first
    from customers same left join (
      select customer_id, count(*) as orders, count(*) filter (where is_sale) as sales,
        max(ordered_at) filter (where is_sale) as latest, min(ordered_at) filter (where is_sale) as earliest,
        (array_agg(id order by ordered_at, currency collate "C", id) filter (where is_sale))[1] as first
      from orders where team_id = ${team} and store_id = ${store_id} group by customer_id
    ) as placed on placed.customer_id = same.id
    where c.team_id = ${team} and c.store_id = ${store_id} and same.team_id = ${team} and same.id = c.id`.execute(
    db,
  )

  await sql`
    update stores s set
      collections_count = (select count(*) from collections where team_id = ${team} and store_id = s.id),
      products_count = (select count(*) from products where team_id = ${team} and store_id = s.id),
      customers_count = (select count(*) from customers where team_id = ${team} and store_id = s.id),
      orders_count = (select count(*) from orders where team_id = ${team} and store_id = s.id)
    where s.team_id = ${team} and s.id = ${store_id}`.execute(db)

  await sql`
    update order_lines l set ordered_at = o.ordered_at, currency = o.currency,
      is_sale = o.is_sale
    from orders o where l.team_id = ${team} and l.store_id = ${store_id} and o.team_id = ${team} and o.id = l.order_id`.execute(
    db,
  )
  await countFigures(db, store)
  await sql`
    update customers set ${sortedAmounts(db)} where team_id = ${team} and store_id = ${store_id}`.execute(db)
  await countSinceAgain(db, allTime.from)
}

/** Updates whether each order is a sale, and how each status counts. */
async function countSales(db: TeamDatabase, storeId: number) {
  const isSale = await saleRuleOf(db, storeId)
  const placed = await db
    .selectFrom('orders')
    .select('status')
    .distinct()
    .where('store_id', '=', storeId)
    .execute()
  await noteStatuses(
    db,
    storeId,
    placed.map(({ status }) => status),
    isSale,
  )
  const seen = await db
    .selectFrom('store_statuses')
    .select('status')
    .where('store_id', '=', storeId)
    .execute()
  const sold = seen.map(({ status }) => status).filter(isSale)
  for (const table of ['orders', 'store_statuses'] as const) {
    await db
      .updateTable(table)
      .set({ is_sale: sql<boolean>`status = any(${sold}::text[])` })
      .where('store_id', '=', storeId)
      .execute()
  }
}

/** Refills a store's tables of figures from its correct rows. */
export async function countFigures(db: TeamDatabase, { store_id }: StoreScope): Promise<void> {
  const team = currentTeam(db)
  const { timezone } = await lockStoreZone(db, store_id)
  for (const table of [
    'store_day',
    'store_hour',
    'order_day',
    'customer_spent',
    'product_revenue',
    'store_country',
    'customer_day',
    'buyer_place',
    // All days are recalculated in the team's time zone afterwards.
    'store_zone_moves',
  ] as const) {
    await db.deleteFrom(table).where('store_id', '=', store_id).execute()
  }
  await sql`
    insert into order_day (team_id, store_id, day, status, orders)
    select ${team}, ${store_id}, (ordered_at at time zone ${timezone})::date, status, count(*)
    from orders where team_id = ${team} and store_id = ${store_id} group by 3, 4`.execute(db)
  await sql`
    insert into store_hour (team_id, store_id, day, hour, orders)
    select ${team}, ${store_id}, local::date, extract(hour from local), count(*) from (
      select ordered_at at time zone ${timezone} as local from orders
      where team_id = ${team} and store_id = ${store_id} and is_sale
    ) as sold
    group by 3, 4`.execute(db)
  await sql`
    insert into customer_spent (team_id, customer_id, currency, store_id, orders, amount)
    select ${team}, customer_id, currency, ${store_id}, count(*), sum(total - refunded_total)
    from orders
    where team_id = ${team} and store_id = ${store_id} and customer_id is not null
      and is_sale
    group by 2, 3`.execute(db)
  await sql`
    insert into product_revenue (team_id, store_id, product_provider_id, currency, lines, units, revenue,
      ${sql.raw(costNames.join(', '))})
    select ${team}, ${store_id}, product, currency, sum(lines), sum(units), sum(revenue),
      ${sql.raw(costNames.map((name) => `sum(${name})`).join(', '))}
    from (${netOfProducts(team, linesOfStore(store_id))}) as parts
    where product is not null group by product, currency`.execute(db)
  await sql`
    update products p set (units_sold, sorted_currency, sorted_revenue, sorted_profit) = (
      ${soldOf(team, store_id, sql.ref('p.provider_id'))})
    where p.team_id = ${team} and p.store_id = ${store_id}`.execute(db)
  await sql`
    insert into store_country (team_id, store_id, country, customers)
    select ${team}, ${store_id}, country, count(*) from customers
    where team_id = ${team} and store_id = ${store_id} and country is not null group by 3`.execute(db)
  await sql`
    insert into customer_day (team_id, store_id, day, customers)
    select ${team}, ${store_id}, coalesce((last_order_at at time zone 'UTC')::date, '-infinity'), count(*)
    from customers where team_id = ${team} and store_id = ${store_id} group by 3`.execute(db)
  await sql`
    insert into buyer_place (team_id, store_id, country, city, customers)
    select ${team}, ${store_id}, coalesce(left(country, 100), ''), coalesce(left(city, 100), ''), count(*)
    from customers where team_id = ${team} and store_id = ${store_id} and orders_count > 0 group by 3, 4`.execute(
    db,
  )
  await sql`
    insert into store_day (team_id, store_id, day, currency, orders, revenue, refunds, units, ${sql.raw(dayNames.join(', '))})
    select ${team}, ${store_id}, day, currency, sum(orders), sum(revenue), sum(refunds), sum(units),
      ${sql.raw(dayNames.map((part) => `sum(${part})`).join(', '))} from (
      select (ordered_at at time zone ${timezone})::date as day, currency, 1 as orders,
        total - refunded_total as revenue, 0 as refunds, ${unitsKept} as units, ${dayParts}
      from orders left join (${costedOrders(team, netOfProducts(team, linesOfStore(store_id)))}) as costed on costed.order_id = orders.id
      where team_id = ${team} and store_id = ${store_id} and is_sale
      union all
      select (r.refunded_at at time zone ${timezone})::date, o.currency, 0, 0, r.amount, 0,
        ${sql.raw(dayNames.map(() => '0').join(', '))}
      from refunds r join orders o on o.team_id = r.team_id and o.id = r.order_id
      where r.team_id = ${team} and r.store_id = ${store_id} and o.is_sale
    ) as parts
    group by day, currency
    having sum(orders) <> 0 or sum(revenue) <> 0 or sum(refunds) <> 0 or sum(units) <> 0`.execute(db)
}
