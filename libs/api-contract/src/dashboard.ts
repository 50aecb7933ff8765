import * as v from 'valibot'
import { ChangeBy, KnownSince, Period, PeriodCompared, periodSearch } from './account-analytics.ts'
import { CostedAmount } from './costed-sales.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'
import { dayFilter, isSoundFilter } from './list-filter.ts'
import { PostKind } from './posts.ts'

/** One connected account and one store, or all that aren't archived. */
const scope = { account_id: v.optional(Id), store_id: v.optional(Id) }
const figure = v.nullable(Count)

/** What the accounts and the stores did in a period. */
export const InsightTotals = v.strictObject({
  ...Period.entries,
  /**
   * People reached per day, as a mean over the days; for several accounts, the sum of their means. Days are
   * never added up.
   */
  reach_per_day: v.nullable(v.number()),
  views: figure,
  interactions: figure,
  profile_links_taps: figure,
  /** At the end of the period; null when one of the accounts was first read after it. */
  followers_count: figure,
  /** The sum over the accounts that have it; see `AccountPeriod`. */
  followers_change: v.nullable(v.pipe(v.number(), v.safeInteger())),
  followers_change_by: ChangeBy,
  posts_count: Count,
  /**
   * Sales by the team's days, as `listSalesDays` counts them. A period that begins before
   * `stores_known_since` counts only sales since then. Null when the period ends before it; for the compared
   * period, already when it begins before it.
   */
  orders: figure,
  /** The currency with most orders first. Units and costs are as in `SalesTotal`. */
  revenue: v.nullable(v.array(CostedAmount)),
  /** Days with figures of at least one account. */
  days_read: Count,
})
export type InsightTotals = v.InferOutput<typeof InsightTotals>

/**
 * Daily figures of accounts and stores: each list has one value per day, from the first to the last. Accounts
 * and stores are added up. What wasn't read is null; days without sales are 0, or null before
 * `stores_known_since`. When one account was read on a day and another wasn't, the other's followers are
 * those of its last reading before; followers are null until every account was read once.
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
  /** For each currency with sales in the period. */
  revenue: v.array(v.strictObject({ currency: CurrencyCode, amounts: v.array(v.nullable(MinorUnits)) })),
})
export type InsightDays = v.InferOutput<typeof InsightDays>

/** What the accounts did, beside what the stores sold. */
export const Insights = v.strictObject({
  timezone: v.string(),
  current: InsightTotals,
  previous: v.nullable(InsightTotals),
  /** Null when `previous` is null. */
  compared: v.nullable(PeriodCompared),
  /**
   * Every day of the period, and of the one it is compared with. At most the latest 1,100; totals include all
   * days.
   */
  days: InsightDays,
  previous_days: v.nullable(InsightDays),
  /** Posts of the period, latest first, at most 200, to mark on the days. */
  posts: v.array(
    v.strictObject({
      id: Id,
      kind: PostKind,
      /** Its first 60 characters. */
      caption: v.nullable(v.string()),
      username: v.string(),
      posted_at: Instant,
      /** In the team's time zone. */
      day: v.string(),
    }),
  ),
  /** The first day from which the sales of all the stores are known; null when there is no limit. */
  stores_known_since: v.nullable(v.string()),
  /** Over all accounts that were ever read: the latest of their first days. */
  accounts_known_since: KnownSince,
  /**
   * The shown days since `accounts_known_since.figures` on which the reach of some accounts is known and that of
   * others isn't. Accounts whose reach was never known don't count.
   */
  partial_reach_days: v.array(v.string()),
  /** When a reading of one of the accounts last completed; null when none has. */
  accounts_read_at: v.nullable(Instant),
  /** When a sync of one of the stores last completed; null when none has. */
  stores_read_at: v.nullable(Instant),
  /** Until when all accounts were read that ever were: the oldest of their latest readings. */
  accounts_all_read_at: v.nullable(Instant),
  /** Until when all stores are known: when the oldest of their latest syncs began; null when one was never synced. */
  stores_all_read_at: v.nullable(Instant),
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

/** When followers are online, and when orders are placed. */
export const OnlineFollowers = v.strictObject({
  ...Period.entries,
  timezone: v.string(),
  /**
   * The mean over the hours that were read; for several accounts, the sum of their means. Hours without a
   * reading are left out.
   */
  cells: v.array(v.strictObject({ ...weekHour, followers: v.number(), hours_read: Count })),
  /**
   * Sales placed in each hour of the week; hours without any are left out. A period that begins before
   * `stores_known_since` counts only sales since then; null when it ends before it.
   */
  orders: v.nullable(v.array(v.strictObject({ ...weekHour, orders: Count }))),
  /** The first day from which the sales of all the stores are known; null when there is no limit. */
  stores_known_since: v.nullable(v.string()),
  /** At most 3 hours with most followers online, busiest first; fewer when hours are missing. */
  best: v.array(v.strictObject({ ...weekHour, followers: v.number() })),
  /** When the hours were last read; null when never. */
  read_at: v.nullable(Instant),
  /**
   * Accounts whose online followers the network shared in the period. It withholds them below 100 followers.
   */
  accounts_told: Count,
  accounts_count: Count,
})
export type OnlineFollowers = v.InferOutput<typeof OnlineFollowers>

/** Days are as in `periodSearch`. */
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

/** Followers beside buyers. A list is null when the network shares nothing. */
export const DashboardAudience = v.strictObject({
  /**
   * The team's day of the reading; null when there is none. For several accounts, the oldest of their latest
   * days.
   */
  day: v.nullable(v.string()),
  /** The sum over the accounts: somebody who follows two counts twice. */
  followers_count: v.nullable(Count),
  age_gender: v.nullable(
    v.array(
      v.strictObject({
        age: v.string(),
        /** `F`, `M`, or `U` when it isn't known. */
        gender: v.string(),
        ...share,
      }),
    ),
  ),
  /** ISO 3166 codes, most first. */
  countries: v.nullable(v.array(v.strictObject({ country: v.string(), ...share }))),
  /** As the network names them, most first. */
  cities: v.nullable(v.array(v.strictObject({ city: v.string(), ...share }))),
  /** Countries of customers with an order, most first, at most 45: a code, or the shop's own text. */
  buyers: v.strictObject({
    customers_count: Count,
    /** Buyers whose country or city the shop knows, listed here or not. */
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
    /** Followers, or people who interacted this month. */
    of: v.optional(v.picklist(['followers', 'engaged']), 'followers'),
  }),
  data: DashboardAudience,
})
