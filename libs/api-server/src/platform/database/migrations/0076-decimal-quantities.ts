import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const quantities: Record<string, string[]> = {
  products: ['stock_quantity', 'units_sold'],
  orders: ['items_count', 'refunded_items_count'],
  order_lines: ['quantity'],
  refund_lines: ['quantity'],
  store_day: ['units'],
  product_revenue: ['units'],
  order_posts: ['units'],
  post_estimates: ['sold'],
  post_sales: ['exact_units', 'likely_units'],
}

/**
 * Shops sell by the metre and kilogram: ordered, returned and stocked quantities have up to four decimals.
 */
export async function up(db: Kysely<unknown>) {
  for (const [table, columns] of Object.entries(quantities)) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = to_regclass(${table}) and attname = any(${columns}::text[]) and not attisdropped
        and atttypid = 'bigint'::regtype`.execute(db)
    if (rows.length === 0) continue
    const changes = rows.map(({ name }) => sql`alter column ${sql.ref(name)} type numeric(18, 4)`)
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db)
  }
}
