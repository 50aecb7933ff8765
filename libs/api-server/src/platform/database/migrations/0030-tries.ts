import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Counts how often a reading was begun without an end being written, before it is begun: one that takes its process
 * down is known by that afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table store_syncs add column tries smallint not null default 0`.execute(db)
  await sql`alter table account_readings add column tries smallint not null default 0`.execute(db)
}
