import * as v from 'valibot'
import { accountServices, accountsPath, SocialNetwork } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'
import { dayFilter, isSoundFilter } from './list-filter.ts'
import { Post } from './posts.ts'

/** What a period is compared with: the one before it, the same days a year earlier, or nothing. See `PeriodCompared`. */
export const comparisons = ['previous_period', 'previous_year', 'none'] as const
export const Comparison = v.picklist(comparisons)
export type Comparison = v.InferOutput<typeof Comparison>

/**
 * A period of days and what it is compared with. Without days the last 30, today included; with a first day alone until
 * today; with a last day alone from the first day that anything is known of, compared with nothing. Days to come are left
 * off; a week or a month that is asked for as a whole is still compared as one. What is answered names its days.
 */
export const periodSearch = { ...dayFilter, compare: v.optional(Comparison, 'previous_period') }

/** Days of the team's zone, both included. */
export const Period = v.strictObject({ date_from: v.string(), date_to: v.string() })
export type Period = v.InferOutput<typeof Period>

const figure = v.nullable(Count)

/** What a network tells of whole days, of those that both periods have; null where it told of no such day. */
const NetworkFigures = v.strictObject({
  reach_per_day: v.nullable(v.number()),
  views: figure,
  interactions: figure,
  profile_links_taps: figure,
})
export type NetworkFigures = v.InferOutput<typeof NetworkFigures>

/**
 * How a period is compared. `unit` says which one is before it: of a `day` the day before; of a `week` (two to seven days)
 * the same weekdays of the week before; of a `month` the same days of the month before; of whole `months` as many before
 * them; of a `year`, and where a year earlier is asked for, the same days of the year before; of other `days` as many
 * directly before.
 */
export const PeriodCompared = v.strictObject({
  unit: v.picklist(['day', 'week', 'month', 'months', 'year', 'days']),
  /** Whether the period isn't over: it is compared with the same part of the one before. */
  is_part: v.boolean(),
  /**
   * When the last day of the period before is cut, at the same time on the team's clocks as it is now: orders and posts
   * count until then. Null where that day counts as a whole.
   */
  until: v.nullable(Instant),
  /** One of both has a 29 February, the other has none. */
  is_leap_day_apart: v.boolean(),
  /**
   * What the network tells by days can't be cut, and is told late. It is compared over the days that are over and were read
   * in both periods, the first beside the first and so on, for each account and each figure by itself.
   */
  whole_days: v.strictObject({ current: NetworkFigures, previous: NetworkFigures }),
})
export type PeriodCompared = v.InferOutput<typeof PeriodCompared>

const change = v.nullable(v.pipe(v.number(), v.safeInteger()))

/** What a change of followers was made of; null where it is not known. */
export const ChangeBy = v.nullable(v.picklist(['network', 'readings', 'both']))

/**
 * What an account gathered in a period. Figures of days are of days as the network cuts them. What was read of no day
 * is null; what was read of some days alone is the sum of those, and `days_read` says of how many.
 */
export const AccountPeriod = v.strictObject({
  ...Period.entries,
  days: Count,
  /** Days of the period that figures were read of; of a tracked account those on which it was read. */
  days_read: Count,
  /** At the last reading of the period, or before it. */
  followers_count: figure,
  /**
   * How the number of followers changed on the days of the period, by the rule of `AccountDay.growth`: who followed less
   * who unfollowed where the network tells both, else the difference between readings, also between two that are more
   * than a day apart. Days of which neither is known are left out; null where that is all of them.
   */
  followers_change: change,
  followers_change_by: ChangeBy,
  /**
   * People who saw something, as a mean of the days: who is reached on two days must not be counted twice, so days are
   * never added up.
   */
  reach_per_day: v.nullable(v.number()),
  /** Sums of days. */
  views: figure,
  interactions: figure,
  profile_links_taps: figure,
  /** Published in the period, as far as they were read; those that are gone since count too. */
  posts_count: Count,
  /** Null where no post of the account was ever read, and where the period ends before its posts are known. */
  posts_per_week: v.nullable(v.number()),
  /** The mean of its posts that have one and are not gone; see `SocialAccount`. */
  engagement_rate: v.nullable(v.number()),
})
export type AccountPeriod = v.InferOutput<typeof AccountPeriod>

/**
 * The first days that something is known of; null where nothing was read. `figures` are those that the network tells by
 * days: it tells of some weeks before an account was connected. `followers` begin with the first reading. `posts` were
 * listed two years back when the account was added; what is older is not read.
 */
export const KnownSince = v.strictObject({
  figures: v.nullable(v.string()),
  followers: v.nullable(v.string()),
  posts: v.nullable(v.string()),
})
export type KnownSince = v.InferOutput<typeof KnownSince>

/** An account with its figures of a period and those of the period it is compared with. */
export const AccountAnalytics = v.strictObject({
  id: Id,
  service: v.picklist(accountServices),
  social: SocialNetwork,
  username: v.string(),
  name: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  collections: v.array(v.strictObject({ id: Id, name: v.string() })),
  /** When it was read last to the end. */
  read_at: v.nullable(Instant),
  known_since: KnownSince,
  last_post_at: v.nullable(Instant),
  current: AccountPeriod,
  previous: v.nullable(AccountPeriod),
  /** Null where `previous` is. */
  compared: v.nullable(PeriodCompared),
  /**
   * Followers at the last reading of each day of the period, for a small line; days without a reading are left out. Of more
   * than 90 days at most 90 points, the last reading of each of as many parts. `counts` has one number for each of `days`.
   */
  followers: v.strictObject({ days: v.array(v.string()), counts: v.array(Count) }),
  notes_count: Count,
})
export type AccountAnalytics = v.InferOutput<typeof AccountAnalytics>

/** All accounts of the path that are not archived, or the one asked for, by user name: a team has at most some hundreds. */
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
 * One day of an account. Counts of followers and posts are as of the last reading of the team's day; figures such as
 * reach and views are of the day with that date as the network cuts it. Null is what was not read or is not told.
 */
export const AccountDay = v.strictObject({
  day: v.string(),
  followers_count: figure,
  following_count: figure,
  /** As the network's profile says. */
  posts_count: figure,
  new_followers: figure,
  /** Who began to follow and who stopped. */
  follows: figure,
  unfollows: figure,
  /** Followers won on the day: follows less unfollows, else the reading of the next day less that of the day. */
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
  /** Posts that were published on the team's day, as far as they were read. */
  posts: Count,
})
export type AccountDay = v.InferOutput<typeof AccountDay>

/** At most 1100 days at once, the latest of what is asked; days of which nothing is known are left out. */
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
 * By engagement rate, at most 10, of those published in the period; without days of all. Posts without a rate, and
 * those that are gone, are left out.
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
