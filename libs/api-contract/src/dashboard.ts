import * as v from 'valibot'
import { ChangeBy, KnownSince, Period, PeriodCompared, periodSearch } from './account-analytics.ts'
import { CostedAmount } from './costed-sales.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'
import { dayFilter, isSoundFilter } from './list-filter.ts'
import { PostKind } from './posts.ts'

/** One connected account and one store, or all that are not archived. */
const scope = { account_id: v.optional(Id), store_id: v.optional(Id) }
const figure = v.nullable(Count)

/** What the accounts and the stores did in a period. */
export const InsightTotals = v.strictObject({
  ...Period.entries,
  /** People reached on a day, as a mean of the days; of several accounts the sum of their means. Days are never added up. */
  reach_per_day: v.nullable(v.number()),
  views: figure,
  interactions: figure,
  profile_links_taps: figure,
  /** At the end of the period; null where one of the accounts was read for the first time after it. */
  followers_count: figure,
  /** Added up over the accounts of which it is known; see `AccountPeriod`. */
  followers_change: v.nullable(v.pipe(v.number(), v.safeInteger())),
  followers_change_by: ChangeBy,
  posts_count: Count,
  /**
   * Sales, of the team's days, as `listSalesDays` counts them. Where the period begins before `stores_known_since` they are
   * those since then; null where it ends before, and of the period compared with where it begins before.
   */
  orders: figure,
  /** With units and costs as `SalesTotal` has them. */
  revenue: v.nullable(v.array(CostedAmount)),
  /** Days of which figures of the accounts were read, of at least one account. */
  days_read: Count,
})
export type InsightTotals = v.InferOutput<typeof InsightTotals>

/**
 * Days of both sides in a row: each list has one value for each day, from the first to the last. Accounts and stores are
 * added up; what was not read is null, what was not sold is 0, and null before `stores_known_since`. Followers of an
 * account that was not read on a day on which another was are those of its last reading before; before all of them were
 * read once they are null.
 */
export const InsightDays = v.strictObject({
  ...Period.entries,
  reach: v.array(figure),
  views: v.array(figure),
  interactions: v.array(figure),
  profile_links_taps: v.array(figure),
  followers_count: v.array(figure),
  posts: v.array(Count),
  orders: v.array(figure),
  /** Of each currency that something was sold in during the period. */
  revenue: v.array(v.strictObject({ currency: CurrencyCode, amounts: v.array(v.nullable(MinorUnits)) })),
})
export type InsightDays = v.InferOutput<typeof InsightDays>

/** What the accounts did beside what the stores sold. */
export const Insights = v.strictObject({
  timezone: v.string(),
  current: InsightTotals,
  previous: v.nullable(InsightTotals),
  /** Null where `previous` is. */
  compared: v.nullable(PeriodCompared),
  /** Every day of the period, and of the one it is compared with. At most 1100, the latest; totals are of all. */
  days: InsightDays,
  previous_days: v.nullable(InsightDays),
  /** Posts of the period, latest first, at most 200, to be marked on the days. */
  posts: v.array(
    v.strictObject({
      id: Id,
      kind: PostKind,
      /** The first 60 characters of it. */
      caption: v.nullable(v.string()),
      username: v.string(),
      posted_at: Instant,
      /** Of the team's zone. */
      day: v.string(),
    }),
  ),
  /** The first day that the sales of all the stores are known of; null where there is no limit. */
  stores_known_since: v.nullable(v.string()),
  /** Of all the accounts that were ever read: the latest of their first days. */
  accounts_known_since: KnownSince,
  /** When one of the accounts was read last to the end; null where none was. */
  accounts_read_at: v.nullable(Instant),
  /** When one of the stores was read last to the end; null where none was. */
  stores_read_at: v.nullable(Instant),
  accounts_count: Count,
  stores_count: Count,
})
export type Insights = v.InferOutput<typeof Insights>

