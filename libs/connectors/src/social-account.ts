import type { PostMetric, PostPlace } from '@tandem/api-contract'
import type { ProviderError } from './provider-error.ts'

/** An account as its network shows it; what is missing or withheld is null, never 0. */
export interface ProfileRow {
  provider_id: string
  username: string
  name: string | null
  biography: string | null
  website: string | null
  /** Signed by the provider for a few days: read it again rather than keep it. */
  picture_url: string | null
  followers_count: number | null
  following_count: number | null
  posts_count: number | null
}

/** What a post is shown as. */
export type PostKind = 'image' | 'video' | 'carousel' | 'reel'

/** A post. Figures are as of the reading; null where the owner hides them. */
export interface PostRow {
  provider_id: string
  kind: PostKind
  /** `feed` where the provider names one that is unknown. */
  place: PostPlace
  caption: string | null
  permalink: string | null
  /** Of the picture or the film, signed for a few days; null where rights forbid it. */
  media_url: string | null
  /** A still of a film. */
  thumbnail_url: string | null
  posted_at: string
  likes: number | null
  comments: number | null
}

/** Where the next page starts: JSON, stored with the page it follows. */
export type SocialCursor = Record<string, string | number>

/** One page of posts, newest first; a post can come again in a later page. `next` is null at the end. */
export interface PostPage {
  rows: PostRow[]
  next: SocialCursor | null
  /** Posts left out because they could not be understood. */
  skipped: number
}

/** Every figure of a post; null where it has none, or the provider keeps it back. */
export interface PostInsights {
  metrics: Record<PostMetric, number | null>
  /** What people did on the profile, by the provider's word (`bio_link_clicked`, `call`, `email` …); null when not told. */
  profile_activity: Record<string, number> | null
  /** Ways out of a story (`tap_forward`, `tap_back`, `tap_exit`, `swipe_forward`); null when not told. */
  navigation: Record<string, number> | null
  /**
   * Why there is nothing: posted before the account was a professional one (never ask again), gone at the provider, or
   * too few viewers so far.
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

/** Totals of a day or of a range; null where the provider tells nothing. `reach` of days must never be added up. */
export type AccountTotals = Record<AccountMetric, number | null>

/** A value of one day of the provider, which is not the team's. */
export interface DayValue {
  day: string
  value: number | null
}

/** The two figures that come as a series; null as a whole where the account is too small for it. */
export interface AccountSeries {
  reach: DayValue[] | null
  /** New followers of the day. */
  new_followers: DayValue[] | null
}

/** How many followers were online in one hour. */
export interface OnlineHour {
  /** Start of the hour, UTC; show it in the zone of the team. */
  starts_at: string
  /** As the provider counts, 0 to 23 of its own day. */
  hour: number
  followers: number
}

/** The hours of one day of the provider; none where it told nothing. */
export interface OnlineDay {
  day: string
  hours: OnlineHour[]
}

/** One slice of an audience. Several dimensions have several values, in the order of the list's name. */
export interface AudienceShare {
  /** As the provider writes it: `25-34`, `F`, `TR`, `Istanbul, Istanbul Province`. */
  values: string[]
  followers: number
}

/** Who an audience is, at most 45 entries a list; a list is null where the provider tells nothing. */
export interface AudienceLists {
  age_gender: AudienceShare[] | null
  country: AudienceShare[] | null
  city: AudienceShare[] | null
}

/** Followers and those who reacted this month; the sum is below the real number. */
export interface Audience {
  followers: AudienceLists
  engaged: AudienceLists
}

/** Another account, seen through one of the team's own. */
export interface DiscoveredAccount {
  profile: ProfileRow
  /** Without insights. */
  posts: PostPage
}

/** Whether an account can go on being read. */
export interface ConnectionHealth {
  is_valid: boolean
  /** Null when it does not end. */
  expires_at: string | null
  data_access_expires_at: string | null
  missing_permissions: string[]
  /** Why it cannot be read: what happened, and what to do. */
  problem: ProviderError | null
}

/**
 * A connected account at its network. Make one per account and keep it: it holds the account's breaker and page size.
 * Days are those of the provider (`providerDay`), as `2026-11-21`. Every call throws `ProviderError`, or the signal's
 * reason.
 */
export interface SocialAccount {
  profile(signal?: AbortSignal): Promise<ProfileRow>
  /** The page at a cursor, newest first, from the newest without one; `since` (ISO) ends it there. Without stories. */
  posts(
    cursor: SocialCursor | null,
    options?: { since?: string | null; signal?: AbortSignal },
  ): Promise<PostPage>
  postInsights(post: Pick<PostRow, 'provider_id' | 'place'>, signal?: AbortSignal): Promise<PostInsights>
  /** Totals of one day. A day up to 48 hours back may still change. */
  accountDay(day: string, signal?: AbortSignal): Promise<AccountTotals>
  /** Totals of a range of days as the provider counts them, both ends included, at most 30. */
  accountRange(from: string, until: string, signal?: AbortSignal): Promise<AccountTotals>
  /**
   * Both ends included, at most 30 days; days the provider does not answer are left out. New followers are told of the
   * last 30 days only.
   */
  accountSeries(from: string, until: string, signal?: AbortSignal): Promise<AccountSeries>
  /** Both ends included, at most 30 days, of the last 30 days only; null where the account is too small. */
  onlineFollowers(from: string, until: string, signal?: AbortSignal): Promise<OnlineDay[] | null>
  audience(signal?: AbortSignal): Promise<Audience>
  /**
   * Another professional account by its name, with a page of its posts.
   * @throws ProviderError of kind `username_not_found` for one that is not there or not professional: nobody can tell
   */
  discover(username: string, cursor: SocialCursor | null, signal?: AbortSignal): Promise<DiscoveredAccount>
  /** Asks the provider about the token. A dead one is an answer, not an error. */
  health(signal?: AbortSignal): Promise<ConnectionHealth>
}
