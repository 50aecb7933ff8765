import { sql } from 'kysely'
import type { AccountDay } from '@tandem/api-contract'
import { teamDay } from '@tandem/format'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { latestDays } from '../../platform/lists/latest-days.ts'
import { momentsIn, teamTimezone } from '../../platform/lists/list-filters.ts'

interface DayRow
  extends
    Selected<'account_counts', 'followers_count' | 'following_count' | 'posts_count'>,
    Selected<
      'account_day',
      | 'day'
      | 'new_followers'
      | 'follows'
      | 'unfollows'
      | 'reach'
      | 'views'
      | 'accounts_engaged'
      | 'interactions'
      | 'likes'
      | 'comments'
      | 'shares'
      | 'saves'
      | 'profile_links_taps'
    > {
  growth: number | null
  growth_by: 'network' | 'readings' | null
  posts: number
}

/** The known days of an account, limited to the maximum of one answer. */
export async function accountDays(
  db: TeamDatabase,
  accountId: number,
  asked: { date_from?: string | undefined; date_to?: string | undefined },
): Promise<AccountDay[]> {
  const team = currentTeam(db)
  const timezone = await teamTimezone(db)
  const last = await lastKnownDay(db, accountId, timezone)
  if (last === null) return []
  const { from, to } = latestDays(asked, last)
  const { from: since = '-infinity', until = 'infinity' } = momentsIn(timezone, {
    date_from: from,
    date_to: to,
  })
  const ofAccount = sql`team_id = ${team} and account_id = ${accountId}`
  const { rows } = await sql<DayRow>`
    select day, c.followers_count, c.following_count, c.posts_count, d.new_followers, d.follows, d.unfollows,
      coalesce(d.follows - d.unfollows, next.followers_count - c.followers_count) as growth,
      case when d.follows - d.unfollows is not null then 'network'
        when next.followers_count - c.followers_count is not null then 'readings' end as growth_by, d.reach, d.views,
      d.accounts_engaged, d.interactions, d.likes, d.comments, d.shares, d.saves, d.profile_links_taps,
      coalesce(p.posts, 0) as posts
    from (select * from account_day where ${ofAccount} and day between ${from}::date and ${to}::date) as d
    full join (
      select * from account_counts where ${ofAccount} and day between ${from}::date and ${to}::date
    ) as c using (day)
    full join (
      select (posted_at at time zone ${timezone})::date as day, count(*) as posts from social_posts
      where ${ofAccount} and posted_at >= ${since}::timestamptz and posted_at < ${until}::timestamptz group by 1
    ) as p using (day)
    left join (
      select day - 1 as day, followers_count from account_counts
      where ${ofAccount} and day between ${from}::date + 1 and ${to}::date + 1
    ) as next using (day)
    where p.posts is not null or num_nonnulls(c.followers_count, c.following_count, c.posts_count, d.new_followers,
      d.follows, d.unfollows,
      d.reach, d.views, d.accounts_engaged, d.interactions, d.likes, d.comments, d.shares, d.saves,
      d.profile_links_taps) > 0
    order by day`.execute(db)
  return rows
}

async function lastKnownDay(db: TeamDatabase, accountId: number, timezone: string): Promise<string | null> {
  const team = currentTeam(db)
  const ofAccount = sql`team_id = ${team} and account_id = ${accountId}`
  const { rows } = await sql<{ day: string | null; posted_at: string | null }>`
    select greatest(
      (select max(day) from account_day where ${ofAccount}),
      (select max(day) from account_counts where ${ofAccount})
    ) as day, (select max(posted_at) from social_posts where ${ofAccount}) as posted_at`.execute(db)
  const { day = null, posted_at = null } = rows[0] ?? {}
  const posted = posted_at === null ? null : teamDay(posted_at, timezone)
  return day !== null && (posted === null || day > posted) ? day : posted
}
