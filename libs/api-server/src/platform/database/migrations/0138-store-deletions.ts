import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * When the deletion of a store began; its rows are then deleted in parts, the store last. A process that doesn't know
 * the column sees an archived store. The index finds these stores over all teams.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table stores add column deletion_began_at timestamptz(3)`.execute(db)
  await sql`
    create index stores_being_deleted on stores (deletion_began_at, team_id, id)
    where deletion_began_at is not null`.execute(db)
}
