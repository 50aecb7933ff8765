import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * The first day of a team's weeks, when it will be deleted, and how many of its days have been moved to
 * another time zone.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table teams
      add column week_start smallint not null default 1 check (week_start in (0, 1, 6)),
      add column deletes_at timestamptz(3),
      add column deletion_requested_at timestamptz(3),
      add column deletion_requested_by bigint`.execute(db)
  // For searches in all teams.
  await sql`create index teams_to_delete on teams (deletes_at) where deletes_at is not null`.execute(db)
  await createMoves(db)
  await noteWhenItWasRead(db)
}

async function createMoves(db: Kysely<unknown>) {
  await sql`
    create table zone_changes (
      team_id ${teamIdColumn} references teams on delete cascade,
      timezone text not null,
      started_at timestamptz(3) not null,
      total bigint not null,
      primary key (team_id)
    )`.execute(db)
  await sql`
    create table store_zone_moves (
      team_id ${teamIdColumn},
      store_id bigint not null,
      timezone_before text not null,
      moved_until timestamptz(3),
      primary key (team_id, store_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`
    create table account_zone_moves (
      team_id ${teamIdColumn},
      account_id bigint not null,
      timezone_before text not null,
      moved_post_id bigint,
      primary key (team_id, account_id),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  for (const table of ['zone_changes', 'store_zone_moves', 'account_zone_moves'])
    await secureTeamTable(db, table)
}

/**
 * The day of a reading follows from its moment. For earlier readings the moment is known for accounts; the
 * rest was read with them.
 */
async function noteWhenItWasRead(db: Kysely<unknown>) {
  await sql`alter table post_day add column read_at timestamptz(3)`.execute(db)
  await sql`
    update post_day d set read_at = coalesce(
      (select c.read_at from account_counts c
        where c.team_id = p.team_id and c.account_id = p.account_id and c.day = d.day),
      (d.day + time '05:30') at time zone t.timezone)
    from social_posts p join teams t on t.team_id = p.team_id
    where p.team_id = d.team_id and p.id = d.post_id`.execute(db)
  await sql`alter table post_day alter column read_at set not null`.execute(db)

  await sql`alter table account_audience add column read_at timestamptz(3)`.execute(db)
  await sql`
    update account_audience a set read_at = coalesce(
      (select c.read_at from account_counts c
        where c.team_id = a.team_id and c.account_id = a.account_id and c.day = a.day),
      (a.day + time '05:30') at time zone t.timezone)
    from teams t where t.team_id = a.team_id`.execute(db)
  await sql`alter table account_audience alter column read_at set not null`.execute(db)
}
