import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * The figures of all connected accounts of a team on a day, and the number of posts of each account: a year
 * of ten accounts, or ten thousand posts, is too much to add up at each request. The first reader after a
 * change calculates the days, see insight/analytics/team-days.ts; changes are recorded here.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table team_day (
      team_id ${teamIdColumn} references teams,
      day date not null,
      reach bigint,
      views bigint,
      interactions bigint,
      profile_links_taps bigint,
      is_read boolean not null,
      followers_count bigint,
      posts bigint not null,
      primary key (team_id, day)
    )`.execute(db)
  // Days without a post have no row. There is no foreign key to the accounts: the calculation would fail when
  // an account is deleted at the same time.
  await sql`
    create table account_posts_day (
      team_id ${teamIdColumn} references teams,
      account_id bigint not null,
      day date not null,
      posts bigint not null,
      primary key (team_id, account_id, day)
    )`.execute(db)
  // Changes only ever add rows: the calculation must not remove those that were added in the meantime.
  await sql`
    create table team_day_due (
      team_id ${teamIdColumn} references teams,
      id bigint generated always as identity,
      first date not null,
      last date not null,
      primary key (team_id, id)
    )`.execute(db)
  for (const table of ['team_day', 'account_posts_day', 'team_day_due']) await secureTeamTable(db, table)
  await sql`
    insert into team_day_due (team_id, first, last) select team_id, '-infinity', 'infinity' from teams`.execute(
    db,
  )
  // The mean reach of a period is read for each account.
  await sql`create index account_day_reach on account_day (team_id, account_id, day) include (reach)`.execute(
    db,
  )
  await noteWrittenDays(db)
  await noteWholeTime(db)
}

/**
 * The days of written rows; a day of the team begins up to a day before or after that of UTC. Figures of
 * accounts are only deleted with their account, and posts that are read again keep their day.
 */
async function noteWrittenDays(db: Kysely<unknown>) {
  const inserted = 'insert on $ referencing new table as written'
  const updated = 'update on $ referencing new table as written'
  const deleted = 'delete on $ referencing old table as written'
  const notes = [
    { table: 'account_day', first: 'min(day)', last: 'max(day)', events: [inserted, updated] },
    // Followers are carried forward from the last reading.
    { table: 'account_counts', first: 'min(day)', last: `'infinity'::date`, events: [inserted, updated] },
    {
      table: 'social_posts',
      first: `min(posted_at at time zone 'UTC')::date - 1`,
      last: `max(posted_at at time zone 'UTC')::date + 1`,
      events: [inserted, deleted],
    },
  ]
  for (const { table, first, last, events } of notes) {
    await createFunction(
      db,
      `note_days_of_${table}`,
      `insert into public.team_day_due (team_id, first, last)
      select team_id, ${first}, ${last} from written
      where exists (
        select from public.social_accounts a
        where a.team_id = written.team_id and a.id = written.account_id and a.service = 'social'
      ) group by team_id;`,
    )
    for (const event of events) {
      await sql
        .raw(
          `create trigger days_after_${event.slice(0, 6)} after ${event.replace('$', table)}
          for each statement execute function note_days_of_${table}()`,
        )
        .execute(db)
    }
  }
}

/** Marks all days when an account is added or removed, and when the time zone changes. */
async function noteWholeTime(db: Kysely<unknown>) {
  await createFunction(
    db,
    'note_all_days',
    `insert into public.team_day_due (team_id, first, last)
    select team_id, '-infinity', 'infinity' from public.teams where team_id = coalesce(new.team_id, old.team_id);`,
  )
  const changes = [
    ['account_gone', 'delete on social_accounts', 'true'],
    ['account_moved', 'update on social_accounts', 'old.archived_at is distinct from new.archived_at'],
    ['post_moved', 'update on social_posts', 'old.posted_at is distinct from new.posted_at'],
    ['zone_moved', 'update on teams', 'old.timezone is distinct from new.timezone'],
  ] as const
  for (const [name, event, condition] of changes) {
    await sql
      .raw(
        `create trigger days_after_${name} after ${event} for each row when (${condition})
        execute function note_all_days()`,
      )
      .execute(db)
  }
}

const createFunction = (db: Kysely<unknown>, name: string, body: string) =>
  sql
    .raw(
      `create function ${name}() returns trigger language plpgsql
      set search_path = pg_catalog
      as $note$
      begin
        ${body}
        return null;
      end
      $note$`,
    )
    .execute(db)
