import type { Query } from '../query.ts'

/** The rows of each table, as objects. */
export type KeptRows = Map<string, Record<string, unknown>[]>

/** Not of the product's data: schema versions, and what is made again at any time. */
const leftOut = [
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limits',
  'figure_recounts',
  'team_day_due',
  'post_sales_due',
  'post_lifts',
]

/** Counted anew from other rows, or written only while the product works on something. They need no rows of their time. */
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

/** The tables that an upgrade would meet without a row, so that it would prove nothing about them. */
export const emptyTables = (rows: KeptRows): string[] =>
  [...rows].flatMap(([table, { length }]) => (length === 0 && !withoutSeeds.includes(table) ? [table] : []))

/** Every row of every table, but of those left out. */
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

/** What an upgrade may write anew, because it follows from other rows or from the time. */
const written: Record<string, string[]> = {
  audit_entries: ['actor_name', 'actor_email', 'subject_name', 'search_text'],
  // A worker looks after stores and accounts as soon as the product runs.
  store_syncs: ['next_sync_at'],
  account_readings: ['next_at'],
  store_webhooks: ['reason', 'checked_at'],
  customers: ['search_text', 'name_key'],
  orders: ['search_text'],
  products: ['search_text', 'name_key', 'address'],
  social_posts: ['search_text', 'has_products'],
  users: ['search_text', 'name_key', 'updated_at', 'invitation_expires_at'],
  // Its case follows the locale of the database before migration 0127.
  post_codes: ['code_key'],
  post_sales_counts: ['counted_at', 'lifted_at', 'next_at'],
}

/** Rows of before that an upgrade lost or changed, in words. */
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
