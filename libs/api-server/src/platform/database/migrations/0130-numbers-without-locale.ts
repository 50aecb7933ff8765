import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Order numbers and SKUs are searched without the locale of the database: with a Turkish one, `INV-1` was not found by
 * `inv-1`. The rest of the functions stays.
 */
export async function up(db: Kysely<unknown>) {
  await sql`drop index orders_number`.execute(db)
  await sql`create index orders_number on orders (team_id, lower(number collate "C") text_pattern_ops)`.execute(
    db,
  )
  await sql`drop index products_by_sku`.execute(db)
  await sql`
    create index products_by_sku on products (team_id, lower(sku collate "C"), store_id, id) where sku is not null`.execute(
    db,
  )
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where proname in ('search_sorted_orders', 'search_orders', 'find_orders', 'find_products')`.execute(db)
  for (const { definition } of rows)
    await sql
      .raw(
        definition
          .replaceAll('lower(o.number)', 'lower(o.number collate "C")')
          .replaceAll('lower(p.sku)', 'lower(p.sku collate "C")'),
      )
      .execute(db)
}
