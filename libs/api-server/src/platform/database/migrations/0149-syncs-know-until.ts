import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Until when a store is completely known. Unknown for existing stores until the next sync; until then its end counts. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table store_syncs add column known_until timestamptz(3)`.execute(db)
}
