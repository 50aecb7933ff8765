import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { cutDay, periodMoments, spanRows, spansOf } from '../analytics/periods.ts'
import type { Periods, Span } from '../analytics/periods.ts'
import {
  costedOrders,
  costedSales,
  costNames,
  linesOfMoments,
  netOfProducts,
} from '../../commerce/sync/costed-parts.ts'
import type { CostedParts } from '../../commerce/sync/costed-parts.ts'
import { unitsKept } from '../../commerce/sync/day-figures.ts'
import { latestDays } from '../../platform/lists/latest-days.ts'

/** 0 is the shown period, 1 the compared one. */
type OfPeriod = { nr: 0 | 1 }

/** Lists of the days with data; `places` counts them from the first shown day. */
type KnownDays<Lists> = Lists & { places: number[] }

const socialLists = [
  'reach',
  'views',
  'interactions',
  'profile_links_taps',
  'followers_count',
  'posts',
] as const

type SocialList = (typeof socialLists)[number]

/** The figures of accounts in a period, as sums and by day; see `Insights`. */
export type AccountsFigures = OfPeriod &
  Record<'views' | 'interactions' | 'profile_links_taps', number | null> & {
    posts_count: number
    days_read: number
    days: KnownDays<Record<Exclude<SocialList, 'posts'>, (number | null)[]> & { posts: number[] }>
  }

/** The sales of a period in one currency, as sums and by day. */
export type SoldFigures = OfPeriod & {
  currency: string
  orders: number
  revenue: number
  units: number
  costed: CostedParts
  days: KnownDays<{ orders: number[]; revenue: number[] }>
}

/** The days of a period in one answer: the latest ones when there are too many. */
export const shownDays = (span: Span) => latestDays(span, span.date_to)

/** Lists of days as one value: as rows they took longer to transfer than to find. */
function listsOfDays(lists: readonly string[]) {
  const list = (value: string) => sql.raw(`json_agg(${value}) filter (where day >= shown.first)`)
  const named = lists.map((name) => sql`${sql.lit(name)}, coalesce(${list(name)}, '[]')`)
  return sql`json_build_object('places', coalesce(${list('day - shown.first')}, '[]'), ${sql.join(named)})`
}

/** The first shown day of each period, as in `spanRows`. */
const shownRows = (periods: Periods) => sql`(
  select nr, first from ${spanRows(
    spansOf(periods).map((span) => ({ date_from: shownDays(span).from, date_to: span.date_to })),
  )}
) as shown`

/** Adds up `days`, a part of a query like `addedDays` for these accounts, after `countDueDays`. */
export async function accountsFigures(
  db: TeamDatabase,
  added: RawBuilder<unknown>,
  { accountIds, periods }: { accountIds: number[]; periods: Periods },
) {
  const days = withCutPosts(db, added, { accountIds, periods })
  const { rows } = await sql<AccountsFigures>`
    select shown.nr, sum(views)::bigint as views, sum(interactions)::bigint as interactions,
      sum(profile_links_taps)::bigint as profile_links_taps, coalesce(sum(posts), 0)::bigint as posts_count,
      count(*) filter (where is_read) as days_read, ${listsOfDays(socialLists)} as days
    from ${shownRows(periods)} left join ${days} as days on days.nr = shown.nr
    group by shown.nr`.execute(db)
  return rows
}

/**
 * The shown days, since this one, on which the reach of some accounts is known and that of another isn't. Accounts whose
 * reach was never known are ignored.
 */
export async function partialReachDays(
  db: TeamDatabase,
  accountIds: number[],
  span: Span,
  since: string | null,
): Promise<string[]> {
  if (accountIds.length < 2 || since === null) return []
  const team = currentTeam(db)
  const { from, to } = shownDays(span)
  const { rows } = await sql<{ day: string }>`
    select day from account_day
    where team_id = ${team} and account_id = any(${accountIds}::bigint[]) and reach is not null
      and day between greatest(${from}::date, ${since}::date) and ${to}::date
    group by day
    having count(*) < (
      select count(*) from unnest(${accountIds}::bigint[]) as account (id)
      where exists (
        select from account_day
        where team_id = ${team} and account_id = account.id and reach is not null
      )
    )
    order by day`.execute(db)
  return rows.map(({ day }) => day)
}

/** These days, where a cut day only has the posts that were published until the cut. */
function withCutPosts(
  db: TeamDatabase,
  days: RawBuilder<unknown>,
  { accountIds, periods }: { accountIds: number[]; periods: Periods },
) {
  const cut = cutDay(periods)
  if (cut === null) return days
  return sql`(
    select nr, day, reach, views, interactions, profile_links_taps, is_read, followers_count,
      case when nr = 1 and day = ${cut.day}::date then (
        select count(*) from social_posts
        where team_id = ${currentTeam(db)} and account_id = any(${accountIds}::bigint[])
          and posted_at >= ${cut.since}::timestamptz and posted_at < ${cut.until}::timestamptz
      ) else posts end as posts
    from ${days} as days
  )`
}

/** The sums of sales beside their number and revenue. */
const unitNames = ['units', ...costNames] as const

const sumsOfUnits = sql.raw(unitNames.map((name) => `sum(${name}) as ${name}`).join(', '))

/**
 * Sales by the team's day and currency, the currency with most orders first, for known days; days with only
 * refunds are left out.
 */
export async function soldFigures(db: TeamDatabase, storeIds: number[], periods: Periods) {
  const { rows } = await sql<SoldFigures>`
    select nr, currency, orders, revenue, units, ${costedSales(sql`sums`)} as costed, days
    from (
      select shown.nr, currency, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue, ${sumsOfUnits},
        ${listsOfDays(['orders', 'revenue'])} as days
      from (
        select nr, day, currency, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue, ${sumsOfUnits}
        from (
          select period.nr, s.day, s.currency, s.orders, s.revenue, ${columnsOf('s', unitNames)}
          from ${periodMoments(periods)}
          join store_day s on s.team_id = ${currentTeam(db)} and s.store_id = any(${storeIds}::bigint[])
            and s.day between period.first and period.whole and s.day >= ${periods.soldSince ?? '-infinity'}::date
          ${cutSales(db, storeIds, periods)}
        ) as sales
        group by 1, 2, 3 having sum(orders) <> 0 or sum(revenue) <> 0
      ) as days
      join ${shownRows(periods)} on shown.nr = days.nr
      group by 1, 2
    ) as sums order by orders desc, currency collate "C"`.execute(db)
  return rows
}

const columnsOf = (table: string, names: readonly string[]) =>
  sql.raw(names.map((name) => `${table}.${name}`).join(', '))

/** The sales of a cut day, from the orders themselves: `store_day` only has whole days. */
function cutSales(db: TeamDatabase, storeIds: number[], periods: Periods) {
  const cut = cutDay(periods)
  if (cut === null || (periods.soldSince !== null && cut.day < periods.soldSince)) return sql``
  const team = currentTeam(db)
  const sumsOfCosts = sql.raw(costNames.map((name) => `coalesce(sum(costed.${name}), 0)`).join(', '))
  return sql`
    union all
    select 1, ${cut.day}::date, currency, count(*), sum(total - refunded_total), sum(${unitsKept}), ${sumsOfCosts}
    from orders
    left join (${costedOrders(team, netOfProducts(team, linesOfMoments(storeIds, cut)))}) as costed on costed.order_id = orders.id
    where team_id = ${team} and store_id = any(${storeIds}::bigint[]) and is_sale
      and ordered_at >= ${cut.since}::timestamptz and ordered_at < ${cut.until}::timestamptz
    group by currency`
}
