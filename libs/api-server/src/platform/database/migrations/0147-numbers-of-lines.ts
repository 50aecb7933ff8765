import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The shop's own ids of lines. Unknown for existing lines until their order is written again. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table order_lines add column provider_id text`.execute(db)
}
