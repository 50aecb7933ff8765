import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'
import { dropIndexes, noDroppedIndexes } from './dropped-indexes.ts'
import { countGenerated } from './count-generated.ts'
import { inParts } from './in-parts.ts'
import { namedProducts } from './named-products.ts'

/** Typical names; few enough that some are common. */
const firstNames = 'Ada Mehmet Ozlem Chidi Ines Quentin Yuki Sule Anna Omar Lena Ravi'.split(' ')

/** A common country, some less common ones, and one that hardly anybody lives in. */
const countries = ['TR', 'TR', 'TR', 'TR', 'DE', 'DE', 'GB', 'FR', 'NL', 'US', 'JP', 'BR', 'MT']

const timezone = 'Europe/Istanbul'

/** The result of {@link generateOrders}. */
export interface GeneratedTeam {
  team_id: number
  /** With 70, 20 and 10 % of the orders. */
  stores: number[]
  /** The products in 5 % of all orders, and in a few. */
  products: { popular: number; rare: number }
  /** A collection with a tenth of the products. */
  collection: number
  /** The customer with the most orders. */
  customer: number
}

/**
 * A team with three stores and many orders, with lines, refunds, customers, products and all figures, written by the
 * database itself: for plans and benchmarks, where only size and distribution matter. One order in ten has no
 * customer; four in five are completed, one in a hundred failed; one in eight is in euros. With `indexesLast`, indexes
 * are made after the rows, which is many times faster from a million orders; nobody else may use the database then.
 */