export const getDashboardInsights = endpoint({
  name: 'getDashboardInsights',
  method: 'GET',
  path: '/dashboard/insights',
  summary: 'What connected accounts reached and what stores sold, day by day, against the period before',
  access: 'analytics.read',
  reads: ['figures'],
  search: v.pipe(v.strictObject({ ...scope, ...periodSearch }), isSoundFilter()),
  data: Insights,
})

/** An hour of the week in the team's zone; `weekday` 1 is Monday, 7 Sunday. */
const weekHour = {
  weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
}

/** When followers are online, and when orders come. */
export const OnlineFollowers = v.strictObject({
  ...Period.entries,
  timezone: v.string(),
  /**
   * The mean over the hours that were read, of several accounts the sum of their means; hours of which nothing was read are
   * left out.
   */
  cells: v.array(v.strictObject({ ...weekHour, followers: v.number(), hours_read: Count })),
  /**
   * Sales that were placed in each hour of the week; hours without any are left out. Where the period begins before
   * `stores_known_since` they are those since then; null where it ends before.
   */
  orders: v.nullable(v.array(v.strictObject({ ...weekHour, orders: Count }))),
  /** The first day that the sales of all the stores are known of; null where there is no limit. */
  stores_known_since: v.nullable(v.string()),
  /** The hours with most followers online, busiest first, at most 3; fewer where hours are missing. */
  best: v.array(v.strictObject({ ...weekHour, followers: v.number() })),
  /** When the hours were read last; null where they never were. */
  read_at: v.nullable(Instant),
  /** Accounts that the network told it of in the period: it keeps it back below 100 followers. */
  accounts_told: Count,
  accounts_count: Count,
})
export type OnlineFollowers = v.InferOutput<typeof OnlineFollowers>

/** Days as in `periodSearch`. */
export const getOnlineFollowers = endpoint({
  name: 'getOnlineFollowers',
  method: 'GET',
  path: '/dashboard/online-followers',
  summary: 'Followers online by weekday and hour in the zone of the team, and the hours of orders',
  access: 'analytics.read',
  reads: ['figures'],
  search: v.pipe(v.strictObject({ ...scope, ...dayFilter }), isSoundFilter()),
  data: OnlineFollowers,
})

const share = { followers: Count }

/** Who follows, beside who buys. A list is null where the network tells nothing. */
export const DashboardAudience = v.strictObject({
  /** The team's day that it was read on; null where it never was. Of several accounts the oldest of their latest. */
  day: v.nullable(v.string()),
  /** The sum over the accounts: who follows two counts twice. */
  followers_count: v.nullable(Count),
  age_gender: v.nullable(
    v.array(
      v.strictObject({
        age: v.string(),
        /** `F`, `M`, or `U` where it is not said. */
        gender: v.string(),
        ...share,
      }),
    ),
  ),
  /** ISO 3166 codes, most first. */
  countries: v.nullable(v.array(v.strictObject({ country: v.string(), ...share }))),
  /** The network's words, most first. */
  cities: v.nullable(v.array(v.strictObject({ city: v.string(), ...share }))),
  /** Where customers with an order are, most first, at most 45; a country as its code or the shop's own text. */
  buyers: v.strictObject({
    customers_count: Count,
    /** Those whose country or city the shop knows, named here or not. */
    with_country: Count,
    with_city: Count,
    countries: v.array(v.strictObject({ country: v.string(), customers: Count })),
    cities: v.array(v.strictObject({ city: v.string(), country: v.nullable(v.string()), customers: Count })),
  }),
  accounts_told: Count,
  accounts_count: Count,
  stores_count: Count,
})
export type DashboardAudience = v.InferOutput<typeof DashboardAudience>

export const getDashboardAudience = endpoint({
  name: 'getDashboardAudience',
  method: 'GET',
  path: '/dashboard/audience',
  summary: 'Who follows the connected accounts, and where the buyers of the stores are',
  access: 'analytics.read',
  reads: ['figures'],
  search: v.strictObject({
    ...scope,
    /** Followers, or those who reacted this month. */
    of: v.optional(v.picklist(['followers', 'engaged']), 'followers'),
  }),
  data: DashboardAudience,
})
