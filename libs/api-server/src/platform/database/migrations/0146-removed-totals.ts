import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What removed units of an order cost. Unknown for existing orders until they are read again; until then it counts as 0. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table orders add column removed_total bigint`.execute(db)
}
