import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The orders of a customer with everything that cohorts add up, so that they are counted without reading the
 * orders themselves.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index orders_of_customer_sold on orders (team_id, customer_id, ordered_at)
    include (currency, total, refunded_total) where is_sale and customer_id is not null`.execute(db)
}
