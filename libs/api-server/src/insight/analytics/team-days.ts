import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { addedDays } from './added-days.ts'
import { listedAccounts } from './listed-accounts.ts'
import { spanMoments } from './periods.ts'

const counted = sql.raw('reach, views, interactions, profile_links_taps, is_read, followers_count, posts')

/**
 * The daily figures of all a team's connected accounts that aren't archived, as part of a query like
 * `addedDays`: stored, because a long time of many accounts is slow to add up. Use after `countDueDays`.
 */
export const teamDays = (db: TeamDatabase, period: RawBuilder<unknown>) => sql`(
  select period.nr, day, ${counted} from ${period}
  join team_day on team_id = ${currentTeam(db)} and day between period.first and period.last
)`

/**
 * Recalculates days with new data. Simultaneous readers wait for the notes taken here, and find the days
 * recalculated.
 */
export async function countDueDays(db: TeamDatabase) {
  const team = currentTeam(db)
  const { rows: due } = await sql<{ first: string; last: string }>`
    with taken as (delete from team_day_due where team_id = ${team} returning first, last)
    select lower(span) as first, upper(span) - 1 as last
    from (select unnest(range_agg(daterange(first, last, '[]'))) as span from taken) as spans`.execute(db)
  if (due.length === 0) return
  // Data written between the two steps is counted twice, never missed; two who recalculate the same days take
  // turns.
  await sql`select pg_advisory_xact_lock(hashtextextended('team days', ${team}))`.execute(db)
  // Queried after taking the notes: otherwise those of an account that has returned since would be lost with
  // them.
  const { ids } = await listedAccounts(db, { service: 'social' }, {})
  const spans = due.map(({ first, last }) => ({ date_from: first, date_to: last }))
  const period = spanMoments(await teamTimezone(db), spans)
  await countPosts(db, period)
  await sql`
    delete from team_day using ${period}
    where team_id = ${team} and day between period.first and period.last`.execute(db)
  await sql`
    insert into team_day (team_id, day, ${counted})
    select ${team}, day, ${counted} from ${addedDays(db, ids, period)} as days`.execute(db)
}

/** Including archived accounts, whose own figures are shown. */
async function countPosts(db: TeamDatabase, period: RawBuilder<unknown>) {
  const team = currentTeam(db)
  await sql`
    delete from account_posts_day using ${period}
    where team_id = ${team} and day between period.first and period.last`.execute(db)
  await sql`
    insert into account_posts_day (team_id, account_id, day, posts, rated, engagement)
    select ${team}, p.account_id, (p.posted_at at time zone period.timezone)::date, count(*),
      count(p.engagement_rate) filter (where p.gone_at is null),
      coalesce(sum(p.engagement_rate) filter (where p.gone_at is null), 0)
    from ${period}
    join social_accounts a on a.team_id = ${team} and a.service = 'social'
    join social_posts p on p.team_id = ${team} and p.account_id = a.id
      and p.posted_at >= period.since and p.posted_at < period.until
    group by 2, 3`.execute(db)
}
