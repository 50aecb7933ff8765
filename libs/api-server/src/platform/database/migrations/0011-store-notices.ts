import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What of a store cannot be read, and which of the changes that it told were deletions. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table stores add column notices text[] not null default '{}'`.execute(db)
  await sql`alter table store_events add column is_deletion boolean not null default false`.execute(db)
}
