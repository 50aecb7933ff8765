import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { lockStoreZone } from '../../identity/team/zones.ts'
import { contributeLines, dropEmptyStoreDays, refundsOf } from './day-figures.ts'
import type { StoreScope } from './store-scope.ts'
import { writeProductSales } from './product-sales.ts'

/**
 * Adds the contribution of some orders to the stored figures, or removes it: the days and hours of the store,
 * units and revenue of products, sales of customers and the amounts they spent. Call it with -1 before orders
 * change and with 1 after. Different currencies have separate rows.
 *
 * Every query lists the keys it touches: otherwise a plan that reads a whole team would be chosen while a
 * table is new and the database has no statistics.
 */
export async function contribute(db: TeamDatabase, store: StoreScope, orderIds: number[], sign: 1 | -1) {
  if (orderIds.length === 0) return
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'is_sale', 'customer_id'])
    .where('id', 'in', orderIds)
    .execute()
  const sold = orders.filter((order) => order.is_sale).map((order) => order.id)
  const refundIds = await refundsOf(db, sold)
  const zone = await lockStoreZone(db, store.store_id)
  const products = await contributeLines(db, { ...store, zone }, { orderIds, sold, refundIds }, sign)
  if (sold.length > 0) {
    await writeOrPostpone(db, store, products)
    await moveSpent(db, store, sold, sign)
  }
  const touched = orders.filter((order) => order.customer_id !== null)
  if (touched.length === 0) return
  const customerIds = touched.map((order) => order.customer_id)
  // After a removal it is written when the orders are gone: see `recalculateCustomers`.
  const lastOrder = sign === 1 ? sql`, ${customerFigures(db)}` : sql``
  await sql`
    update customers set placed_count = placed_count + ${sign} * placed.orders,
      orders_count = orders_count + ${sign} * placed.sales${lastOrder}
    from (
      select id, count(*) as orders, sum(sales) as sales
      from unnest(${customerIds}::bigint[], ${touched.map((order) => (order.is_sale ? 1 : 0))}::bigint[])
        as customer (id, sales)
      group by id
    ) as placed
    where customers.team_id = ${currentTeam(db)} and customers.id = placed.id
      and customers.id = any(${customerIds}::bigint[])`.execute(db)
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

/** Writes what was sold of products now, or leaves it to the end of the sync, which collects them. */
async function writeOrPostpone(db: TeamDatabase, { store_id, postponed }: StoreScope, products: string[]) {
  if (!postponed) return writeProductSales(db, store_id, products)
  for (const product of products) postponed.add(product)
}

/** After removing contributions: deletes empty days, and customers whom only lost orders named. */
export async function dropWhatIsEmpty(db: TeamDatabase, store: StoreScope, customerIds: number[]) {
  await dropEmptyStoreDays(db, store.store_id)
  if (customerIds.length === 0) return
  const dropped = await db
    .deleteFrom('customers')
    .where('id', 'in', customerIds)
    .where('is_registered', '=', false)
    .where(hasNoOrders(db))
    .executeTakeFirst()
  await addToCounter(db, store.store_id, 'customers_count', -Number(dropped.numDeletedRows))
}

/** For a customer: no order names them, not even one that isn't a sale. */
export const hasNoOrders = (db: TeamDatabase) =>
  sql<boolean>`not exists (
    select from orders where orders.team_id = ${currentTeam(db)} and orders.customer_id = customers.id)`

/** Recalculates the first sale, the last sale and the sorted amounts of customers who may have lost some sales. */
export async function recalculateCustomers(db: TeamDatabase, customerIds: number[]) {
  if (customerIds.length === 0) return
  await sql`
    update customers set ${customerFigures(db)}
    where team_id = ${currentTeam(db)} and id = any(${customerIds}::bigint[])`.execute(db)
}

/** Sets what lists of customers are sorted by: amounts in the currency of the shop. See decision 0157. */
export const sortedAmounts = (db: TeamDatabase) => sql`
  (sorted_currency, sorted_spent, sorted_average) = (${spentBy(db, sql.ref('customers.id'))})`

const spentBy = (db: TeamDatabase, customer: RawBuilder<unknown>) => sql`
  select s.currency, s.amount, round(s.amount::numeric / s.orders) as average
  from customer_spent s join stores t on t.team_id = ${currentTeam(db)} and t.id = s.store_id
  where s.team_id = ${currentTeam(db)} and s.customer_id = ${customer} and s.currency = t.default_currency
    and s.orders > 0`

/** Writes what lists of customers are sorted by, for these customers and where it isn't right. */
export async function writeSortedAmounts(db: TeamDatabase, customerIds: number[]) {
  await sql`
    update customers c set sorted_currency = s.currency, sorted_spent = s.amount, sorted_average = s.average
    from unnest(${customerIds}::bigint[]) as named (id)
    left join lateral (${spentBy(db, sql.ref('named.id'))}) as s on true
    where c.team_id = ${currentTeam(db)} and c.id = named.id
      and (c.sorted_currency, c.sorted_spent, c.sorted_average) is distinct from (s.currency, s.amount, s.average)`.execute(
    db,
  )
}

const customerFigures = (db: TeamDatabase) => sql`
  ${sortedAmounts(db)},
  last_order_at = (
    select ordered_at from orders where team_id = ${currentTeam(db)} and customer_id = customers.id and is_sale
    order by ordered_at desc limit 1),
  (first_order_at, first_order_id) = (
    select ordered_at, id from orders where team_id = ${currentTeam(db)} and customer_id = customers.id and is_sale
    order by ordered_at, currency collate "C", id limit 1)`

type StoreCounter = 'collections_count' | 'products_count' | 'customers_count' | 'orders_count'

/** Changes one of a store's counts. */
export async function addToCounter(db: TeamDatabase, storeId: number, counter: StoreCounter, change: number) {
  if (change === 0) return
  await db
    .updateTable('stores')
    .set({ [counter]: sql`${sql.ref(counter)} + ${change}` })
    .where('id', '=', storeId)
    .execute()
}
