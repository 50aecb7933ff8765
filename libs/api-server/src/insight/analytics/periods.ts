import { sql } from 'kysely'
import { askedRange, comparedRange, dayStart, daysBetween, firstWholeDay, teamDay } from '@tandem/format'
import type { Comparison } from '@tandem/api-contract'
import type { ComparedRange } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { momentsIn, teamTimezone } from '../../platform/lists/list-filters.ts'

/** The request, as in the contract's `periodSearch`. */
export interface AskedPeriod {
  date_from?: string | undefined
  date_to?: string | undefined
  compare?: Comparison
  compare_from?: string | undefined
  compare_to?: string | undefined
}

/** Days of the team's zone, both included. */
export interface Span {
  date_from: string
  date_to: string
}

/** The shown days, and the compared ones. */
export interface Periods {
  timezone: string
  current: Span
  previous: Span | null
  /** How both are compared; null when `previous` is null. */
  compared: ComparedRange | null
  /** The first day from which the sales of all the stores are known; null when there is no limit. */
  soldSince: string | null
}

/** Whose figures are shown. */
export interface Scope {
  accountIds: number[]
  storeIds?: number[]
  /** Since when the orders of all the stores are known, as in `ListedStores`. */
  knownSince?: string | null
}

const earlierDay = (one: string, other: string) => (one < other ? one : other)

/** Reads the request. Without a first day the period begins with the first day with data. */
export async function askedPeriods(
  db: TeamDatabase,
  { compare = 'none', compare_from: chosenFrom = '', compare_to: chosenTo = '', ...asked }: AskedPeriod,
  scope: Scope,
  now: Date,
): Promise<Periods> {
  const timezone = await teamTimezone(db)
  const today = teamDay(now.toISOString(), timezone)
  const range = askedRange(asked, today)
  const { start, end } = range
  // With future days, which say whether it is a week or a month.
  const whole = { start, end: asked.date_to ?? end }
  const chosen = { start: chosenFrom, end: earlierDay(chosenTo, today) }
  // Days to come have no figures yet, which isn't zero.
  const comparison = compare !== 'custom' ? compare : chosen.start > chosen.end ? 'none' : chosen
  const compared = comparedRange(whole, comparison, { now: now.toISOString(), timeZone: timezone })
  const { knownSince = null } = scope
  const soldSince = knownSince === null ? null : firstWholeDay(knownSince, timezone)
  const first = start ?? (await firstKnownDay(db, scope, { timezone, soldSince })) ?? end
  return {
    timezone,
    soldSince,
    current: { date_from: first < end ? first : end, date_to: end },
    previous: compared && { date_from: compared.start, date_to: compared.end },
    compared,
  }
}

/**
 * Whether sales of a period are shown; 0 is the shown period and 1 the compared one. A part of the days is
 * worth showing with a remark; comparing with it would mislead.
 */
export function isSoldKnown(periods: Periods, nr: number): boolean {
  const { soldSince } = periods
  const span = spansOf(periods)[nr]!
  return soldSince === null || soldSince <= (nr === 0 ? span.date_to : span.date_from)
}

/** How many days a period has. */
export const lengthOf = ({ date_from, date_to }: Span) => daysBetween(date_from, date_to) + 1

async function firstKnownDay(
  db: TeamDatabase,
  { accountIds, storeIds = [] }: Scope,
  { timezone, soldSince }: Pick<Periods, 'timezone' | 'soldSince'>,
) {
  const team = currentTeam(db)
  const { rows } = await sql<{ day: string | null }>`
    select least(
      (select min(known.day) from unnest(${accountIds}::bigint[]) as account (id) cross join lateral (
        select least(
          (select min(day) from account_day where team_id = ${team} and account_id = account.id),
          (select min(day) from account_counts where team_id = ${team} and account_id = account.id),
          (select (min(posted_at) at time zone ${timezone})::date from social_posts
            where team_id = ${team} and account_id = account.id)
        ) as day
      ) as known),
      (select min(known.day) from unnest(${storeIds}::bigint[]) as store (id) cross join lateral (
        select min(day) as day from store_day
        where team_id = ${team} and store_id = store.id and day >= ${soldSince ?? '-infinity'}::date
      ) as known)
    ) as day`.execute(db)
  return rows[0]?.day ?? null
}

/** The existing periods, the shown one first. */
export const spansOf = ({ current, previous }: Periods) =>
  previous === null ? [current] : [current, previous]

/** The periods as rows for a query, like `spanRows`: `nr` 0 is shown, 1 is compared. */
export const periodRows = (periods: Periods) => spanRows(spansOf(periods))

/**
 * The periods as rows with their instants, like `spanMoments`. For a period whose last day is cut, `whole` is the day
 * before it, `part` the instant at which that day begins, and `until` the one at which it is cut. For others `whole` is
 * the last day, and `part` is `until`.
 */
export function periodMoments(periods: Periods) {
  const cut = cutDay(periods)
  const moments = spanMoments(periods.timezone, spansOf(periods))
  if (cut === null) return sql`(select *, last as whole, until as part from ${moments}) as period`
  return sql`(
    select nr, first, last, since, case nr when 1 then ${cut.until}::timestamptz else until end as until, timezone,
      case nr when 1 then last - 1 else last end as whole,
      case nr when 1 then ${cut.since}::timestamptz else until end as part
    from ${moments}
  ) as period`
}

/** The last day of the compared period and its counted instants; null when it counts as a whole. */
export function cutDay({ timezone, compared }: Periods) {
  if (compared === null || compared.until === null) return null
  return { day: compared.end, since: dayStart(compared.end, timezone), until: compared.until }
}

/**
 * Spans of days as rows for a query: their index `nr`, and the days `first` and `last`, which may be
 * infinite.
 */
export function spanRows(spans: readonly Span[]) {
  const rows = spans.map(
    ({ date_from, date_to }, nr) => sql`(${nr}::int, ${date_from}::date, ${date_to}::date)`,
  )
  return sql`(values ${sql.join(rows)}) as period (nr, first, last)`
}

/**
 * Spans as rows like `spanRows`, also with their instants `since` (included) and `until` (excluded) and the zone, for
 * events at an instant. They are calculated here, because zone conversions in the database are slow.
 */
export function spanMoments(timezone: string, spans: readonly Span[]) {
  const rows = spans.map(({ date_from, date_to }, nr) => {
    const { from = '-infinity', until = 'infinity' } = momentsIn(timezone, {
      date_from: date_from === '-infinity' ? undefined : date_from,
      date_to: date_to === 'infinity' ? undefined : date_to,
    })
    return sql`(${nr}::int, ${date_from}::date, ${date_to}::date, ${from}::timestamptz, ${until}::timestamptz, ${timezone}::text)`
  })
  return sql`(values ${sql.join(rows)}) as period (nr, first, last, since, until, timezone)`
}
