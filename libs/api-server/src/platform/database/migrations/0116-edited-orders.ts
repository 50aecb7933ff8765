import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The changes that edits and returns made to the lines of orders. They are unknown for orders read before,
 * whose lines still contain removed units, so the next sync of each Shopify store reads it again from the
 * start.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders
      add column is_edited boolean not null default false,
      add column return_state text check (return_state in ('requested', 'open', 'returned', 'failed'))`.execute(
    db,
  )
  await sql`
    alter table order_lines
      add column removed_quantity numeric(18, 4) not null default 0,
      add column removed_by text check (removed_by in ('edit', 'return')),
      add column added_by text check (added_by in ('edit', 'exchange'))`.execute(db)
  await sql`
    update store_syncs set read_until = null, place = null, next_sync_at = least(next_sync_at, now())
    where next_sync_at is not null and store_id in (select id from stores where type = 'shopify')`.execute(db)
}