export async function generateOrders(
  database: WholeDatabase,
  options: {
    orders: number
    customers?: number
    products?: number
    withLines?: boolean
    indexesLast?: boolean
  },
): Promise<GeneratedTeam> {
  const {
    orders,
    products = Math.max(20, Math.floor(orders / 50)),
    withLines = true,
    indexesLast = false,
  } = options
  const { customers = Math.max(10, Math.floor(orders / 5)) } = options
  const created_at = new Date('2026-01-01T00:00:00Z')
  const { team_id } = await database
    .insertInto('teams')
    .values({ name: 'Large', timezone, created_at })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const stores = await makeStores(database, team_id, created_at)
  const [large = 0, middle = 0, small = 0] = stores
  const storeOf = sql`case when n % 10 < 7 then ${large}::bigint when n % 10 < 9 then ${middle}::bigint else ${small}::bigint end`
  const firstName = sql`(${firstNames}::text[])[1 + n % ${firstNames.length}::int]`

  const dropped = indexesLast
    ? await dropIndexes(database, ['customers', 'orders', 'order_lines', 'refunds'])
    : noDroppedIndexes
  await inParts(customers, async (from, to) => {
    await sql`
      insert into customers (team_id, store_id, key, is_registered, name, email, email_key, country, city, search_text)
      select ${team_id}, ${storeOf}, 'id:' || n, true, ${firstName} || ' Family' || n,
        lower(${firstName}) || '.' || n || '@example.test', lower(${firstName}) || '.' || n || '@example.test',
        case when n % 1000 = 7 then 'IS' else (${countries}::text[])[1 + n / 10 % ${countries.length}::int] end,
        'City ' || n / 10 % ${countries.length}::int || '-' || floor(power((n::bigint * 7919 % 100003) / 100003.0, 3) * 400),
        ' ' || lower(${firstName}) || ' family' || n || ' ' || lower(${firstName}) || '.' || n || '@example.test'
      from generate_series(${from}::int, ${to}::int) as n`.execute(database)
  })
  const collection = await makeProducts(database, { team_id, products, storeOf, firstName, large })
  // The plans of foreign key checks depend on the number of rows.
  for (const table of ['customers', 'products']) await sql`analyze ${sql.table(table)}`.execute(database)
  await inParts(orders, async (from, to) => {
    await makeOrders(database, { team_id, customers, products, withLines, storeOf, from, to })
    if (from === 1)
      for (const table of ['orders', 'refunds']) await sql`analyze ${sql.table(table)}`.execute(database)
  })
  await countGenerated(database, team_id, { stores, dropped })
  const { id: customer } = await database
    .selectFrom('customers')
    .select('id')
    .where('team_id', '=', team_id)
    .orderBy('orders_count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { team_id, stores, products: await namedProducts(database, team_id, large), collection, customer }
}

/** Makes all orders as large as a shop's, about a kilobyte: small ones are all read as soon as some are needed. */
export async function widenOrders(database: WholeDatabase): Promise<void> {
  await sql`update orders set note = repeat('Leave it at the door. ', 40)`.execute(database)
  await sql`vacuum (full) orders`.execute(database)
  await sql`vacuum (analyze) orders`.execute(database)
}

async function makeStores(database: WholeDatabase, team_id: number, created_at: Date) {
  const stores: number[] = []
  for (const name of ['Large', 'Middle', 'Small']) {
    const { rows } = await sql<{ id: number }>`
      insert into stores (team_id, type, name, url, default_currency, currency_id, created_at)
      values (${team_id}, 'woocommerce', ${name}, ${`https://${name.toLowerCase()}.example.test`}, 'GBP', 826, ${created_at})
      returning id`.execute(database)
    stores.push(...rows.map((row) => row.id))
  }
  for (const id of stores) {
    await sql`insert into store_syncs (team_id, store_id) values (${team_id}, ${id})`.execute(database)
    await sql`insert into store_webhooks (team_id, store_id, key) values (${team_id}, ${id}, ${`generated-${id}`})`.execute(
      database,
    )
  }
  return stores
}

interface ProductsToMake {
  team_id: number
  products: number
  storeOf: ReturnType<typeof sql>
  firstName: ReturnType<typeof sql>
  large: number
}

async function makeProducts(
  database: WholeDatabase,
  { team_id, products, storeOf, firstName, large }: ProductsToMake,
): Promise<number> {
  await sql`
    insert into products (team_id, store_id, provider_id, name, status, sku, price, currency, stock_quantity,
      search_text)
    select ${team_id}, ${storeOf}, n::text, ${firstName} || ' Chair ' || n,
      case when n % 20 = 3 then 'draft' else 'publish' end, 'SKU-' || n,
      nullif((n::bigint * 7919) % 10000, 0), 'GBP', case when n % 7 = 0 then null else n % 50 end,
      ' ' || lower(${firstName}) || ' chair ' || n || ' sku-' || n
    from generate_series(1, ${products}::int) as n`.execute(database)
  const { rows } = await sql<{ id: number }>`
    insert into collections (team_id, store_id, provider_id, name, run)
    select ${team_id}, ${large}, n::text, 'Collection ' || n, 1 from generate_series(0, 9) as n returning id`.execute(
    database,
  )
  await sql`
    insert into product_collections (team_id, product_id, collection_id)
    select ${team_id}, p.id, c.id from products p
    join collections c on c.team_id = ${team_id} and c.provider_id = (p.provider_id::int / 10 % 10)::text
    where p.team_id = ${team_id} and p.store_id = ${large}`.execute(database)
  return rows[0]?.id ?? 0
}

interface OrdersToMake {
  team_id: number
  customers: number
  products: number
  withLines: boolean
  storeOf: ReturnType<typeof sql>
  from: number
  to: number
}

/** Writes orders with their refunds and two lines each, distributed so that few products are bought often. */
async function makeOrders(
  database: WholeDatabase,
  { team_id, customers, products, withLines, storeOf, from, to }: OrdersToMake,
) {
  // A customer buys in their own store: the last digits of both numbers are equal.
  await sql`
    with written as (
      insert into orders (team_id, store_id, provider_id, number, status, is_sale, currency, total, tax_total,
        shipping_total, discount_total, refunded_total, items_count, ordered_at, modified_at, customer_id,
        customer_name, search_text)
      select ${team_id}, ${storeOf}, n::text, n::text,
        case when n % 100 = 13 then 'failed' when n % 50 = 27 then 'refunded' when n % 25 = 9 then 'cancelled'
          when n % 8 = 5 then 'processing' else 'completed' end,
        n % 100 <> 13 and n % 25 <> 9,
        case when n / 10 % 8 = 3 then 'EUR' else 'GBP' end,
        (n::bigint * 7919) % 100000, 0, 0, 0, case when n % 50 = 27 then (n::bigint * 7919) % 100000 else 0 end, 3,
        timestamptz '2024-01-01 00:00Z' + n * interval '55 seconds',
        timestamptz '2024-01-01 00:00Z' + n * interval '55 seconds',
        c.id, case when c.id is null then 'Walk-in ' || n else '' end,
        case when c.id is null then ' walk-in ' || n || ' ' end
      from generate_series(${from}::int, ${to}::int) as n
      left join customers c on c.team_id = ${team_id} and n % 10 <> 9 and c.store_id = ${storeOf}
        and c.key = 'id:' || ((n::bigint * 31) % ${customers}::int / 10 * 10 + n % 10)
      returning id, store_id, provider_id, number, status, is_sale, currency, total, ordered_at
    ), given_back as (
      insert into refunds (team_id, store_id, order_id, provider_id, amount, refunded_at, run)
      select ${team_id}, store_id, id, provider_id, total, ordered_at + interval '3 days', 1 from written
      where status = 'refunded'
    )
    insert into order_lines (team_id, order_id, position, store_id, product_provider_id, name, quantity, total,
      ordered_at, currency, is_sale)
    select ${team_id}, id, position, store_id,
      (greatest(floor(power(((number::bigint * 7919 + position * 50021) % 100003) / 100003.0, 4)
        * (${products}::int / 10 - 1)), 0)::int * 10 + number::int % 10)::text,
      'Chair', 1 + position, total / 2, ordered_at, currency, is_sale
    from written cross join generate_series(0, 1) as position where ${withLines}::boolean`.execute(database)
}
