import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Which shared filter opens a list for everybody in the team. A filter that was made private opens nothing: readers
 * ask for both, because a process of the previous version may share a filter or make it private without this column.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table saved_filters add column is_team_default boolean not null default false`.execute(db)
  await sql`
    create unique index saved_filters_default_of_list on saved_filters (team_id, list) where is_team_default`.execute(
    db,
  )
}
