import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Archives of all data of a team; and no row of a team may outlive it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table team_exports (
      team_id ${teamIdColumn} references teams,
      id bigint generated always as identity,
      status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
      attempt bigint not null default 0,
      user_id bigint,
      created_at timestamptz(3) not null,
      rows bigint not null default 0,
      ended_at timestamptz(3),
      file_id bigint,
      bytes bigint,
      error text,
      primary key (team_id, id),
      foreign key (team_id, user_id) references users on delete set null (user_id),
      check ((status = 'ready') = (file_id is not null))
    )`.execute(db)
  await secureTeamTable(db, 'team_exports')
  await sql`create unique index team_exports_open on team_exports (team_id) where status in ('waiting', 'running')`.execute(
    db,
  )
  // For searches in all teams.
  await sql`create index team_exports_ended on team_exports (ended_at) where ended_at is not null`.execute(db)

  await sql`
    alter table teams add column deletion_reminded_at timestamptz(3), add column deletion_began_at timestamptz(3)`.execute(
    db,
  )

  // These tables had no foreign key to their team: with one, writes fail once the team is deleted.
  for (const table of ['social_accounts', 'account_collections', 'post_sales_due']) {
    await sql`alter table ${sql.table(table)} add foreign key (team_id) references teams`.execute(db)
  }
}
