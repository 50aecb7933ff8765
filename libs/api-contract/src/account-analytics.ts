import * as v from 'valibot'
import { accountServices, accountsPath, SocialNetwork } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'
import { Day, dayFilter, isSoundFilter } from './list-filter.ts'
import { Post } from './posts.ts'

/**
 * What a period is compared with: the one before it, the same days a year earlier, days that a person chose, or
 * nothing. See `PeriodCompared`.
 */
export const comparisons = ['previous_period', 'previous_year', 'custom', 'none'] as const
export const Comparison = v.picklist(comparisons)
export type Comparison = v.InferOutput<typeof Comparison>

/**
 * A period of days and what it is compared with. Without days: the last 30, including today. With only a
 * first day: until today. With only a last day: from the first day with data, compared with nothing. Future
 * days are left out, but a week or month that was asked for as a whole is still compared as one. The answer
 * names its days.
 */
export const periodSearch = {
  ...dayFilter,
  compare: v.optional(Comparison, 'previous_period'),
  /** The days to compare with; needed for `custom`, and only used for it. */
  compare_from: v.optional(Day),
  compare_to: v.optional(Day),
}

/** Days in the team's time zone, both included. */
export const Period = v.strictObject({ date_from: v.string(), date_to: v.string() })
export type Period = v.InferOutput<typeof Period>

const figure = v.nullable(Count)

/**
 * Daily figures of the network, over the days that both periods have. Null when the network has none of those
 * days.
 */
const NetworkFigures = v.strictObject({
  reach_per_day: v.nullable(v.number()),
  views: figure,
  interactions: figure,
  profile_links_taps: figure,
})
export type NetworkFigures = v.InferOutput<typeof NetworkFigures>

/**
 * How a period is compared. `unit` says which period comes before it: for a `day` the day before; for a
 * `week` (two to seven days) the same weekdays of the week before; for a `month` the same days of the month
 * before; for whole `months` as many months before them; for a `year`, and when a year earlier is asked for,
 * the same days of the year before; for other `days` the same number of days directly before. `custom` days can
 * be any, also more or fewer, and all of them count.
 */
export const PeriodCompared = v.strictObject({
  unit: v.picklist(['day', 'week', 'month', 'months', 'year', 'days', 'custom']),
  /** True when the period isn't over: it is compared with the same part of the one before. */
  is_part: v.boolean(),
  /**
   * When the last day of the earlier period is cut: at the team's current time of day. Orders and posts count
   * until then. Null when that day counts as a whole.
   */
  until: v.nullable(Instant),
  /** Exactly one of the two periods contains a 29 February. */
  is_leap_day_apart: v.boolean(),
  /**
   * The network's daily figures can't be cut and arrive late. So only days that are over and were read in
   * both periods are compared, the first with the first and so on, for each account and each figure
   * separately.
   */
  whole_days: v.strictObject({ current: NetworkFigures, previous: NetworkFigures }),
})
export type PeriodCompared = v.InferOutput<typeof PeriodCompared>

const change = v.nullable(v.pipe(v.number(), v.safeInteger()))

/** Where the change of followers comes from; null when it isn't known. */
export const ChangeBy = v.nullable(v.picklist(['network', 'readings', 'both']))

/**
 * An account's figures for a period. Daily figures are for days as the network cuts them. A figure is null
 * when no day was read, and the sum of the days that were read otherwise; `days_read` counts those.
 */
export const AccountPeriod = v.strictObject({
  ...Period.entries,
  days: Count,
  /** Days of the period with figures; for a tracked account, the days on which it was read. */
  days_read: Count,
  /** At the last reading of the period, or before it. */
  followers_count: figure,
  /**
   * How the number of followers changed in the period, by the rule of `AccountDay.growth`: follows minus
   * unfollows when the network has both, otherwise the difference between readings, even when they are more
   * than a day apart. Days with neither are left out; null when no day has one.
   */
  followers_change: change,
  followers_change_by: ChangeBy,
  /**
   * People reached per day, as a mean over the days. Days are never added up, because somebody reached on two
   * days would count twice.
   */
  reach_per_day: v.nullable(v.number()),
  /** Sums of days. */
  views: figure,
  interactions: figure,
  profile_links_taps: figure,
  /** Published in the period, as far as posts were read. Posts that have since disappeared still count. */
  posts_count: Count,
  /** Null when no post of the account was ever read, and when the period ends before the first known post. */
  posts_per_week: v.nullable(v.number()),
  /** The mean over its posts that have a rate and still exist; see `SocialAccount`. */
  engagement_rate: v.nullable(v.number()),
})
export type AccountPeriod = v.InferOutput<typeof AccountPeriod>

