import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Orders of a store by payment time, and its refunds by their time, for one month of both. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index orders_of_store_by_payment on orders (team_id, store_id, paid_at) where paid_at is not null`.execute(
    db,
  )
  await sql`create index refunds_of_store_by_time on refunds (team_id, store_id, refunded_at) include (order_id)`.execute(
    db,
  )
}
