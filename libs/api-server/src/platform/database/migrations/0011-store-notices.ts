import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The data of a store that can't be read, and which of its reported changes were deletions. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table stores add column notices text[] not null default '{}'`.execute(db)
  await sql`alter table store_events add column is_deletion boolean not null default false`.execute(db)
}
