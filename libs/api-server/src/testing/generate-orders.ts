import { sql } from 'kysely'
import type { WholeDatabase } from '../database/database.ts'

/** Names as they are typed all over; few enough that some are common. */
const firstNames = [
  'Ada',
  'Mehmet',
  'Ozlem',
  'Chidi',
  'Ines',
  'Quentin',
  'Yuki',
  'Sule',
  'Anna',
  'Omar',
  'Lena',
  'Ravi',
]

/** A statement may take half a minute at most. */
const atOnce = 50_000

/**
 * A team with three stores (of 70, 20 and 10 %) and many orders, their customers and products, written by the database itself: for plans and
 * benchmarks, where only sizes and spread matter. One order in ten has no customer.
 */
export async function generateOrders(
  database: WholeDatabase,
  options: { orders: number },
): Promise<{ team_id: number; stores: number[] }> {
  const { orders } = options
  const customers = Math.max(10, Math.floor(orders / 5))
  const products = Math.max(10, Math.floor(orders / 10))
  const created_at = new Date('2026-01-01T00:00:00Z')
  const { team_id } = await database
    .insertInto('teams')
    .values({ name: 'Large', timezone: 'Europe/Istanbul', created_at })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const stores: number[] = []
  for (const name of ['Large', 'Middle', 'Small']) {
    const { rows } = await sql<{ id: number }>`
      insert into stores (team_id, type, name, url, default_currency, currency_id, created_at)
      values (${team_id}, 'woocommerce', ${name}, ${`https://${name.toLowerCase()}.example.test`}, 'GBP', 826, ${created_at})
      returning id`.execute(database)
    stores.push(...rows.map((row) => row.id))
  }
  const [large = 0, middle = 0, small = 0] = stores
  for (const id of stores) {
    await sql`insert into store_syncs (team_id, store_id) values (${team_id}, ${id})`.execute(database)
  }
  const storeOf = sql`case when n % 10 < 7 then ${large}::bigint when n % 10 < 9 then ${middle}::bigint else ${small}::bigint end`
  const firstName = sql`(${firstNames}::text[])[1 + n % ${firstNames.length}::int]`

  await sql`
    insert into customers (team_id, store_id, key, is_registered, name, email, search_text)
    select ${team_id}, ${storeOf}, 'id:' || n, true, ${firstName} || ' Family' || n,
      lower(${firstName}) || '.' || n || '@example.test',
      ' ' || lower(${firstName}) || ' family' || n || ' ' || lower(${firstName}) || '.' || n || '@example.test'
    from generate_series(1, ${customers}::int) as n`.execute(database)
  await sql`
    insert into products (team_id, store_id, provider_id, name, status, sku, price, currency, stock_quantity,
      units_sold, search_text)
    select ${team_id}, ${storeOf}, n::text, ${firstName} || ' Chair ' || n, 'publish', 'SKU-' || n,
      nullif((n::bigint * 7919) % 10000, 0), 'GBP', n % 50, (n::bigint * 31) % 1000,
      ' ' || lower(${firstName}) || ' chair ' || n || ' sku-' || n
    from generate_series(1, ${products}::int) as n`.execute(database)
  // Foreign keys are checked by plans that need to know how many there are.
  await sql`analyze customers`.execute(database)
  for (let from = 1; from <= orders; from += atOnce) {
    const to = Math.min(orders, from + atOnce - 1)
    // A customer buys in their own store: the last digit of both numbers is the same.
    await sql`
    insert into orders (team_id, store_id, provider_id, number, status, currency, total, tax_total, shipping_total,
      discount_total, refunded_total, items_count, ordered_at, modified_at, customer_id, customer_name, search_text)
    select ${team_id}, ${storeOf}, n::text, n::text, 'completed', 'GBP', (n::bigint * 7919) % 100000, 0, 0, 0, 0, 1 + n % 5,
      timestamptz '2024-01-01 00:00Z' + n * interval '55 seconds', timestamptz '2024-01-01 00:00Z' + n * interval '55 seconds',
      c.id, case when c.id is null then 'Walk-in ' || n else '' end,
      case when c.id is null then ' walk-in ' || n || ' ' end
    from generate_series(${from}::int, ${to}::int) as n
    left join customers c on c.team_id = ${team_id} and n % 10 <> 9
      and c.key = 'id:' || ((n::bigint * 31) % ${customers}::int / 10 * 10 + n % 10)`.execute(database)
  }
  await sql`
    update customers c set orders_count = placed.orders, last_order_at = placed.latest
    from (select customer_id, count(*) as orders, max(ordered_at) as latest from orders
      where team_id = ${team_id} group by customer_id) as placed
    where c.team_id = ${team_id} and c.id = placed.customer_id`.execute(database)
  await sql`
    update stores s set
      orders_count = (select count(*) from orders where team_id = ${team_id} and store_id = s.id),
      customers_count = (select count(*) from customers where team_id = ${team_id} and store_id = s.id),
      products_count = (select count(*) from products where team_id = ${team_id} and store_id = s.id)
    where s.team_id = ${team_id}`.execute(database)
  for (const table of ['customers', 'orders', 'products'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
  return { team_id, stores }
}
