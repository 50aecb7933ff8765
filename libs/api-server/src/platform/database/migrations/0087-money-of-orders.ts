import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The parts of an order's total, and their sums by day. They are unknown for orders that were read before:
 * these count as `unsplit` and add nothing to the parts until they are read again. It is also unknown whether
 * all money was refunded, in which case the products count as returned even if no refund names them.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders
      add column items_total bigint,
      add column fee_total bigint,
      add column is_given_back boolean not null default false`.execute(db)
  await sql`
    alter table store_day
      add column gross bigint not null default 0,
      add column discounts bigint not null default 0,
      add column fees bigint not null default 0,
      add column shipping bigint not null default 0,
      add column tax bigint not null default 0,
      add column refunded bigint not null default 0,
      add column unsplit bigint not null default 0`.execute(db)
  await sql`update store_day set unsplit = orders where orders <> 0`.execute(db)
}
