import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Sales with unknown codes: only a few, once each store was read again. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index orders_without_details on orders (team_id, store_id) where is_sale and not has_details`.execute(
    db,
  )
}
