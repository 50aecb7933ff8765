import { accountMetrics } from '@tandem/connectors'
import type {
  AccountTotals,
  AudienceList,
  AudienceOf,
  AudienceShare,
  DayValue,
  OnlineDay,
  ProviderError,
} from '@tandem/connectors'
import { addDays, teamDay } from '@tandem/format'
import { sql } from 'kysely'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { lockAccountZone, zoneOfAccount } from '../../identity/team/zones.ts'
import type { ReadingRun } from './reading-state.ts'

type Scope = Pick<ReadingRun, 'account_id'>

const nothing = Object.fromEntries(accountMetrics.map((metric) => [metric, null])) as AccountTotals
const unread = { totals_read_at: null, series_read_at: null, online_read_at: null, new_followers: null }

/** Stores the totals of single days. A known figure is kept when a later answer lacks it. */
export async function writeTotals(
  db: TeamDatabase,
  { account_id }: Scope,
  days: { day: string; totals: AccountTotals }[],
  now: Date,
) {
  if (days.length === 0) return
  await db
    .insertInto('account_day')
    .values(days.map(({ day, totals }) => ({ account_id, day, ...unread, ...totals, totals_read_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'account_id', 'day']).doUpdateSet({
        ...Object.fromEntries(
          accountMetrics.map((metric) => [
            metric,
            sql`coalesce(${sql.ref(`excluded.${metric}`)}, ${sql.ref(`account_day.${metric}`)})`,
          ]),
        ),
        totals_read_at: now,
      }),
    )
    .execute()
}

/** The days from the first to the last. */
const daysOf = ({ from, until }: { from: string; until: string }) => {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

interface Range {
  from: string
  until: string
}

const valuesOf = (values: DayValue[] | null) => new Map((values ?? []).map(({ day, value }) => [day, value]))

/** The values of each series; null for one that the network doesn't have. */
export interface ReadSeries {
  reach: DayValue[] | null
  new_followers: DayValue[] | null
  /** Why one is missing; then both are requested again. */
  failure: ProviderError | null
}

/** Stores the values of the series; a day without a value still counts as read. */
export async function writeSeries(
  db: TeamDatabase,
  { account_id }: Scope,
  range: Range,
  series: ReadSeries,
  now: Date,
) {
  const read_at = series.failure === null ? now : null
  const [reach, added] = [valuesOf(series.reach), valuesOf(series.new_followers)]
  await db
    .insertInto('account_day')
    .values(
      daysOf(range).map((day) => ({
        account_id,
        day,
        ...nothing,
        ...unread,
        reach: reach.get(day) ?? null,
        new_followers: added.get(day) ?? null,
        series_read_at: read_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'account_id', 'day']).doUpdateSet({
        // The total of a single day is more precise than the series, which only fills gaps.
        reach: sql`coalesce(account_day.reach, excluded.reach)`,
        new_followers: sql`coalesce(excluded.new_followers, account_day.new_followers)`,
        series_read_at: sql`coalesce(${read_at}::timestamptz, account_day.series_read_at)`,
      }),
    )
    .execute()
}

/** Stores how many followers were online in each hour; a day's new values replace the old ones. */
export async function writeOnline(
  db: TeamDatabase,
  { account_id }: Scope,
  range: Range,
  days: OnlineDay[],
  now: Date,
) {
  const reported = days.filter(({ hours }) => hours.length > 0)
  if (reported.length > 0) {
    await db
      .deleteFrom('online_followers')
      .where('account_id', '=', account_id)
      .where(
        'day',
        'in',
        reported.map(({ day }) => day),
      )
      .execute()
    const hours = reported.flatMap((entry) =>
      entry.hours.map(({ hour, starts_at, followers }) => ({
        account_id,
        day: entry.day,
        hour,
        starts_at,
        followers,
      })),
    )
    for (let from = 0; from < hours.length; from += 500) {
      await db
        .insertInto('online_followers')
        .values(hours.slice(from, from + 500))
        .onConflict((conflict) => conflict.columns(['team_id', 'account_id', 'day', 'hour']).doNothing())
        .execute()
    }
  }
  await db
    .insertInto('account_day')
    .values(daysOf(range).map((day) => ({ account_id, day, ...nothing, ...unread, online_read_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'account_id', 'day']).doUpdateSet({ online_read_at: now }),
    )
    .execute()
}

/** A list of an audience as it was read; null when the network shares nothing. */
export interface ReadAudience {
  of: AudienceOf
  dimension: AudienceList
  shares: AudienceShare[] | null
}

/** Stores lists of the audience on this day of the team; those that the network does not share get no row. */
export async function writeAudience(
  db: TeamDatabase,
  { account_id }: Scope,
  lists: ReadAudience[],
  now: Date,
) {
  const day = teamDay(now.toISOString(), zoneOfAccount(await lockAccountZone(db, account_id)))
  await db
    .deleteFrom('account_audience')
    .where('account_id', '=', account_id)
    .where('day', '=', day)
    .where((expression) => expression.or(lists.map(({ of, dimension }) => expression.and({ of, dimension }))))
    .execute()
  const rows = lists.flatMap(({ of, dimension, shares }) =>
    shares === null ? [] : [{ account_id, day, read_at: now, of, dimension, shares: JSON.stringify(shares) }],
  )
  if (rows.length > 0) await db.insertInto('account_audience').values(rows).execute()
}
