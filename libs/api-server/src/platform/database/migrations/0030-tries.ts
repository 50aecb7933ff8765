import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Counts how often a reading began without a recorded end. It is counted at the beginning, so that a reading
 * which crashes its process is recognised afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table store_syncs add column tries smallint not null default 0`.execute(db)
  await sql`alter table account_readings add column tries smallint not null default 0`.execute(db)
}
