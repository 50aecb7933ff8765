import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * As for syncs, counts how often processing a store's changes or its subscription began without a recorded
 * end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table store_webhooks
      add column follow_tries smallint not null default 0,
      add column subscribe_tries smallint not null default 0`.execute(db)
}
