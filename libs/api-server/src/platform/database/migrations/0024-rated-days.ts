import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Sums of the engagement rates of a day's posts: calculating their mean over a year read tens of thousands of
 * posts. They are calculated with the posts of the day, so all days are due.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table account_posts_day
      add column rated bigint not null default 0,
      add column engagement double precision not null default 0`.execute(db)
  // The calculation sets both columns.
  await sql`
    alter table account_posts_day alter column rated drop default, alter column engagement drop default`.execute(
    db,
  )
  // For a new account the change of followers is read from the days, like its reach.
  await sql`drop index account_day_reach`.execute(db)
  await sql`
    create index account_day_levels on account_day (team_id, account_id, day) include (reach, follows, unfollows)`.execute(
    db,
  )
  await sql`
    insert into team_day_due (team_id, first, last) select team_id, '-infinity', 'infinity' from teams`.execute(
    db,
  )
  // Posts that are read again are spread over many days: only the days around them are due. It doesn't join
  // old and new rows: that plan is made once for a connection, for the few rows of its first update, and
  // would take seconds for many rows.
  await sql`
    create function note_days_of_rated_posts() returns trigger language plpgsql
    set search_path = pg_catalog
    as $note$
    begin
      insert into public.team_day_due (team_id, first, last)
      select team_id, lower(span), upper(span) - 1 from (
        select team_id, unnest(range_agg(daterange(day - 1, day + 1, '[]'))) as span from (
          select team_id, (posted_at at time zone 'UTC')::date as day from (
            select team_id, id, posted_at, engagement_rate, gone_at from written where service = 'social'
            except select team_id, id, posted_at, engagement_rate, gone_at from known
          ) as changed
        ) as days group by team_id
      ) as spans;
      return null;
    end
    $note$`.execute(db)
  await sql`
    create trigger days_after_rated after update on social_posts
    referencing old table as known new table as written
    for each statement execute function note_days_of_rated_posts()`.execute(db)
}
