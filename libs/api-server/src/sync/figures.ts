import { sql } from 'kysely'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'

/**
 * The statuses whose orders count as sales, as in WooCommerce's own analytics, where `pending`, `failed`,
 * `cancelled` and drafts are left out.
 */
export const soldStatuses = ['processing', 'completed', 'on-hold', 'refunded']

/** A store whose figures are kept, with the zone its team's days are cut in. */
export interface StoreScope {
  store_id: number
  timezone: string
}

/**
 * Adds what some orders contribute to the figures kept of them, or takes it away: the days of the store, units sold
 * of products, orders of customers. Call it with -1 before orders change and with 1 after.
 */
export async function contribute(db: TeamDatabase, store: StoreScope, orderIds: number[], sign: 1 | -1) {
  if (orderIds.length === 0) return
  const team = currentTeam(db)
  await sql`
    with sold as (
      select id, currency, (ordered_at at time zone ${store.timezone})::date as day,
        total - refunded_total as revenue, items_count - refunded_items_count as units
      from orders where team_id = ${team} and id = any(${orderIds}::bigint[]) and status = any(${soldStatuses}::text[])
    ), parts as (
      select day, currency, 1 as orders, revenue, 0 as refunds, units from sold
      union all
      select (r.refunded_at at time zone ${store.timezone})::date, sold.currency, 0, 0, r.amount, 0
      from refunds r join sold on sold.id = r.order_id where r.team_id = ${team}
    )
    insert into store_day (team_id, store_id, day, currency, orders, revenue, refunds, units)
    select ${team}, ${store.store_id}, day, currency,
      ${sign} * sum(orders), ${sign} * sum(revenue), ${sign} * sum(refunds), ${sign} * sum(units)
    from parts group by day, currency
    on conflict (team_id, store_id, day, currency) do update set
      orders = store_day.orders + excluded.orders,
      revenue = store_day.revenue + excluded.revenue,
      refunds = store_day.refunds + excluded.refunds,
      units = store_day.units + excluded.units`.execute(db)

  await sql`
    with sold as (
      select id from orders
      where team_id = ${team} and id = any(${orderIds}::bigint[]) and status = any(${soldStatuses}::text[])
    ), moved as (
      select l.product_provider_id, l.quantity from order_lines l join sold on sold.id = l.order_id
      where l.team_id = ${team}
      union all
      select l.product_provider_id, -l.quantity
      from refunds r join sold on sold.id = r.order_id
      join refund_lines l on l.team_id = r.team_id and l.refund_id = r.id
      where r.team_id = ${team}
    )
    update products set units_sold = units_sold + ${sign} * moved_units.units
    from (select product_provider_id, sum(quantity) as units from moved group by product_provider_id) as moved_units
    where products.team_id = ${team} and products.store_id = ${store.store_id}
      and products.provider_id = moved_units.product_provider_id`.execute(db)

  await sql`
    update customers set orders_count = orders_count + ${sign} * placed.orders
    from (
      select customer_id, count(*) as orders from orders
      where team_id = ${team} and id = any(${orderIds}::bigint[]) and customer_id is not null group by customer_id
    ) as placed
    where customers.team_id = ${team} and customers.id = placed.customer_id`.execute(db)
}

/** After contributions were taken away: days on which nothing is left, customers whom only lost orders named. */
export async function dropWhatIsEmpty(db: TeamDatabase, store: StoreScope, customerIds: number[]) {
  await db
    .deleteFrom('store_day')
    .where('store_id', '=', store.store_id)
    .where('orders', '=', 0)
    .where('revenue', '=', 0)
    .where('refunds', '=', 0)
    .where('units', '=', 0)
    .execute()
  if (customerIds.length === 0) return
  const dropped = await db
    .deleteFrom('customers')
    .where('id', 'in', customerIds)
    .where('orders_count', '=', 0)
    .where('is_registered', '=', false)
    .executeTakeFirst()
  await addToCounter(db, store.store_id, 'customers_count', -Number(dropped.numDeletedRows))
}

/** Reads the last order of customers anew. */
export async function renewLastOrders(db: TeamDatabase, customerIds: number[]) {
  if (customerIds.length === 0) return
  const team = currentTeam(db)
  await sql`
    update customers set last_order_at = (
      select ordered_at from orders where team_id = ${team} and customer_id = customers.id
      order by ordered_at desc limit 1)
    where team_id = ${team} and id = any(${customerIds}::bigint[])`.execute(db)
}

type StoreCounter = 'collections_count' | 'products_count' | 'customers_count' | 'orders_count'

/** Moves one of a store's counts. */
export async function addToCounter(db: TeamDatabase, storeId: number, counter: StoreCounter, change: number) {
  if (change === 0) return
  await db
    .updateTable('stores')
    .set({ [counter]: sql`${sql.ref(counter)} + ${change}` })
    .where('id', '=', storeId)
    .execute()
}
