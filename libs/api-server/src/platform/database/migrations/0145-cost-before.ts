import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The cost that a product had before its current one, for orders that were placed while it was known. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table product_costs add column cost_before numeric, add column before_noted_at timestamptz(3)`.execute(
    db,
  )
}
