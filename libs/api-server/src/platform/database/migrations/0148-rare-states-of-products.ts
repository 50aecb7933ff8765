import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Few products are out of stock or drafts: lists of them don't pass all products of the team. */
export async function up(db: Kysely<unknown>) {
  await sql`create index products_by_state on products (team_id, status, stock_state)`.execute(db)
}
