import { sql } from 'kysely'
import type { InsightDays, Insights, InsightTotals } from '@tandem/api-contract'
import { addedDays } from '../analytics/added-days.ts'
import { accountsKnownSince } from '../analytics/known-since.ts'
import { accountLevels, comparedOf, sumOf, wholeDays } from '../analytics/period-figures.ts'
import type { AccountLevels } from '../analytics/period-figures.ts'
import { isSoldKnown, lengthOf, periodRows, spansOf } from '../analytics/periods.ts'
import type { Periods, Span } from '../analytics/periods.ts'
import { countDueDays, teamDays } from '../analytics/team-days.ts'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import { daysBetween } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { momentsIn } from '../../platform/lists/list-filters.ts'
import { accountsFigures, partialReachDays, shownDays, soldFigures } from './day-figures.ts'
import type { AccountsFigures, SoldFigures } from './day-figures.ts'

const maxPosts = 200
const captionLength = 60

type Figures = Pick<Insights, 'current' | 'previous' | 'compared' | 'days' | 'previous_days'>

/** Whose figures are shown: one account, or all that are connected and not archived. */
export interface AccountScope {
  accountIds: number[]
  isWholeTeam: boolean
}

/** The figures of accounts in the periods. */
export async function accountSide(
  db: TeamDatabase,
  { accountIds, isWholeTeam }: AccountScope,
  periods: Periods,
  now: Date,
) {
  const levels = await accountLevels(db, accountIds, periods)
  const knownSince = await accountsKnownSince(db, accountIds)
  const whole = await wholeDays(db, accountIds, periods, now)
  const partialReach = await partialReachDays(db, accountIds, periods.current, knownSince.figures)
  await countDueDays(db)
  const period = periodRows(periods)
  const days = isWholeTeam ? teamDays(db, period) : addedDays(db, accountIds, period)
  return {
    levels,
    whole,
    knownSince,
    partialReach,
    figures: await accountsFigures(db, days, { accountIds, periods }),
  }
}

/** The sales of stores in the periods, and when they were synced. */
export const storeSide = async (db: TeamDatabase, storeIds: number[], periods: Periods) => ({
  sold: await soldFigures(db, storeIds, periods),
  ...(await storesRead(db, storeIds)),
})

/** Both sides together, as sums and by day. */
export function insightFigures(
  { levels, whole, figures, knownSince }: Awaited<ReturnType<typeof accountSide>>,
  { sold }: Awaited<ReturnType<typeof storeSide>>,
  periods: Periods,
): Figures {
  const [current, previous] = spansOf(periods).map((span, nr) =>
    figuresOf(span, {
      levels: levels.filter((row) => row.nr === nr),
      figures: figures.find((row) => row.nr === nr)!,
      sold: sold.filter((row) => row.nr === nr),
      soldSince: periods.soldSince,
      followersSince: knownSince.followers,
      isKnown: isSoldKnown(periods, nr),
    }),
  )
  return {
    current: current!.totals,
    previous: previous?.totals ?? null,
    compared: comparedOf(periods, whole),
    days: current!.days,
    previous_days: previous?.days ?? null,
  }
}

interface OfPeriod {
  levels: AccountLevels[]
  figures: AccountsFigures
  sold: SoldFigures[]
  soldSince: string | null
  followersSince: string | null
  /** Whether sales are shown. */
  isKnown: boolean
}

