import type { Query } from '../query.ts'

/** The rows of each table, as objects. */
export type KeptRows = Map<string, Record<string, unknown>[]>

/** Tables without product data: schema versions, and what can be made again at any time. */
const leftOut = [
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limits',
  'figure_recounts',
  'team_day_due',
  'post_sales_due',
  'post_lifts',
]

/**
 * Tables that are calculated from other rows, or written only while the product works on something. They need
 * no seeded rows.
 */
const withoutSeeds = [
  'account_posts_day',
  'account_zone_moves',
  'demo_mark',
  'order_posts',
  'post_addresses',
  'post_sales',
  'post_sales_counts',
  'store_zone_moves',
  'team_day',
  'zone_changes',
]

/** The tables without rows, about which an upgrade would prove nothing. */
export const emptyTables = (rows: KeptRows): string[] =>
  [...rows].flatMap(([table, { length }]) => (length === 0 && !withoutSeeds.includes(table) ? [table] : []))

/** Every row of every table except those left out. */
export async function readRows(query: Query, without: string[] = []): Promise<KeptRows> {
  const tables = await query(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`)
  const rows: KeptRows = new Map()
  for (const { name } of tables) {
    const table = String(name)
    if ([...leftOut, ...without].includes(table)) continue
    const found = await query(`select to_jsonb(t) as row from ${table} t`)
    rows.set(
      table,
      found.map(({ row }) => row as Record<string, unknown>),
    )
  }
  return rows
}

/** Columns that an upgrade may rewrite, because they follow from other rows or from the time. */
const written: Record<string, string[]> = {
  audit_entries: ['actor_name', 'actor_email', 'subject_name', 'search_text'],
  // A worker updates stores and accounts as soon as the product runs.
  store_syncs: ['next_sync_at'],
  account_readings: ['next_at'],
  store_webhooks: ['reason', 'checked_at'],
  customers: ['search_text', 'name_key'],
  orders: ['search_text'],
  products: ['search_text', 'name_key', 'address'],
  social_posts: ['search_text', 'has_products'],
  users: ['search_text', 'name_key', 'updated_at', 'invitation_expires_at'],
  // Before migration 0127 the locale of the database decided its case; 0150 folds the case of more letters.
  order_codes: ['code_key'],
  post_codes: ['code_key'],
  post_sales_counts: ['counted_at', 'lifted_at', 'next_at'],
}

/** Describes the earlier rows that an upgrade lost or changed. */
export function lostRows(before: KeptRows, after: KeptRows): string[] {
  const lost: string[] = []
  for (const [table, rows] of before) {
    const there = after.get(table) ?? []
    const [sample] = there
    const free = written[table] ?? []
    for (const row of rows) {
      const columns = Object.keys(row).filter(
        (column) => !free.includes(column) && sample && column in sample,
      )
      const isThere = there.some((other) =>
        columns.every((column) => JSON.stringify(other[column]) === JSON.stringify(row[column])),
      )
      if (!isThere) lost.push(`${table}: ${JSON.stringify(row).slice(0, 300)}`)
    }
  }
  return lost
}
