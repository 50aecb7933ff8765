import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import { sortedAmounts } from '../commerce/sync/figures.ts'
import { countFigures } from '../commerce/sync/rebuild-figures.ts'
import type { DroppedIndexes } from './dropped-indexes.ts'
import { inParts } from './in-parts.ts'

/** The tables whose planner statistics and visibility are brought up to date at the end. */
const written = [
  'customers',
  'orders',
  'products',
  'order_lines',
  'product_collections',
  'order_day',
  'customer_day',
  'buyer_place',
  'store_day',
  'store_hour',
  'customer_spent',
  'product_revenue',
]

/** Counts the figures of customers, stores and days, and makes dropped indexes again. */
export async function countGenerated(
  database: WholeDatabase,
  team_id: number,
  { stores, dropped }: { stores: number[]; dropped: DroppedIndexes },
) {
  await dropped.restore('orders', 'order_lines', 'refunds')
  await eachCustomers(database, team_id, async (first, last) => {
    await sql`
      update customers c set placed_count = placed.orders, orders_count = placed.sales, last_order_at = placed.latest,
        first_order_at = placed.first, first_order_id = placed.first_id
      from (
        select k.id, count(*) as orders, count(*) filter (where o.is_sale) as sales,
          max(o.ordered_at) filter (where o.is_sale) as latest, min(o.ordered_at) filter (where o.is_sale) as first,
          (array_agg(o.id order by o.ordered_at, o.id) filter (where o.is_sale))[1] as first_id
        from customers k join orders o on o.team_id = k.team_id and o.customer_id = k.id
        where k.team_id = ${team_id} and k.id between ${first} and ${last} group by k.id
      ) as placed
      where c.team_id = ${team_id} and c.id = placed.id`.execute(database)
  })
  await sql`
    update stores s set
      orders_count = (select count(*) from orders where team_id = ${team_id} and store_id = s.id),
      customers_count = (select count(*) from customers where team_id = ${team_id} and store_id = s.id),
      products_count = (select count(*) from products where team_id = ${team_id} and store_id = s.id)
    where s.team_id = ${team_id}`.execute(database)
  for (const store_id of stores) {
    await inTeam(database, team_id, (db) => countFigures(db, { store_id }))
  }
  await eachCustomers(database, team_id, async (first, last) => {
    await inTeam(database, team_id, (db) =>
      sql`
        update customers set ${sortedAmounts(db)}
        where team_id = ${team_id} and id between ${first} and ${last}`.execute(db),
    )
  })
  await dropped.restore()
  for (const table of written) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
}

/** Calls `work` with the first and last id of each part of the team's customers. */
async function eachCustomers(
  database: WholeDatabase,
  team_id: number,
  work: (first: number, last: number) => Promise<void>,
) {
  const { rows } = await sql<{ first: number; count: number }>`
    select min(id) as first, max(id) - min(id) + 1 as count from customers where team_id = ${team_id}`.execute(
    database,
  )
  const [{ first, count } = { first: 0, count: 0 }] = rows
  await inParts(count, (from, to) => work(first + from - 1, first + to - 1))
}
