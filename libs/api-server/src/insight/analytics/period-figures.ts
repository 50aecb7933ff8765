import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { NetworkFigures, PeriodCompared } from '@tandem/api-contract'
import { providerDay } from '@tandem/connectors'
import { daysBetween } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { periodMoments, periodRows } from './periods.ts'
import type { Periods } from './periods.ts'

/** The figures of an account in one of the periods; see `AccountPeriod`. */
export interface PeriodFigures {
  account_id: number
  /** 0 is the shown period, 1 the compared one. */
  nr: 0 | 1
  reach_per_day: number | null
  views: number | null
  interactions: number | null
  profile_links_taps: number | null
  followers_count: number | null
  followers_change: number | null
  followers_change_by: 'network' | 'readings' | 'both' | null
  days_read: number
  posts_count: number
  engagement_rate: number | null
}

/** How many people accounts reached, and how their followers changed; part of `PeriodFigures`. */
export type AccountLevels = Pick<
  PeriodFigures,
  'account_id' | 'nr' | 'reach_per_day' | 'followers_count' | 'followers_change' | 'followers_change_by'
>

/**
 * The figures of accounts in periods; see `AccountPeriod`. Call after `countDueDays`, which adds up the posts
 * of connected accounts.
 */
export async function periodFigures(db: TeamDatabase, accountIds: number[], periods: Periods) {
  const ofAccount = rowsOfAccount(db)
  const { rows } = await sql<PeriodFigures>`
    select account.id as account_id, period.nr, totals.reach_per_day, totals.views, totals.interactions,
      totals.profile_links_taps, latest.followers_count, changed.followers_change, changed.followers_change_by,
      case when owner.service = 'tracker' then counts.days else totals.days_read end as days_read, posts.*
    from ${periodMoments(periods)}
    cross join unnest(${accountIds}::bigint[]) as account (id)
    join social_accounts as owner on owner.team_id = ${currentTeam(db)} and owner.id = account.id
    cross join lateral (
      select count(*) filter (where ${isRead}) as days_read, avg(reach)::float8 as reach_per_day,
        sum(views)::bigint as views, sum(interactions)::bigint as interactions,
        sum(profile_links_taps)::bigint as profile_links_taps
      from account_day
      where owner.service = 'social' and ${ofAccount} and day between period.first and period.last
    ) as totals
    cross join lateral (
      select count(*) as days from account_counts
      where owner.service = 'tracker' and ${ofAccount} and day between period.first and period.last
    ) as counts
    ${followersRead(ofAccount)}
    cross join lateral (
      select coalesce(sum(posts), 0)::bigint as posts_count, sum(engagement) / nullif(sum(rated), 0) as engagement_rate
      from (
        select posts, rated, engagement from account_posts_day
        where owner.service = 'social' and ${ofAccount} and day between period.first and period.whole
        union all
        select count(*), count(engagement_rate) filter (where gone_at is null),
          sum(engagement_rate) filter (where gone_at is null)
        from social_posts
        where ${ofAccount} and posted_at < period.until
          and posted_at >= case owner.service when 'tracker' then period.since else period.part end
      ) as of_days
    ) as posts`.execute(db)
  return rows
}

/** The figures of connected accounts that daily sums don't provide, as in `periodFigures`. */
export async function accountLevels(db: TeamDatabase, accountIds: number[], periods: Periods) {
  const ofAccount = rowsOfAccount(db)
  const { rows } = await sql<AccountLevels>`
    select account.id as account_id, period.nr, reached.reach_per_day, latest.followers_count,
      changed.followers_change, changed.followers_change_by
    from ${periodRows(periods)}
    cross join unnest(${accountIds}::bigint[]) as account (id)
    ${followersRead(ofAccount)}
    cross join lateral (
      select avg(reach)::float8 as reach_per_day from account_day
      where ${ofAccount} and day between period.first and period.last
    ) as reached`.execute(db)
  return rows
}

const networkFigures = ['views', 'interactions', 'profile_links_taps'] as const

type ReadFigures = Record<'reach_per_day' | (typeof networkFigures)[number], number | null>

/** The network's figures for the days that an account has in both periods; part of `PeriodCompared`. */
export interface WholeDays {
  account_id: number
  current: ReadFigures
  previous: ReadFigures
}

/**
 * Both periods over completed days in the network's zone that were read in both. Days are matched by their
 * number from the first of each period.
 */
