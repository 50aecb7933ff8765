import { sql } from 'kysely'
import type { Insights, InsightDay, InsightTotals } from '@tandem/api-contract'
import { daysFrom } from '@tandem/format'
import { accountLevels } from '../analytics/period-figures.ts'
import type { AccountLevels } from '../analytics/period-figures.ts'
import { lengthOf } from '../analytics/periods.ts'
import type { Periods, Span } from '../analytics/periods.ts'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { latestDays } from '../lists/latest-days.ts'
import { momentsIn } from '../lists/list-filters.ts'
import { daysOfAccounts, soldDays } from './day-figures.ts'
import type { FiguresOfDay, SoldDay } from './day-figures.ts'
import { countDueDays, teamDays } from './team-days.ts'

const mostPosts = 200
const captionLength = 140

type Figures = Pick<Insights, 'current' | 'previous' | 'days' | 'previous_days'>

/** Whose figures are shown: one account, or all that are connected and not archived. */
export interface InsightScope {
  accountIds: number[]
  isWholeTeam: boolean
  storeIds: number[]
}

/** What accounts and stores did in the periods, as sums and day by day. */
export async function insightFigures(
  db: TeamDatabase,
  { accountIds, isWholeTeam, storeIds }: InsightScope,
  periods: Periods,
): Promise<Figures> {
  const levels = await accountLevels(db, accountIds, periods)
  await countDueDays(db)
  const figures = await (isWholeTeam ? teamDays(db, periods) : daysOfAccounts(db, accountIds, periods))
  const sold = await soldDays(db, storeIds, periods)

  const totals = (span: Span, nr: 0 | 1): InsightTotals => ({
    ...span,
    ...addedUp(of(levels, nr), of(figures, nr)),
    ...salesOf(of(sold, nr)),
  })
  const days = (span: Span, nr: 0 | 1): InsightDay[] => {
    const figuresOf = new Map(of(figures, nr).map((row) => [row.day, row]))
    const soldOf = Map.groupBy(of(sold, nr), (row) => row.day)
    return daysOf(span).map((day) => {
      const {
        reach = null,
        views = null,
        interactions = null,
        profile_links_taps = null,
        followers_count = null,
        posts = 0,
      } = figuresOf.get(day) ?? {}
      return {
        day,
        reach,
        views,
        interactions,
        profile_links_taps,
        followers_count,
        posts,
        ...salesOf(soldOf.get(day) ?? []),
      }
    })
  }
  const { current, previous } = periods
  return {
    current: totals(current, 0),
    previous: previous && totals(previous, 1),
    days: days(current, 0),
    previous_days: previous ? days(previous, 1) : [],
  }
}

const of = <Row extends { nr: number }>(rows: Row[], nr: 0 | 1) => rows.filter((row) => row.nr === nr)

/** The days of a period, the latest of them where one answer cannot hold all. */
function daysOf(span: Span): string[] {
  const { from, to } = latestDays(span, span.date_to)
  return daysFrom(from, lengthOf({ date_from: from, date_to: to }))
}

/** What is known of at least one of the accounts or days, added up over those that it is known of. */
const sumOf = (values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const addedUp = (accounts: AccountLevels[], days: FiguresOfDay[]) => ({
  reach_per_day: sumOf(accounts.map((account) => account.reach_per_day)),
  views: sumOf(days.map((day) => day.views)),
  interactions: sumOf(days.map((day) => day.interactions)),
  profile_links_taps: sumOf(days.map((day) => day.profile_links_taps)),
  followers_count: sumOf(accounts.map((account) => account.followers_count)),
  followers_change: sumOf(accounts.map((account) => account.followers_change)),
  posts_count: days.reduce((sum, day) => sum + day.posts, 0),
  days_read: days.filter((day) => day.is_read).length,
})

/** Orders of all currencies, and revenue of each. */
function salesOf(sold: SoldDay[]) {
  const revenue = new Map<string, number>()
  let orders = 0
  for (const row of sold) {
    orders += row.orders
    revenue.set(row.currency, (revenue.get(row.currency) ?? 0) + row.revenue)
  }
  const amounts = [...revenue].map(([currency, amount]) => ({ currency, amount }))
  return { orders, revenue: amounts.toSorted((one, other) => (one.currency < other.currency ? -1 : 1)) }
}

/** The latest posts of the period that is shown. */
export async function markedPosts(
  db: TeamDatabase,
  { accountIds, isWholeTeam }: InsightScope,
  { timezone, current }: Periods,
) {
  const team = currentTeam(db)
  const { from = '-infinity', until = 'infinity' } = momentsIn(timezone, current)
  // Each goes down an index in the order of time until it has enough.
  const ofScope = isWholeTeam
    ? sql`p.service = 'social' and p.social = 'instagram' and p.account_id = any(${accountIds}::bigint[])`
    : sql`p.account_id = ${accountIds[0] ?? null}`
  const { rows } = await sql<Insights['posts'][number]>`
    select p.id, p.kind, left(p.caption, ${captionLength}::int) as caption, a.username, p.posted_at,
      (p.posted_at at time zone ${timezone})::date as day
    from social_posts p
    join social_accounts a on a.team_id = ${team} and a.id = p.account_id
    where p.team_id = ${team} and ${ofScope}
      and p.posted_at >= ${from}::timestamptz and p.posted_at < ${until}::timestamptz
    order by p.posted_at desc, p.id desc limit ${mostPosts}`.execute(db)
  return rows
}

/** When one of the stores was read last to the end. */
export async function storesReadAt(db: TeamDatabase, storeIds: number[]): Promise<string | null> {
  const { rows } = await sql<{ read_at: string | null }>`
    select max(succeeded_at) as read_at from store_syncs
    where team_id = ${currentTeam(db)} and store_id = any(${storeIds}::bigint[])`.execute(db)
  return rows[0]?.read_at ?? null
}
