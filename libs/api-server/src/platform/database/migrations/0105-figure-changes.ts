import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Sales of past months before a store is counted again, and the months whose result differs. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table figures_before (
      team_id ${teamIdColumn},
      store_id bigint not null,
      month date not null,
      currency text not null,
      orders bigint not null,
      revenue bigint not null,
      cause text not null,
      open_month date not null,
      primary key (team_id, store_id, month, currency),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`
    create table figure_changes (
      team_id ${teamIdColumn},
      store_id bigint not null,
      month date not null,
      currency text not null,
      orders_before bigint not null,
      orders_after bigint not null,
      revenue_before bigint not null,
      revenue_after bigint not null,
      cause text not null,
      changed_at timestamptz not null,
      primary key (team_id, store_id, month, currency),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`create index figure_changes_latest on figure_changes (team_id, changed_at desc, month desc)`.execute(
    db,
  )
  await secureTeamTable(db, 'figures_before')
  await secureTeamTable(db, 'figure_changes')
}
