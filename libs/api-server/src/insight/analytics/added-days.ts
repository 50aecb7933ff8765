import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { isRead } from './period-figures.ts'

/**
 * The daily figures of a few accounts, as part of a query, after `countDueDays`; days without data are left
 * out. `period` names the periods, see `spanRows`.
 */
export const addedDays = (db: TeamDatabase, accountIds: number[], period: RawBuilder<unknown>) => sql`(
  select nr, day, sum(reach)::bigint as reach, sum(views)::bigint as views, sum(interactions)::bigint as interactions,
    sum(profile_links_taps)::bigint as profile_links_taps, bool_or(is_read) as is_read,
    sum(followers_count)::bigint as followers_count, sum(posts)::bigint as posts
  from (
    ${readDays(db, accountIds, period)}
    union all
    select nr, day, null, null, null, null, false, followers_count, 0
    from (${followersOfDays(db, accountIds, period)}) as followers
    union all
    select nr, day, null, null, null, null, false, null, posts
    from (${postsOfDays(db, accountIds, period)}) as posts
  ) as parts
  group by nr, day
)`

/** The network's days with stored data. */
const readDays = (db: TeamDatabase, accountIds: number[], period: RawBuilder<unknown>) => sql`
  select period.nr, d.day, reach, views, interactions, profile_links_taps, ${isRead} as is_read,
    null::bigint as followers_count, 0 as posts
  from ${period}
  join account_day d on d.team_id = ${currentTeam(db)} and d.account_id = any(${accountIds}::bigint[])
    and d.day between period.first and period.last`

/**
 * Followers on days with a reading, added up over the accounts: an account that wasn't read that day counts
 * with its last earlier reading, otherwise the day would look like a loss. A single account needs no such
 * value.
 */
function followersOfDays(db: TeamDatabase, accountIds: number[], period: RawBuilder<unknown>) {
  if (accountIds.length === 1)
    return sql`
      select period.nr, c.day, c.followers_count from ${period}
      join account_counts c on c.team_id = ${currentTeam(db)} and c.account_id = ${accountIds[0]}
        and c.day between period.first and period.last and c.followers_count is not null`
  const counted = sql`
    select day, followers_count from account_counts
    where team_id = ${currentTeam(db)} and account_id = account.id and followers_count is not null`
  return sql`
    select nr, day, followers_count from (
      select nr, first, day, (sum(sum(change)) over (partition by nr order by day))::bigint as followers_count
      from (
        select period.nr, period.first, c.day, c.followers_count
          - coalesce(lag(c.followers_count) over (partition by period.nr, account.id order by c.day), 0) as change
        from ${period}
        cross join unnest(${accountIds}::bigint[]) as account (id)
        cross join lateral (
          (${counted} and day < period.first order by day desc limit 1)
          union all (${counted} and day between period.first and period.last)
        ) as c
      ) as changes group by nr, first, day
    ) as days
    where day >= first`
}

/** Posts published on a day of the team; see `countDueDays`. */
const postsOfDays = (db: TeamDatabase, accountIds: number[], period: RawBuilder<unknown>) => sql`
  select period.nr, p.day, p.posts
  from ${period}
  join account_posts_day p on p.team_id = ${currentTeam(db)} and p.account_id = any(${accountIds}::bigint[])
    and p.day between period.first and period.last`
