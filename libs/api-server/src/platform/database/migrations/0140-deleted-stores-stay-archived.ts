import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * A store that is being deleted stays archived: during an update, a process that doesn't know about deletions can't
 * restore it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table stores add constraint deleted_stores_stay_archived
    check (deletion_began_at is null or archived_at is not null)`.execute(db)
}