export async function wholeDays(
  db: TeamDatabase,
  accountIds: number[],
  { current, previous, compared }: Periods,
  now: Date,
): Promise<WholeDays[]> {
  if (previous === null || compared === null) return []
  const figuresOf = (one: string, other: string) => sql`json_build_object(
    'reach_per_day', avg(${sql.ref(`${one}.reach`)}) filter (where ${sql.ref(`${other}.reach`)} is not null),
    ${sql.join(
      networkFigures.map(
        (name) =>
          sql`${sql.lit(name)}, sum(${sql.ref(`${one}.${name}`)}) filter (where ${sql.ref(`${other}.${name}`)} is not null)`,
      ),
    )})`
  const { rows } = await sql<WholeDays>`
    select account.id as account_id, ${figuresOf('shown', 'before')} as current, ${figuresOf('before', 'shown')} as previous
    from unnest(${accountIds}::bigint[]) as account (id)
    left join account_day as shown on shown.team_id = ${currentTeam(db)} and shown.account_id = account.id
      and shown.day between ${current.date_from}::date and ${current.date_to}::date
      and shown.day < ${providerDay(now.toISOString())}::date
    left join account_day as before on before.team_id = ${currentTeam(db)} and before.account_id = account.id
      and before.day = shown.day - ${daysBetween(previous.date_from, current.date_from)}::int
      and before.day <= ${previous.date_to}::date
      and before.day < ${providerDay(now.toISOString())}::date
    group by account.id`.execute(db)
  return rows
}

/** How both periods are compared over some accounts, for the contract; null when they aren't. */
export function comparedOf({ compared }: Periods, ofAccounts: WholeDays[]): PeriodCompared | null {
  if (compared === null) return null
  const { unit, isPart, until, isLeapDayApart } = compared
  const added = (period: 'current' | 'previous'): NetworkFigures => {
    const sum = (name: keyof NetworkFigures) => sumOf(ofAccounts.map((row) => row[period][name]))
    return {
      reach_per_day: sum('reach_per_day'),
      views: sum('views'),
      interactions: sum('interactions'),
      profile_links_taps: sum('profile_links_taps'),
    }
  }
  return {
    unit,
    is_part: isPart,
    until,
    is_leap_day_apart: isLeapDayApart,
    whole_days: { current: added('current'), previous: added('previous') },
  }
}

/** The sum over the accounts with a value; null when none has one. */
export const sumOf = (values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const rowsOfAccount = (db: TeamDatabase) => sql`team_id = ${currentTeam(db)} and account_id = account.id`

/**
 * The last reading of followers in or before a period, and their change in it, by the daily rule: the
 * network's figures of a day, otherwise readings. Readings divide a period into stretches, from the day of
 * one to the day before the next, because accounts are read in the morning. A stretch with the network's
 * figures for each day is their sum; any other is the difference of its readings. Days outside two readings
 * use the network's figures, if any.
 */
function followersRead(ofAccount: RawBuilder<unknown>) {
  return sql`
    left join lateral (
      select followers_count from account_counts
      where ${ofAccount} and followers_count is not null and day <= period.last order by day desc limit 1
    ) as latest on true
    cross join lateral (
      with counted as (
        select day, followers_count as level from account_counts
        where ${ofAccount} and followers_count is not null and day between period.first and period.last + 1
      ),
      reported as (
        select day, follows - unfollows as gained from account_day
        where ${ofAccount} and day between period.first and period.last and follows - unfollows is not null
      ),
      by_day as (
        select day, counted.level, reported.gained, count(counted.level) over (order by day) as nr
        from counted full join reported using (day)
      ),
      stretch as (
        select nr, count(gained) as days, sum(gained) as gained, max(level) as level,
          min(day) filter (where level is not null) as starts,
          case when nr > 0 then lead(max(level)) over (order by nr) end as until,
          lead(min(day) filter (where level is not null)) over (order by nr) as ends
        from by_day group by nr
      ),
      known as (
        select gained, level, until, until is null or days = ends - starts as by_network from stretch
      ),
      changes as (
        select by_network, case when by_network then gained else until - level end as change from known
      )
      select sum(change)::bigint as followers_change,
        case when bool_and(by_network) then 'network' when not bool_or(by_network) then 'readings'
          when bool_or(by_network) then 'both' end
          as followers_change_by
      from changes
      where change is not null
    ) as changed`
}

/** Whether figures of an account's day were read. */
export const isRead = sql`num_nonnulls(reach, views, interactions, profile_links_taps) > 0`
