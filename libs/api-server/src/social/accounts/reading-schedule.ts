import { addDays, dayMs, hourMs, teamDay } from '@tandem/format'
import type { AccountService, PostPlace, ReadingKind } from '@tandem/api-contract'
import { providerDay } from '@tandem/connectors'
import type { PostInsights } from '@tandem/connectors'

/**
 * What a reading reads, as functions of time only. A day of the network is read until two days after its end, because
 * figures come up to 48 hours late. The next reading catches up on whatever was missed.
 */

/** The day of the network at a moment. */
export const networkDay = (at: Date | string) => providerDay(new Date(at).toISOString())

/** Two years: the network does not keep figures of older posts. */
export const postsDays = 730
/** How many past days are read one by one when an account is connected. */
const firstDays = 90
/** How many past days are caught up on when they were missed. */
export const knownDays = 400
/** How far back the network has series and followers online. */
export const seriesDays = 30

/** How far back posts are listed at a reading; once a week, as far back as they are kept. */
const listedDays = { own: 90, tracked: 35 }
/** Half a day less than a week, so that a reading some hours early counts. */
const weeklyMs = 6.5 * dayMs
/** Somewhat less than a month, for the same reason. */
const monthlyMs = 27 * dayMs
/** A post of the last 30 days is read again on the same day only after this pause. */
const pauseMs = 3 * hourMs
/** From these ages on, the insights of a post are read weekly and monthly. */
const weeklyFromMs = 30 * dayMs
const monthlyFromMs = 90 * dayMs

/** When each part of a day of the network was last read. */
export interface DayRead {
  day: string
  totals_read_at: string | null
  series_read_at: string | null
  online_read_at: string | null
}

/** A post, with what decides whether its insights are read. */
export interface PostRead {
  id: number
  provider_id: string
  place: PostPlace
  posted_at: string
  insights_read_at: string | null
  insights_missing: PostInsights['missing']
}

/** The known state of an account. */
export interface ReadingState {
  service: AccountService
  timezone: string
  /** The last `knownDays`; the account's days start with the first of them. */
  days: readonly DayRead[]
  posts: readonly PostRead[]
  posts_listed_at: string | null
  audience_read_at: string | null
}

/** Days from the first to the last, both included. */
interface Days {
  from: string
  until: string
}

/** What one reading reads. */
export interface ReadingPlan {
  kinds: ReadingKind[]
  /** Posts are listed back to this moment; `is_whole` when that is as far as they are kept. */
  posts: { since: string; is_whole: boolean }
  /** Posts whose insights are read, newest first. */
  insights: PostRead[]
  /** Days whose totals are read one by one, newest first. */
  totals: string[]
  series: Days | null
  online: Days | null
}

/** The data to read from an account now. */
export function readingsDue(state: ReadingState, now: Date): ReadingPlan {
  const isOwn = state.service === 'social'
  const is_whole = isOlder(state.posts_listed_at, weeklyMs, now)
  const back = is_whole ? postsDays : isOwn ? listedDays.own : listedDays.tracked
  const kinds: ReadingKind[] = ['profile', 'posts']
  if (isOwn) {
    kinds.push('post_insights', 'account_days', 'online_followers')
    if (isOlder(state.audience_read_at, weeklyMs, now)) kinds.push('audience')
  }
  return {
    kinds,
    posts: { since: new Date(now.getTime() - back * dayMs).toISOString(), is_whole },
    insights: insightsDue(state, now),
    totals: isOwn ? daysDue(state.days, 'totals_read_at', firstDays, now) : [],
    series: isOwn ? rangeOf(daysDue(state.days, 'series_read_at', seriesDays, now)) : null,
    online: isOwn ? rangeOf(daysDue(state.days, 'online_read_at', seriesDays, now)) : null,
  }
}

const isOlder = (at: string | null, age: number, now: Date) =>
  at === null || now.getTime() - Date.parse(at) >= age

/**
 * Past days that are not final, newest first. Totals are caught up on from the account's first known day; data with a
 * limit of `maxDays` days, or without a known day, from that limit on.
 */
function daysDue(
  days: readonly DayRead[],
  part: Exclude<keyof DayRead, 'day'>,
  maxDays: number,
  now: Date,
): string[] {
  const today = networkDay(now)
  const read = new Map(days.map((known) => [known.day, known[part]]))
  const furthest = addDays(today, -maxDays)
  const [known] = days.map((entry) => entry.day).toSorted()
  const first = part === 'totals_read_at' && known !== undefined && known < furthest ? known : furthest
  const due: string[] = []
  for (let candidate = addDays(today, -1); candidate >= first; candidate = addDays(candidate, -1)) {
    if (!isFinal(candidate, read.get(candidate) ?? null)) due.push(candidate)
  }
  return due
}

/** Whether it was last read at least two days after its end. The network's midnight is at 7 or 8 UTC. */
function isFinal(candidate: string, read_at: string | null): boolean {
  if (read_at === null) return false
  const at = Date.parse(read_at)
  const twoDaysLater = Date.parse(`${candidate}T07:00:00Z`) + 3 * dayMs
  return at >= twoDaysLater + hourMs || (at >= twoDaysLater && networkDay(read_at) >= addDays(candidate, 3))
}

function rangeOf(days: string[]): Days | null {
  const [until] = days
  const from = days.at(-1)
  return from === undefined || until === undefined ? null : { from, until }
}

/** Posts whose insights are read now, newest first; none for tracked accounts. */
export function insightsDue(
  { service, posts, timezone }: Pick<ReadingState, 'service' | 'posts' | 'timezone'>,
  now: Date,
): PostRead[] {
  if (service !== 'social') return []
  const today = teamDay(now.toISOString(), timezone)
  return posts
    .filter((post) => isInsightDue(post, { today, timezone, now }))
    .toSorted((one, other) => other.posted_at.localeCompare(one.posted_at) || other.id - one.id)
}

/** New posts are read at every reading, older ones less often. */
function isInsightDue(
  { posted_at, insights_read_at, insights_missing }: PostRead,
  { today, timezone, now }: { today: string; timezone: string; now: Date },
): boolean {
  if (insights_missing === 'older_than_account' || insights_missing === 'gone') return false
  const age = now.getTime() - Date.parse(posted_at)
  if (age > postsDays * dayMs) return false
  if (insights_read_at === null) return true
  if (age > monthlyFromMs) return isOlder(insights_read_at, monthlyMs, now)
  if (age > weeklyFromMs) return isOlder(insights_read_at, weeklyMs, now)
  return isOlder(insights_read_at, pauseMs, now) || teamDay(insights_read_at, timezone) < today
}
