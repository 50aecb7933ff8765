import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Counts, as for syncs, how often a store's changes and its subscription were begun without an end being written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table store_webhooks
      add column follow_tries smallint not null default 0,
      add column subscribe_tries smallint not null default 0`.execute(db)
}
