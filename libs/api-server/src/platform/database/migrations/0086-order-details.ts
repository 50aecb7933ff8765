import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * How an order was paid and delivered, its address, and its notes; unknown for rows that were read before.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders
      add column payment_method text,
      add column shipping_method text,
      add column note text,
      add column phone text,
      add column billing_address jsonb,
      add column shipping_address jsonb,
      add column paid_at timestamptz(3)`.execute(db)
  await sql`alter table customers add column phone text, add column address jsonb`.execute(db)
}
