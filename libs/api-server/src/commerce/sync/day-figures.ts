import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { zoneOfOrder } from '../../identity/team/zones.ts'
import type { StoreZone } from '../../identity/team/zones.ts'
import { costedOrders, costNames, linesOfSales, netOfProducts } from './costed-parts.ts'

/** Units of an order that weren't returned. */
export const unitsKept = sql.raw('case when is_given_back then 0 else items_count - refunded_items_count end')

/** The parts of revenue; columns of `store_day`. */
const partNames = ['gross', 'discounts', 'fees', 'shipping', 'tax', 'refunded', 'unsplit'] as const

/** Everything stored about an order by day, beside what each order has. */
export const dayNames = [...partNames, ...costNames] as const

/**
 * The parts of an order, under `partNames`. An order that hasn't been synced since we store them only counts
 * as `unsplit`: its amounts may mean something else.
 */
const orderParts = sql.raw(
  Object.entries({
    gross: 'items_total + discount_total',
    discounts: 'discount_total',
    fees: 'fee_total',
    shipping: 'shipping_total',
    tax: 'tax_total',
    refunded: 'refunded_total',
  } satisfies Record<Exclude<(typeof partNames)[number], 'unsplit'>, string>)
    .map(([part, amount]) => `case when items_total is null then 0 else ${amount} end as ${part}`)
    .concat('(items_total is null)::int as unsplit')
    .join(', '),
)

/** The parts of an order with its costs, from `costed`; under `dayNames`. */
export const dayParts = sql`${orderParts},
  ${sql.raw(costNames.map((name) => `coalesce(costed.${name}, 0) as ${name}`).join(', '))}`

/** A store with the time zone of its days. */
export interface StoreDays {
  store_id: number
  zone: StoreZone
}

/** Orders, those that are sales, and the refunds of these. */
export interface Placed {
  orderIds: number[]
  sold: number[]
  refundIds: number[]
}

/** The refunds of some orders. */
export async function refundsOf(db: TeamDatabase, orderIds: number[]): Promise<number[]> {
  if (orderIds.length === 0) return []
  const refunds = await db.selectFrom('refunds').select('id').where('order_id', 'in', orderIds).execute()
  return refunds.map((refund) => refund.id)
}

/**
 * Adds some orders to the days and hours of their store, or removes them: the part of their figures that
 * depends on a time zone.
 */
export async function contributeDays(db: TeamDatabase, store: StoreDays, placed: Placed, sign: 1 | -1) {
  await moveOrderDays(db, store, placed.orderIds, sign)
  if (placed.sold.length === 0) return
  await sql`with ${soldOfDays(currentTeam(db), store, placed)} ${addSoldDays(db, store, sign)}`.execute(db)
  await moveHours(db, store, placed.sold, sign)
}

/**
 * Adds or removes orders like `contributeDays`, together with the units and revenue of their products, so that the
 * orders' lines are read only once. Returns the products.
 */
export async function contributeLines(
  db: TeamDatabase,
  store: StoreDays,
  placed: Placed,
  sign: 1 | -1,
): Promise<string[]> {
  await moveOrderDays(db, store, placed.orderIds, sign)
  if (placed.sold.length === 0) return []
  const team = currentTeam(db)
  const { rows: moved } = await sql<{ product: string }>`
    with ${soldOfDays(team, store, placed)}, days as (
      ${addSoldDays(db, store, sign)}
    )
    insert into product_revenue (team_id, store_id, product_provider_id, currency, lines, units, revenue,
      ${sql.raw(costNames.join(', '))})
    select ${team}, ${store.store_id}, product, currency, ${sign} * sum(lines), ${sign} * sum(units), ${sign} * sum(revenue),
      ${sql.join(costNames.map((name) => sql`${sign} * sum(${sql.ref(name)})`))}
    from net where product is not null
    group by product, currency order by product, currency
    on conflict (team_id, store_id, product_provider_id, currency) do update set
      lines = product_revenue.lines + excluded.lines, units = product_revenue.units + excluded.units,
      revenue = product_revenue.revenue + excluded.revenue,
      ${sql.raw(costNames.map((name) => `${name} = product_revenue.${name} + excluded.${name}`).join(', '))}
    returning product_provider_id as product`.execute(db)
  await moveHours(db, store, placed.sold, sign)
  return [...new Set(moved.map((row) => row.product))]
}

const orderedAt = sql.ref('ordered_at')

