import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Whether a product can be bought: as the shop says, even if it counts no stock or sells more than it has;
 * otherwise by the stock. The highest price of its variations is stored as well as the lowest.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table products
      add column price_max bigint,
      add column stock_status text check (stock_status in ('in_stock', 'out_of_stock', 'on_backorder')),
      add column stock_state text not null generated always as (coalesce(stock_status, case
        when stock_quantity > 0 then 'in_stock' when stock_quantity <= 0 then 'out_of_stock' else 'unknown'
      end)) stored`.execute(db)
  await sql`update products set price_max = price`.execute(db)
  await filterByState(db)
}

/** The stock is filtered by its state, in the search and in the indexes for sorting. */
async function filterByState(db: Kysely<unknown>) {
  const { rows: functions } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc where proname = 'search_products'`.execute(db)
  for (const { definition } of functions) {
    const changed = definition.replace(
      /case stock when 'in_stock'.*?end/s,
      `case when stock is not null then format(' and t.stock_state = %L', stock) end`,
    )
    await sql.raw(changed).execute(db)
  }
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'products' and indexdef like '%stock_quantity%'`.execute(db)
  for (const { name, definition } of indexes) {
    await sql`drop index ${sql.ref(name)}`.execute(db)
    await sql.raw(definition.replace('stock_quantity', 'stock_state')).execute(db)
  }
}
