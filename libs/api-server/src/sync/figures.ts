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
 *
 * Every query names the keys it touches: a plan that reads a whole team would be chosen while a table is new and
 * the database knows nothing of what is in it.
 */
export async function contribute(db: TeamDatabase, store: StoreScope, orderIds: number[], sign: 1 | -1) {
  if (orderIds.length === 0) return
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'customer_id'])
    .where('id', 'in', orderIds)
    .execute()
  const sold = orders.filter((order) => soldStatuses.includes(order.status)).map((order) => order.id)
  if (sold.length > 0) {
    const refunds = await db.selectFrom('refunds').select('id').where('order_id', 'in', sold).execute()
    const refundIds = refunds.map((refund) => refund.id)
    await moveDays(db, store, { sold, refundIds, sign })
    await moveUnits(db, store, { sold, refundIds, sign })
  }
  const customerIds = orders.map((order) => order.customer_id).filter((id) => id !== null)
  if (customerIds.length === 0) return
  await sql`
    update customers set orders_count = orders_count + ${sign} * placed.orders
    from (select id, count(*) as orders from unnest(${customerIds}::bigint[]) as customer (id) group by id) as placed
    where customers.team_id = ${currentTeam(db)} and customers.id = placed.id
      and customers.id = any(${customerIds}::bigint[])`.execute(db)
}

interface Moved {
  sold: number[]
  refundIds: number[]
  sign: 1 | -1
}

async function moveDays(
  db: TeamDatabase,
  { store_id, timezone }: StoreScope,
  { sold, refundIds, sign }: Moved,
) {
  const team = currentTeam(db)
  await sql`
    with sold as materialized (
      select id, currency, (ordered_at at time zone ${timezone})::date as day,
        total - refunded_total as revenue, items_count - refunded_items_count as units
      from orders where team_id = ${team} and id = any(${sold}::bigint[])
    ), back as materialized (
      select order_id, amount, (refunded_at at time zone ${timezone})::date as day
      from refunds where team_id = ${team} and id = any(${refundIds}::bigint[])
    ), parts as (
      select day, currency, 1 as orders, revenue, 0 as refunds, units from sold
      union all
      select back.day, sold.currency, 0, 0, back.amount, 0 from back join sold on sold.id = back.order_id
    )
    insert into store_day (team_id, store_id, day, currency, orders, revenue, refunds, units)
    select ${team}, ${store_id}, day, currency,
      ${sign} * sum(orders), ${sign} * sum(revenue), ${sign} * sum(refunds), ${sign} * sum(units)
    from parts group by day, currency
    on conflict (team_id, store_id, day, currency) do update set
      orders = store_day.orders + excluded.orders,
      revenue = store_day.revenue + excluded.revenue,
      refunds = store_day.refunds + excluded.refunds,
      units = store_day.units + excluded.units`.execute(db)
}

async function moveUnits(db: TeamDatabase, { store_id }: StoreScope, { sold, refundIds, sign }: Moved) {
  const team = currentTeam(db)
  const { rows: moved } = await sql<{ product: string; units: number }>`
    select product_provider_id as product, sum(quantity)::bigint as units from (
      select product_provider_id, quantity from order_lines
      where team_id = ${team} and order_id = any(${sold}::bigint[])
      union all
      select product_provider_id, -quantity from refund_lines
      where team_id = ${team} and refund_id = any(${refundIds}::bigint[])
    ) as lines
    where product_provider_id is not null group by product_provider_id`.execute(db)
  if (moved.length === 0) return
  const products = moved.map((row) => row.product)
  await sql`
    update products set units_sold = units_sold + ${sign} * moved.units
    from unnest(${products}::text[], ${moved.map((row) => row.units)}::bigint[]) as moved (product, units)
    where products.team_id = ${team} and products.store_id = ${store_id}
      and products.provider_id = moved.product and products.provider_id = any(${products}::text[])`.execute(
    db,
  )
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