/** Use after `with`: `net`, the lines of the sales, and `parts`, what each adds to a day. */
const soldOfDays = (team: number, { zone }: StoreDays, { sold, refundIds }: Placed) => sql`
  net as materialized (
    ${netOfProducts(team, linesOfSales({ sold, refundIds }))}
  ), costed as materialized (
    ${costedOrders(team, sql`select * from net`)}
  ), sold as materialized (
    select id, currency, ordered_at, ${zoneOfOrder(zone, orderedAt)} as zone,
      total - refunded_total as revenue, ${unitsKept} as units, ${dayParts}
    from orders left join costed on costed.order_id = orders.id
    where team_id = ${team} and id = any(${sold}::bigint[])
  ), back as materialized (
    select order_id, amount, refunded_at
    from refunds where team_id = ${team} and id = any(${refundIds}::bigint[])
  ), parts as (
    select (ordered_at at time zone zone)::date as day, currency, 1 as orders, revenue, 0 as refunds, units,
      ${sql.raw(dayNames.join(', '))}
    from sold
    union all
    select (back.refunded_at at time zone sold.zone)::date, sold.currency, 0, 0, back.amount, 0,
      ${sql.raw(dayNames.map(() => '0').join(', '))}
    from back join sold on sold.id = back.order_id
  )`

/** Adds `parts`. Refunds use the time zone of their order: both are moved together. */
function addSoldDays(db: TeamDatabase, { store_id }: StoreDays, sign: 1 | -1) {
  const team = currentTeam(db)
  return sql`
    insert into store_day (team_id, store_id, day, currency, orders, revenue, refunds, units, ${sql.raw(dayNames.join(', '))})
    select ${team}, ${store_id}, day, currency,
      ${sign} * sum(orders), ${sign} * sum(revenue), ${sign} * sum(refunds), ${sign} * sum(units),
      ${sql.join(dayNames.map((part) => sql`${sign} * sum(${sql.ref(part)})`))}
    from parts group by day, currency
    on conflict (team_id, store_id, day, currency) do update set
      orders = store_day.orders + excluded.orders,
      revenue = store_day.revenue + excluded.revenue,
      refunds = store_day.refunds + excluded.refunds,
      units = store_day.units + excluded.units,
      ${sql.raw(dayNames.map((part) => `${part} = store_day.${part} + excluded.${part}`).join(', '))}`
}

async function moveHours(db: TeamDatabase, { store_id, zone }: StoreDays, sold: number[], sign: 1 | -1) {
  const team = currentTeam(db)
  await sql`
    insert into store_hour (team_id, store_id, day, hour, orders)
    select ${team}, ${store_id}, local::date, extract(hour from local), ${sign} * count(*)
    from (
      select ordered_at at time zone ${zoneOfOrder(zone, orderedAt)} as local from orders
      where team_id = ${team} and id = any(${sold}::bigint[])
    ) as sold
    group by 3, 4 order by 3, 4
    on conflict (team_id, store_id, day, hour) do update set orders = store_hour.orders + excluded.orders`.execute(
    db,
  )
}

async function moveOrderDays(
  db: TeamDatabase,
  { store_id, zone }: StoreDays,
  orderIds: number[],
  sign: 1 | -1,
) {
  const team = currentTeam(db)
  await sql`
    insert into order_day (team_id, store_id, day, status, orders)
    select ${team}, ${store_id}, (ordered_at at time zone ${zoneOfOrder(zone, orderedAt)})::date as day, status,
      ${sign} * count(*)
    from orders where team_id = ${team} and id = any(${orderIds}::bigint[])
    group by day, status order by day, status
    on conflict (team_id, store_id, day, status) do update set orders = order_day.orders + excluded.orders`.execute(
    db,
  )
}

/** Deletes days that have become empty. */
export async function dropEmptyStoreDays(db: TeamDatabase, storeId: number) {
  await db
    .deleteFrom('store_day')
    .where('store_id', '=', storeId)
    .where('orders', '=', 0)
    .where('revenue', '=', 0)
    .where('refunds', '=', 0)
    .where('units', '=', 0)
    .execute()
}

/** Deletes empty days of every kind, after orders were moved to other days. */
export async function dropEmptyDays(db: TeamDatabase, storeId: number) {
  await dropEmptyStoreDays(db, storeId)
  for (const table of ['store_hour', 'order_day'] as const) {
    await db.deleteFrom(table).where('store_id', '=', storeId).where('orders', '=', 0).execute()
  }
}
