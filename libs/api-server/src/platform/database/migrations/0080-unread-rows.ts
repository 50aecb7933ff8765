import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * Rows of a store that couldn't be read are kept separately, each with the reason. All rows are regularly
 * compared with the store's own, in pages: a store records where the comparison is and when it last ended.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table unread_rows (
      team_id ${teamIdColumn},
      store_id bigint not null,
      kind text not null,
      provider_id text not null,
      order_provider_id text not null,
      reason text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (team_id, store_id, kind, provider_id, order_provider_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`create index unread_rows_by_time on unread_rows (team_id, store_id, last_seen_at)`.execute(db)
  await secureTeamTable(db, 'unread_rows')
  await sql`
    alter table store_syncs
      add column compare_place jsonb,
      add column compare_began_at timestamptz,
      add column compared_at timestamptz`.execute(db)
}
