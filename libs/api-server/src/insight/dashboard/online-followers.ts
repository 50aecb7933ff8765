import { sql } from 'kysely'
import type { OnlineFollowers } from '@tandem/api-contract'
import { offsetSpans } from '@tandem/format'
import type { OffsetSpan } from '@tandem/format'
import { isSoldKnown } from '../analytics/periods.ts'
import type { Periods } from '../analytics/periods.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { momentsIn } from '../../platform/lists/list-filters.ts'

const maxHours = 3

type Cell = OnlineFollowers['cells'][number]
type Cells = Pick<OnlineFollowers, 'cells' | 'best' | 'accounts_told' | 'read_at'>

/**
 * Followers online in the hours of the week in the team's zone. For each account the mean over the read
 * hours, then the sum over the accounts: adding first would give accounts with more readings more weight.
 */
export async function onlineCells(
  db: TeamDatabase,
  accountIds: number[],
  { timezone, current }: Periods,
): Promise<Cells> {
  const shared = await sharedTime(db, accountIds, momentsIn(timezone, current))
  const spans = shared === null ? [] : offsetSpans(shared.from, shared.until, timezone)
  const rows = spans.length === 0 ? [] : await weekHours(db, accountIds, spans)
  const cells = rows.map(({ week_hour, followers, hours_read }): Cell => ({
    ...hourOf(week_hour),
    followers,
    hours_read,
  }))
  return {
    cells,
    // Sorting keeps the order of the week for equal hours.
    best: cells
      .toSorted((one, other) => other.followers - one.followers)
      .slice(0, maxHours)
      .map(({ weekday, hour, followers }) => ({ weekday, hour, followers })),
    accounts_told: rows[0]?.accounts_told ?? 0,
    read_at: await hoursReadAt(db, accountIds),
  }
}

const hourOf = (weekHour: number) => ({ weekday: 1 + Math.floor(weekHour / 24), hour: weekHour % 24 })

/** The part of a time with data for hours; null when there is none. */
async function sharedTime(
  db: TeamDatabase,
  accountIds: number[],
  { from = '-infinity', until = 'infinity' }: { from?: string | undefined; until?: string | undefined },
) {
  const ofAccount = sql`
    from online_followers where team_id = ${currentTeam(db)} and account_id = account.id
      and starts_at >= ${from}::timestamptz and starts_at < ${until}::timestamptz`
  const { rows } = await sql<{ from: string | null; until: string | null }>`
    select min(first) as from, max(last) + interval '1 second' as until
    from unnest(${accountIds}::bigint[]) as account (id)
    cross join lateral (select min(starts_at) as first, max(starts_at) as last ${ofAccount}) as shared`.execute(
    db,
  )
  const { from: first = null, until: end = null } = rows[0] ?? {}
  return first === null || end === null ? null : { from: first, until: end }
}

/** Hours from Monday to 1 January 1970 UTC, which was a Thursday. */
const hoursBeforeEpoch = 3 * 24

/**
 * For each hour of the week the sum of the accounts' means, and how many accounts had data at all. Without a
 * clock change the hour is calculated, which needs one zone lookup for some months instead of one for each
 * row.
 */
async function weekHours(db: TeamDatabase, accountIds: number[], spans: OffsetSpan[]) {
  const spanRows = spans.map(
    ({ from, until, seconds }) => sql`(${from}::timestamptz, ${until}::timestamptz, ${seconds}::bigint)`,
  )
  const { rows } = await sql<{
    week_hour: number
    followers: number
    hours_read: number
    accounts_told: number
  }>`
    with means as materialized (
      select account_id, week_hour, sum(followers)::float8 / count(*) as followers, count(*) as hours_read
      from (
        select o.account_id, o.followers,
          ((date_part('epoch', o.starts_at)::bigint + span.seconds) / 3600 + ${hoursBeforeEpoch}::bigint) % 168
            as week_hour
        from (values ${sql.join(spanRows)}) as span (since, until, seconds)
        cross join unnest(${accountIds}::bigint[]) as account (id)
        cross join lateral (
          select account_id, followers, starts_at from online_followers
          where team_id = ${currentTeam(db)} and account_id = account.id
            and starts_at >= span.since and starts_at < span.until
        ) as o
      ) as hours
      group by 1, 2
    )
    select week_hour, sum(followers order by account_id) as followers, sum(hours_read)::bigint as hours_read,
      (select count(distinct account_id) from means) as accounts_told
    from means group by week_hour order by week_hour`.execute(db)
  return rows
}

/** When the hours were last requested, with or without data. */
async function hoursReadAt(db: TeamDatabase, accountIds: number[]): Promise<string | null> {
  const { rows } = await sql<{ read_at: string | null }>`
    select max(latest.online_read_at) as read_at from unnest(${accountIds}::bigint[]) as account (id)
    cross join lateral (
      select online_read_at from account_day
      where team_id = ${currentTeam(db)} and account_id = account.id and online_read_at is not null
      order by day desc limit 1
    ) as latest`.execute(db)
  return rows[0]?.read_at ?? null
}

/** Sales in the hours of the week in the team's zone, as far as known; null when no day is. */
export async function orderHours(
  db: TeamDatabase,
  storeIds: number[],
  periods: Periods,
): Promise<OnlineFollowers['orders']> {
  if (!isSoldKnown(periods, 0)) return null
  const { current, soldSince } = periods
  const { rows } = await sql<{ weekday: number; hour: number; orders: number }>`
    select extract(isodow from day)::int as weekday, hour, sum(orders)::bigint as orders from store_hour
    where team_id = ${currentTeam(db)} and store_id = any(${storeIds}::bigint[])
      and day between ${current.date_from}::date and ${current.date_to}::date
      and day >= ${soldSince ?? '-infinity'}::date
    group by 1, 2 having sum(orders) <> 0 order by 1, 2`.execute(db)
  return rows
}
