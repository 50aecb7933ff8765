import type { PostMetric, PostPlace } from '@tandem/api-contract'
import type { ProviderError } from './provider-error.ts'

/** An account as its network shows it; missing or withheld values are null, never 0. */
export interface ProfileRow {
  provider_id: string
  username: string
  name: string | null
  biography: string | null
  website: string | null
  /** Signed by the provider for a few days: read it again instead of storing it. */
  picture_url: string | null
  followers_count: number | null
  following_count: number | null
  posts_count: number | null
}

/** The kind of a post. */
export type PostKind = 'image' | 'video' | 'carousel' | 'reel'

/** A post. Figures are from the reading; null when the owner hides them. */
export interface PostRow {
  provider_id: string
  kind: PostKind
  /** `feed` when the provider's value is unknown. */
  place: PostPlace
  caption: string | null
  permalink: string | null
  /** The picture or video, signed for a few days; null when copyright prevents it. */
  media_url: string | null
  /** A still of a video. */
  thumbnail_url: string | null
  posted_at: string
  likes: number | null
  comments: number | null
}

/** Where the next page starts: JSON, stored with the page it follows. */
export type SocialCursor = Record<string, string | number>

/** One page of posts, newest first; a post can appear again in a later page. `next` is null at the end. */
export interface PostPage {
  rows: PostRow[]
  next: SocialCursor | null
  /** Posts left out because they were unreadable. */
  skipped: number
}

/** Every figure of a post; null when it has none, or the provider withholds it. */
export interface PostInsights {
  metrics: Record<PostMetric, number | null>
  /**
   * Actions on the profile, named by the provider (`bio_link_clicked`, `call`, `email` …); null when unknown.
   */
  profile_activity: Record<string, number> | null
  /** Exits from a story (`tap_forward`, `tap_back`, `tap_exit`, `swipe_forward`); null when unknown. */
  navigation: Record<string, number> | null
  /**
   * Why there is nothing: posted before the account was professional (never ask again), deleted at the
   * provider, or too few viewers so far.
   */
  missing: 'older_than_account' | 'gone' | 'too_few_viewers' | null
}

/** Totals of one account on one day. */
export const accountMetrics = [
  'reach',
  'views',
  'accounts_engaged',
  'interactions',
  'likes',
  'comments',
  'shares',
  'saves',
  'replies',
  'reposts',
  'follows',
  'unfollows',
  'profile_links_taps',
] as const
/** One total of an account. */
export type AccountMetric = (typeof accountMetrics)[number]

/**
 * Totals of a day or a range; null when the provider shares nothing. `reach` of days must never be added up.
 */
export type AccountTotals = Record<AccountMetric, number | null>

/** A value of one of the provider's days, which aren't the team's. */
export interface DayValue {
  day: string
  value: number | null
}

/** The figures that come as a series: reach, and new followers of the day. */
export const accountSeries = ['reach', 'new_followers'] as const
export type AccountSeries = (typeof accountSeries)[number]

/** How many followers were online in one hour. */
export interface OnlineHour {
  /** Start of the hour in UTC; show it in the team's time zone. */
  starts_at: string
  /** The provider's hour, 0 to 23 of its own day. */
  hour: number
  followers: number
}

/** The hours of one of the provider's days; empty when it shared nothing. */
export interface OnlineDay {
  day: string
  hours: OnlineHour[]
}

/** Followers, or people who interacted this month. */
export const audiencesOf = ['followers', 'engaged'] as const
export type AudienceOf = (typeof audiencesOf)[number]

/** The lists of an audience, at most 45 slices each; the sum is below the real number. */
export const audienceLists = ['age_gender', 'country', 'city'] as const
export type AudienceList = (typeof audienceLists)[number]

/** One slice of an audience. Several dimensions have several values, in the order of the list's name. */
export interface AudienceShare {
  /** As the provider writes it: `25-34`, `F`, `TR`, `Istanbul, Istanbul Province`. */
  values: string[]
  followers: number
}

/** Another account, seen through one of the team's own. Its posts are without insights; `problem` says why there are none. */
export type DiscoveredAccount = { profile: ProfileRow } & (
  { posts: PostPage; problem: null } | { posts: null; problem: ProviderError }
)

/** Whether an account can still be read. */
export interface ConnectionHealth {
  is_valid: boolean
  /** Null when it doesn't expire. */
  expires_at: string | null
  data_access_expires_at: string | null
  missing_permissions: string[]
  /** Why it can't be read: what happened, and what to do. */
  problem: ProviderError | null
}

/**
 * A connected account at its network. Create one per account and keep it: it has the account's circuit
 * breaker and page size. Days are the provider's (`providerDay`), as `2026-11-21`. Every call throws
 * `ProviderError`, or the signal's reason.
 */
export interface SocialAccount {
  profile(signal?: AbortSignal): Promise<ProfileRow>
  /**
   * The page at a cursor, newest first, from the newest without one; `since` (ISO) ends it there. Without
   * stories.
   */
  posts(
    cursor: SocialCursor | null,
    options?: { since?: string | null; signal?: AbortSignal },
  ): Promise<PostPage>
  postInsights(post: Pick<PostRow, 'provider_id' | 'place'>, signal?: AbortSignal): Promise<PostInsights>
  /** Totals of one day. A day up to 48 hours ago may still change. */
  accountDay(day: string, signal?: AbortSignal): Promise<AccountTotals>
  /** Totals of a range of the provider's days, both ends included, at most 30. */
  accountRange(from: string, until: string, signal?: AbortSignal): Promise<AccountTotals>
  /**
   * One series. Both ends included, at most 30 days; days without an answer are left out. New followers are only
   * available for the last 30 days. Null when the account is too small.
   */
  accountSeries(
    series: AccountSeries,
    from: string,
    until: string,
    signal?: AbortSignal,
  ): Promise<DayValue[] | null>
  /** Both ends included, at most 30 days, only the last 30 days; null when the account is too small. */
  onlineFollowers(from: string, until: string, signal?: AbortSignal): Promise<OnlineDay[] | null>
  /** One list of an audience; null when the provider shares nothing. */
  audience(of: AudienceOf, list: AudienceList, signal?: AbortSignal): Promise<AudienceShare[] | null>
  /**
   * Another professional account by its username, with a page of its posts.
   * @throws ProviderError of kind `username_not_found` when it doesn't exist or isn't professional; the two
   * can't be told apart
   */
  discover(username: string, cursor: SocialCursor | null, signal?: AbortSignal): Promise<DiscoveredAccount>
  /** Asks the provider about the token. An invalid one is an answer, not an error. */
  health(signal?: AbortSignal): Promise<ConnectionHealth>
}
