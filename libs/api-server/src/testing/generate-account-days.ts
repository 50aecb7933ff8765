import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** One statement writes a day's readings of all accounts; a statement may take at most half a minute. */
const batchSize = 100

/**
 * The data of daily readings, for plans and benchmarks, where only size and distribution matter: counts of all
 * accounts; for connected ones also daily metrics, followers online in every hour, and an audience each day. `until`
 * is the last day. Every eleventh day is missing.
 */
export async function generateAccountDays(
  database: WholeDatabase,
  {
    team_id,
    accounts,
    tracked = [],
    days,
    until = '2026-11-20',
  }: { team_id: number; accounts: number[]; tracked?: number[]; days: number; until?: string },
): Promise<void> {
  for (let from = 0; from < days; from += batchSize) {
    const to = Math.min(days, from + batchSize) - 1
    const each = (ids: number[]) => sql`
      unnest(${ids}::bigint[]) with ordinality as account (id, place)
      cross join generate_series(${from}::int, ${to}::int) as back
      cross join lateral (select ${until}::date - back as day) as calendar`
    await sql`
      insert into account_counts (team_id, account_id, day, followers_count, following_count, posts_count, read_at)
      select ${team_id}, account.id, day, 1000 * account.place + (${days} - back) * 3 + back % 7, 200, 1000 - back / 2,
        day + interval '5 hours'
      from ${each([...accounts, ...tracked])}`.execute(database)
    await sql`
      insert into account_day (team_id, account_id, day, reach, views, accounts_engaged, interactions, likes, comments,
        shares, saves, replies, reposts, follows, unfollows, profile_links_taps, new_followers, totals_read_at,
        series_read_at, online_read_at)
      select ${team_id}, account.id, day, told * (300 + back % 90), told * (900 + back % 200), told * 40, told * 60,
        told * 40, told * 5, told * 6, told * 9, told * 1, told * 1, told * 7, told * 2, told * (back % 4), told * 5,
        day + interval '2 days', day + interval '2 days', day + interval '2 days'
      from ${each(accounts)}
      cross join lateral (select case when back % 11 <> 5 then 1 end as told) as telling`.execute(database)
    await sql`
      insert into online_followers (team_id, account_id, day, hour, starts_at, followers)
      select ${team_id}, account.id, day, hour, (day + hour * interval '1 hour') at time zone 'America/Los_Angeles',
        100 * account.place + (hour * 37 + back * 11) % 400
      from ${each(accounts)} cross join generate_series(0, 23) as hour
      where back % 11 <> 5`.execute(database)
    await sql`
      insert into account_audience (team_id, account_id, day, read_at, of, dimension, shares)
      select ${team_id}, account.id, day, day + interval '5 hours', of, dimension, (
        select jsonb_agg(jsonb_build_object('followers', 1000 - 20 * n, 'values',
          case when dimension = 'age_gender' then jsonb_build_array('25-34', 'F' || n) else jsonb_build_array(dimension || n) end))
        from generate_series(1, case when dimension = 'age_gender' then 18 else 45 end) as n
      )
      from ${each(accounts)} cross join unnest('{followers,engaged}'::text[]) as of
      cross join unnest('{age_gender,country,city}'::text[]) as dimension`.execute(database)
  }
  for (const table of ['account_counts', 'account_day', 'online_followers', 'account_audience']) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
  }
}
