import { sql } from 'kysely'
import { askedRange, comparedRange, dayStart, daysBetween, firstWholeDay, teamDay } from '@tandem/format'
import type { ComparedRange, RangeComparison } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { momentsIn, teamTimezone } from '../../platform/lists/list-filters.ts'

/** What is asked for, as the contract's `periodSearch` has it. */
export interface AskedPeriod {
  date_from?: string | undefined
  date_to?: string | undefined
  compare?: RangeComparison
}

/** Days of the team's zone, both included. */
export interface Span {
  date_from: string
  date_to: string
}

/** The days that are shown, and those they are compared with. */
export interface Periods {
  timezone: string
  current: Span
  previous: Span | null
  /** How both are compared; null where `previous` is. */
  compared: ComparedRange | null
  /** The first day that the sales of all the stores are known of; null where there is no limit. */
  soldSince: string | null
}

/** Whose figures are shown. */
export interface Scope {
  accountIds: number[]
  storeIds?: number[]
  /** Since when the orders of all the stores are known, as `ListedStores` has it. */
  knownSince?: string | null
}

/** Reads what is asked for. Without a first day the period begins with the first day that anything is known of. */
export async function askedPeriods(
  db: TeamDatabase,
  { compare = 'none', ...asked }: AskedPeriod,
  scope: Scope,
  now: Date,
): Promise<Periods> {
  const timezone = await teamTimezone(db)
  const range = askedRange(asked, teamDay(now.toISOString(), timezone))
  const { start, end } = range
  // With its days to come: they say whether it is a week or a month.
  const whole = { start, end: asked.date_to ?? end }
  const compared = comparedRange(whole, compare, { now: now.toISOString(), timeZone: timezone })
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
 * Whether sales of a period are shown, 0 being the one that is shown and 1 the one that it is compared with. A part of the days is
 * worth showing, and says since when it is; comparing with it would mislead.
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

/** The periods there are, the one that is shown first. */
export const spansOf = ({ current, previous }: Periods) =>
  previous === null ? [current] : [current, previous]

/** The periods as rows for a query, as `spanRows`: `nr` 0 is shown, 1 is compared with. */
export const periodRows = (periods: Periods) => spanRows(spansOf(periods))

/**
 * The same with their moments, as `spanMoments`. Of a period whose last day is cut, `whole` is the day before it, `part`
 * the moment at which that day begins, and `until` the one at which it is cut. Of others `whole` is the last day, and
 * `part` is `until`.
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

/** The last day of the period before and the moments that count of it; null where it counts as a whole. */
export function cutDay({ timezone, compared }: Periods) {
  if (compared === null || compared.until === null) return null
  return { day: compared.end, since: dayStart(compared.end, timezone), until: compared.until }
}

/** Spans of days as rows for a query: their place `nr`, and the days `first` and `last`, which may be infinite. */
export function spanRows(spans: readonly Span[]) {
  const rows = spans.map(
    ({ date_from, date_to }, nr) => sql`(${nr}::int, ${date_from}::date, ${date_to}::date)`,
  )
  return sql`(values ${sql.join(rows)}) as period (nr, first, last)`
}

/**
 * The same with their moments `since` (included) and `until` (not), and the zone: for what happened at a moment. Asking a
 * zone is slow.
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