/**
 * The first days with data; null when nothing was read. `figures` are the network's daily figures, which
 * begin some weeks before the account was connected. `followers` begin with the first reading. `posts` go
 * back two years from when the account was added; older posts aren't read.
 */
export const KnownSince = v.strictObject({
  figures: v.nullable(v.string()),
  followers: v.nullable(v.string()),
  posts: v.nullable(v.string()),
})
export type KnownSince = v.InferOutput<typeof KnownSince>

/** An account with its figures for a period and for the period it is compared with. */
export const AccountAnalytics = v.strictObject({
  id: Id,
  service: v.picklist(accountServices),
  social: SocialNetwork,
  username: v.string(),
  name: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  collections: v.array(v.strictObject({ id: Id, name: v.string() })),
  /** When a reading last completed. */
  read_at: v.nullable(Instant),
  known_since: KnownSince,
  last_post_at: v.nullable(Instant),
  current: AccountPeriod,
  previous: v.nullable(AccountPeriod),
  /** Null when `previous` is null. */
  compared: v.nullable(PeriodCompared),
  /**
   * Followers at the last reading of each day of the period, for a sparkline. Days without a reading are left
   * out. Periods of more than 90 days are cut into 90 parts, with the last reading of each. `counts` has one
   * number for each of `days`.
   */
  followers: v.strictObject({ days: v.array(v.string()), counts: v.array(Count) }),
  notes_count: Count,
})
export type AccountAnalytics = v.InferOutput<typeof AccountAnalytics>

/**
 * All accounts of the path that aren't archived, or the one asked for, by username. Not paged: a team has a
 * few hundred at most.
 */
export const listAccountAnalytics = endpoint({
  name: 'listAccountAnalytics',
  method: 'GET',
  path: '/{service}/{social}/users/analytics',
  summary: 'The figures of each account in a period, beside those of the period before',
  access: 'analytics.read',
  reads: ['accounts', 'figures', 'notes'],
  params: v.strictObject(accountsPath),
  search: v.pipe(
    v.strictObject({ ...periodSearch, collection_id: v.optional(Id), account_id: v.optional(Id) }),
    isSoundFilter(),
  ),
  data: v.array(AccountAnalytics),
  errors: ['MODEL_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
})

/**
 * One day of an account. Counts of followers and posts are from the last reading of the team's day; reach,
 * views and similar figures are for the network's day of that date. Null means not read or not shared.
 */
export const AccountDay = v.strictObject({
  day: v.string(),
  followers_count: figure,
  following_count: figure,
  /** The number on the profile. */
  posts_count: figure,
  new_followers: figure,
  /** New followers and unfollows. */
  follows: figure,
  unfollows: figure,
  /**
   * Followers gained on the day: follows minus unfollows, otherwise the next day's reading minus this day's.
   */
  growth: change,
  growth_by: v.nullable(v.picklist(['network', 'readings'])),
  reach: figure,
  views: figure,
  accounts_engaged: figure,
  interactions: figure,
  likes: figure,
  comments: figure,
  shares: figure,
  saves: figure,
  profile_links_taps: figure,
  /** Posts published on the team's day, as far as they were read. */
  posts: Count,
})
export type AccountDay = v.InferOutput<typeof AccountDay>

/** At most 1,100 days, the latest of those asked for. Days without data are left out. */
export const listAccountDays = endpoint({
  name: 'listAccountDays',
  method: 'GET',
  path: '/{service}/{social}/users/{id}/days',
  summary: 'The figures of an account day by day',
  access: 'analytics.read',
  reads: ['accounts', 'figures'],
  params: v.strictObject({ ...accountsPath, id: Id }),
  search: v.pipe(v.strictObject(dayFilter), isSoundFilter()),
  data: v.array(AccountDay),
  errors: ['MODEL_NOT_FOUND'],
})

/**
 * At most 10 posts by engagement rate, published in the period, or ever when no days are given. Posts without
 * a rate and posts that no longer exist are left out.
 */
export const listBestPosts = endpoint({
  name: 'listBestPosts',
  method: 'GET',
  path: '/{service}/{social}/users/{id}/best-posts',
  summary: 'The posts of an account that people reacted to most in a period',
  access: 'analytics.read',
  reads: ['posts', 'notes'],
  params: v.strictObject({ ...accountsPath, id: Id }),
  search: v.pipe(v.strictObject(dayFilter), isSoundFilter()),
  data: v.array(Post),
  errors: ['MODEL_NOT_FOUND'],
})
