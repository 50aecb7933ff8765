import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** When a person last used the product; null until they do so with a process that records it. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table users add column last_active_at timestamptz(3)`.execute(db)
}
