import { sql } from 'kysely'
import { saleStatuses } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { settleUnits } from './units-sold.ts'

/** A store whose figures are kept, with the zone its team's days are cut in. */
export interface StoreScope {
  store_id: number
  timezone: string
  /** Products whose units sold will be written later, many moves at once; without it each move writes them. */
  unsettled?: Set<string> | undefined
}

/** Whether an order counts: its revenue is its total less what was given back of it, on the day it was placed. */
export const isSale = (status: string) => (saleStatuses as readonly string[]).includes(status)

/**
 * Adds what some orders contribute to the figures kept of them, or takes it away: the days of the store, units sold
 * and revenue of products, orders of customers and what they spent. Call it with -1 before orders change and with 1
 * after. Amounts of different currencies stand in different rows.
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
  await moveOrderDays(db, store, orderIds, sign)
  const sold = orders.filter((order) => isSale(order.status)).map((order) => order.id)
  if (sold.length > 0) {
    const refunds = await db.selectFrom('refunds').select('id').where('order_id', 'in', sold).execute()
    const refundIds = refunds.map((refund) => refund.id)
    await moveDays(db, store, { sold, refundIds, sign })
    await moveUnits(db, store, { sold, refundIds, sign })
    await moveSpent(db, store, sold, sign)
  }
  const customerIds = orders.map((order) => order.customer_id).filter((id) => id !== null)
  if (customerIds.length === 0) return
  // What orders leave behind is looked for when they are gone, see `renewLastOrders`.
  const lastOrder = sign === 1 ? sql`, last_order_at = ${lastOrderOf(db)}` : sql``
  await sql`
    update customers set orders_count = orders_count + ${sign} * placed.orders${lastOrder}
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

async function moveOrderDays(
  db: TeamDatabase,
  { store_id, timezone }: StoreScope,
  orderIds: number[],
  sign: 1 | -1,
) {
  const team = currentTeam(db)
  await sql`
    insert into order_day (team_id, store_id, day, status, orders)
    select ${team}, ${store_id}, (ordered_at at time zone ${timezone})::date as day, status, ${sign} * count(*)
    from orders where team_id = ${team} and id = any(${orderIds}::bigint[])
    group by day, status order by day, status
    on conflict (team_id, store_id, day, status) do update set orders = order_day.orders + excluded.orders`.execute(
    db,
  )
}

async function moveSpent(db: TeamDatabase, { store_id }: StoreScope, sold: number[], sign: 1 | -1) {
  const team = currentTeam(db)
  await sql`
    insert into customer_spent (team_id, customer_id, currency, store_id, orders, amount)
    select ${team}, customer_id, currency, ${store_id}, ${sign} * count(*), ${sign} * sum(total - refunded_total)
    from orders where team_id = ${team} and id = any(${sold}::bigint[]) and customer_id is not null
    group by customer_id, currency order by customer_id, currency
    on conflict (team_id, customer_id, currency) do update set
      orders = customer_spent.orders + excluded.orders, amount = customer_spent.amount + excluded.amount`.execute(
    db,
  )
}

async function moveUnits(
  db: TeamDatabase,
  { store_id, unsettled }: StoreScope,
  { sold, refundIds, sign }: Moved,
) {
  const team = currentTeam(db)
  const { rows: moved } = await sql<{ product: string }>`
    with parts as materialized (
      select l.product_provider_id, l.currency, 1 as lines, l.quantity as units, l.total as revenue
      from order_lines l where l.team_id = ${team} and l.order_id = any(${sold}::bigint[])
      union all
      select b.product_provider_id, o.currency, 0, -b.quantity, -b.total
      from refund_lines b
      join refunds r on r.team_id = ${team} and r.id = b.refund_id and r.id = any(${refundIds}::bigint[])
      join orders o on o.team_id = ${team} and o.id = r.order_id and o.id = any(${sold}::bigint[])
      where b.team_id = ${team} and b.refund_id = any(${refundIds}::bigint[])
    )
    insert into product_revenue (team_id, store_id, product_provider_id, currency, lines, units, revenue)
    select ${team}, ${store_id}, product_provider_id, currency,
      ${sign} * sum(lines), ${sign} * sum(units), ${sign} * sum(revenue)
    from parts where product_provider_id is not null
    group by product_provider_id, currency order by product_provider_id, currency
    on conflict (team_id, store_id, product_provider_id, currency) do update set
      lines = product_revenue.lines + excluded.lines, units = product_revenue.units + excluded.units,
      revenue = product_revenue.revenue + excluded.revenue
    returning product_provider_id as product`.execute(db)
  const products = [...new Set(moved.map((row) => row.product))]
  if (!unsettled) return settleUnits(db, store_id, products)
  for (const product of products) unsettled.add(product)
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

/** Reads the last order of customers anew whose orders are gone. */
export async function renewLastOrders(db: TeamDatabase, customerIds: number[]) {
  if (customerIds.length === 0) return
  await sql`
    update customers set last_order_at = ${lastOrderOf(db)}
    where team_id = ${currentTeam(db)} and id = any(${customerIds}::bigint[])`.execute(db)
}

const lastOrderOf = (db: TeamDatabase) => sql`(
  select ordered_at from orders where team_id = ${currentTeam(db)} and customer_id = customers.id
  order by ordered_at desc limit 1)`

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