function figuresOf(span: Span, ofPeriod: OfPeriod) {
  const { levels, figures, sold, soldSince, followersSince, isKnown } = ofPeriod
  const { nr: _nr, days, ...sums } = figures
  const { from, to } = shownDays(span)
  const totals: InsightTotals = {
    ...span,
    ...sums,
    reach_per_day: sumOf(levels.map((account) => account.reach_per_day)),
    followers_count:
      followersSince === null || followersSince > span.date_to
        ? null
        : sumOf(levels.map((account) => account.followers_count)),
    followers_change: sumOf(levels.map((account) => account.followers_change)),
    followers_change_by: changeBy(levels),
    orders: isKnown ? sold.reduce((sum, { orders }) => sum + orders, 0) : null,
    revenue: isKnown ? sold.map(costedAmount) : null,
  }
  const length = lengthOf({ date_from: from, date_to: to })
  const since = (day: string | null) => (day === null ? 0 : Math.max(0, daysBetween(from, day)))
  const known = (name: Exclude<keyof typeof days, 'places' | 'posts'>) =>
    spread(length, days.places, days[name], null)
  const ordersOf = sold.map((one) => spread(length, one.days.places, one.days.orders, 0))
  const lists: InsightDays = {
    date_from: from,
    date_to: to,
    reach: known('reach'),
    views: known('views'),
    interactions: known('interactions'),
    profile_links_taps: known('profile_links_taps'),
    followers_count: unknownBefore(since(followersSince), known('followers_count')),
    posts: spread(length, days.places, days.posts, 0),
    orders: unknownBefore(
      since(soldSince),
      Array.from({ length }, (_, place) => ordersOf.reduce((sum, orders) => sum + orders[place]!, 0)),
    ),
    revenue: sold.map((one) => ({
      currency: one.currency,
      amounts: unknownBefore(since(soldSince), spread(length, one.days.places, one.days.revenue, 0)),
    })),
  }
  return { totals, days: lists }
}

const costedAmount = ({ currency, revenue, units, costed }: SoldFigures) => ({
  currency,
  amount: revenue,
  units,
  costed,
})

/** Where the change of several accounts comes from. */
function changeBy(levels: AccountLevels[]): InsightTotals['followers_change_by'] {
  const ways = new Set(levels.map((account) => account.followers_change_by).filter((way) => way !== null))
  const [first = null] = ways
  return ways.size > 1 ? 'both' : first
}

/** A list of days with unknown first ones. */
const unknownBefore = (count: number, values: (number | null)[]) =>
  values.map((value, place) => (place < count ? null : value))

/** Expands a list of known days to all days. */
function spread<Value>(length: number, places: number[], values: Value[], missing: Value): Value[] {
  const list = Array.from({ length }, () => missing)
  places.forEach((place, index) => (list[place] = values[index]!))
  return list
}

interface MarkedRow extends Selected<'social_posts', 'id' | 'kind' | 'caption' | 'posted_at'> {
  username: string
  day: string
}

/** The latest posts of the shown period. */
export async function markedPosts(
  db: TeamDatabase,
  { accountIds, isWholeTeam }: AccountScope,
  { timezone, current }: Periods,
) {
  const team = currentTeam(db)
  const { from = '-infinity', until = 'infinity' } = momentsIn(timezone, current)
  // Each reads an index by time until it has enough.
  const ofScope = isWholeTeam
    ? sql`p.service = 'social' and p.social = 'instagram' and p.account_id = any(${accountIds}::bigint[])`
    : sql`p.account_id = ${accountIds[0] ?? null}`
  const { rows } = await sql<MarkedRow>`
    select p.id, p.kind, left(p.caption, ${captionLength}::int) as caption, a.username, p.posted_at,
      (p.posted_at at time zone ${timezone})::date as day
    from social_posts p
    join social_accounts a on a.team_id = ${team} and a.id = p.account_id
    where p.team_id = ${team} and ${ofScope}
      and p.posted_at >= ${from}::timestamptz and p.posted_at < ${until}::timestamptz
    order by p.posted_at desc, p.id desc limit ${maxPosts}`.execute(db)
  return rows
}

/** When a sync of one of the stores last completed, and until when all of them are known. */
async function storesRead(db: TeamDatabase, storeIds: number[]) {
  const { rows } = await sql<Record<'read_at' | 'all_read_at', string | null>>`
    select max(succeeded_at) as read_at,
      case when bool_and(succeeded_at is not null) then min(coalesce(known_until, succeeded_at)) end as all_read_at
    from store_syncs
    where team_id = ${currentTeam(db)} and store_id = any(${storeIds}::bigint[])`.execute(db)
  return rows[0] ?? { read_at: null, all_read_at: null }
}
