import { addDays, daysBetween } from '@tandem/format'
import { accountMetrics } from '../social-account.ts'
import type {
  AccountMetric,
  AccountSeries,
  AccountTotals,
  DayValue,
  OnlineDay,
  OnlineHour,
} from '../social-account.ts'
import { countOf } from './count-of.ts'
import type { GraphClient } from './graph-client.ts'
import { askMetrics, figureOf, namedParts } from './metrics.ts'
import { dayOfEnd, hourStart, secondsOf } from './provider-day.ts'
import { Insights } from './schemas.ts'
import type { Insight } from './schemas.ts'

const longestRange = 30
/**
 * Instagram limits the range in seconds: in autumn, when a day has one more hour, the first hour is cut off.
 */
const longestRangeSeconds = longestRange * 86_400
/** Clocks differ, and a request takes time. */
const marginSeconds = 300

/** Instagram's names of the totals; follows and unfollows are two parts of another metric. */
const names: Record<Exclude<AccountMetric, 'follows' | 'unfollows'>, string> = {
  reach: 'reach',
  views: 'views',
  accounts_engaged: 'accounts_engaged',
  interactions: 'total_interactions',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  saves: 'saves',
  replies: 'replies',
  reposts: 'reposts',
  profile_links_taps: 'profile_links_taps',
}

/** The account to query, and its credentials. */
export interface AskedAccount {
  client: GraphClient
  account_id: string
  token: string
  /** Epoch milliseconds. */
  now: () => number
}

/** Requests insights of an account. */
export const accountQuestion =
  ({ client, account_id: id, token }: AskedAccount, query: Record<string, string>, signal?: AbortSignal) =>
  (metrics: string[]): Promise<Insight[]> =>
    client.ask({
      path: `/${id}/insights`,
      subject: 'insights of the account',
      schema: Insights,
      token,
      signal,
      query: () => ({ metric: metrics.join(','), ...query }),
    })

/** Totals of a range of days, both included. @throws ProviderError, or the signal's reason */
export async function accountTotals(
  account: AskedAccount,
  from: string,
  until: string,
  signal?: AbortSignal,
): Promise<AccountTotals> {
  const query = { period: 'day', metric_type: 'total_value', ...windowOf(from, until) }
  const { insights } = await askMetrics(Object.values(names), accountQuestion(account, query, signal))
  const movement = await askMetrics(
    ['follows_and_unfollows'],
    accountQuestion(account, { ...query, breakdown: 'follow_type' }, signal),
  )
  const parts = namedParts(movement.insights.get('follows_and_unfollows'), 'follow_type')
  const total = (metric: AccountMetric) => {
    if (metric === 'follows') return parts?.['follower'] ?? null
    if (metric === 'unfollows') return parts?.['non_follower'] ?? null
    return countOf(figureOf(insights.get(names[metric])))
  }
  return Object.fromEntries(accountMetrics.map((metric) => [metric, total(metric)])) as AccountTotals
}

const seriesMetrics: Record<AccountSeries, SeriesMetric> = {
  reach: { metric: 'reach', period: 'day' },
  new_followers: { metric: 'follower_count', period: 'day', isShort: true },
}

/** A daily figure. @throws ProviderError, or the signal's reason */
export async function dailyFigure(
  account: AskedAccount,
  series: AccountSeries,
  days: { from: string; until: string },
  signal?: AbortSignal,
): Promise<DayValue[] | null> {
  const insights = await seriesOf(account, seriesMetrics[series], days, signal)
  return insights?.map(({ day, value }) => ({ day, value: countOf(value) })) ?? null
}

/** When followers are online. @throws ProviderError, or the signal's reason */
export async function onlineFollowers(
  account: AskedAccount,
  from: string,
  until: string,
  signal?: AbortSignal,
): Promise<OnlineDay[] | null> {
  const days = await seriesOf(
    account,
    { metric: 'online_followers', period: 'lifetime', isShort: true },
    { from, until },
    signal,
  )
  return days?.map(({ day, value }) => ({ day, hours: hoursOf(day, value) })) ?? null
}

interface DayInsight {
  day: string
  value: unknown
}

/** A metric with daily values. */
interface SeriesMetric {
  metric: string
  period: string
  /** It is only available for 30 days, and a request that begins earlier is refused as a whole. */
  isShort?: boolean
}

/** Null when the metric is refused, or when there is no answer at all. */
async function seriesOf(
  account: AskedAccount,
  { metric, period, isShort = false }: SeriesMetric,
  { from, until }: { from: string; until: string },
  signal?: AbortSignal,
): Promise<DayInsight[] | null> {
  const kept = isShort ? Math.ceil(account.now() / 1000) - longestRangeSeconds + marginSeconds : -Infinity
  // A day is identified by its end, which must be in the range.
  const window = windowOf(from, until, { withEnd: true, kept })
  if (window === null) return []
  const query = { period, ...window }
  const { insights } = await askMetrics([metric], accountQuestion(account, query, signal))
  const insight = insights.get(metric)
  if (!insight || insight.values.length === 0) return null
  const days = new Map<string, DayInsight>()
  for (const { value, end_time: end } of insight.values) {
    if (end === null) continue
    const day = dayOfEnd(end)
    if (day >= from && day <= until) days.set(day, { day, value })
  }
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day))
}

function hoursOf(day: string, value: unknown): OnlineHour[] {
  if (typeof value !== 'object' || value === null) return []
  const hours: OnlineHour[] = []
  for (let hour = 0; hour < 24; hour += 1) {
    const followers = countOf((value as Record<string, unknown>)[String(hour)])
    const start = hourStart(day, hour)
    if (followers !== null && start !== null) hours.push({ starts_at: start, hour, followers })
  }
  return hours
}

/** Null when all of it is earlier than what is available; in Unix seconds. */
function windowOf(from: string, until: string, { withEnd = false, kept = -Infinity } = {}) {
  if (until < from || addDays(from, longestRange - 1) < until)
    throw new RangeError(`not a range of 1 to ${longestRange} days: ${daysBetween(from, until) + 1}`)
  const bounds = secondsOf(from, until)
  const end = bounds.until + (withEnd ? 1 : 0)
  const since = Math.max(bounds.since, end - longestRangeSeconds, kept)
  return since < end ? { since: String(since), until: String(end) } : null
}
