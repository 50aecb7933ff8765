import type { AccountAnalytics, AccountPeriod, SocialAccount } from '@tandem/api-contract'
import { addDays } from '@tandem/format'

type Changes = Partial<Omit<AccountAnalytics, 'current' | 'previous' | 'compared'>> & {
  current?: Partial<AccountPeriod>
  previous?: Partial<AccountPeriod> | null
}

const lastDay = '2026-11-21'

const period = (end: string, scale: number): AccountPeriod => ({
  date_from: addDays(end, -29),
  date_to: end,
  days: 30,
  days_read: 30,
  followers_count: Math.round(48_213 * scale),
  followers_change: Math.round(1204 * scale),
  followers_change_by: 'network',
  reach_per_day: 10_643.4 * scale,
  views: Math.round(591_900 * scale),
  interactions: Math.round(24_100 * scale),
  profile_links_taps: Math.round(1840 * scale),
  posts_count: 22,
  posts_per_week: 5.1333 * scale,
  engagement_rate: 0.0382 * scale,
})

/** Followers read on each of 30 days, rising or falling. */
export const exampleFollowers = (from: number, to: number, length = 30): AccountAnalytics['followers'] => ({
  days: Array.from({ length }, (_, index) => addDays(lastDay, index - length + 1)),
  counts: Array.from({ length }, (_, index) => Math.round(from + ((to - from) * index) / (length - 1))),
})

/** An account with its figures as the API answers it, for stories and tests. */
export function exampleAccount({ current, previous, ...account }: Changes = {}): AccountAnalytics {
  return {
    id: 3,
    service: 'tracker',
    social: 'instagram',
    username: 'kilimandclay',
    name: 'Kilim & Clay',
    picture_url: null,
    collections: [{ id: 1, name: 'Competitors' }],
    read_at: '2026-11-21T12:00:00.000Z',
    known_since: { figures: '2026-06-10', followers: '2026-09-08', posts: '2024-09-09' },
    last_post_at: '2026-11-21T12:06:00.000Z',
    followers: exampleFollowers(47_009, 48_213),
    notes_count: 0,
    ...account,
    ...comparedPeriods({ ...period(lastDay, 1), ...current }, previous),
  }
}

function comparedPeriods(
  current: AccountPeriod,
  changes: Partial<AccountPeriod> | null | undefined,
): Pick<AccountAnalytics, 'current' | 'previous' | 'compared'> {
  if (changes === null) return { current, previous: null, compared: null }
  const previous = { ...period('2026-10-22', 0.9), ...changes }
  const sharedOf = ({ reach_per_day, views, interactions, profile_links_taps }: AccountPeriod) => ({
    reach_per_day,
    views,
    interactions,
    profile_links_taps,
  })
  return {
    current,
    previous,
    compared: {
      unit: 'days',
      is_part: true,
      until: '2026-10-22T09:00:00.000Z',
      is_leap_day_apart: false,
      whole_days: { current: sharedOf(current), previous: sharedOf(previous) },
    },
  }
}

/** Figures that tracked accounts don't have. */
export const nothingShared = {
  reach_per_day: null,
  views: null,
  interactions: null,
  profile_links_taps: null,
}

type StateChanges = Partial<Omit<SocialAccount, 'health' | 'reading'>> & {
  health?: Partial<SocialAccount['health']>
  reading?: Partial<SocialAccount['reading']>
}

/** The reading state of an account, as the API returns it. */
export function exampleState({ health, reading, ...account }: StateChanges = {}): SocialAccount {
  return {
    id: 3,
    service: 'tracker',
    social: 'instagram',
    provider_id: '17841400000000003',
    username: 'kilimandclay',
    name: 'Kilim & Clay',
    biography: 'Rugs and bowls, made slowly.',
    website: 'https://kilimandclay.example',
    picture_url: null,
    page_name: null,
    followers_count: 48_213,
    following_count: 612,
    posts_count: 1284,
    engagement_rate: 0.0382,
    collections: [],
    archived_at: null,
    revoked_at: null,
    is_renamed: false,
    created_at: '2026-01-06T08:00:00.000Z',
    notes_count: 0,
    ...account,
    health: {
      state: 'healthy',
      last_read_at: '2026-11-21T12:00:00.000Z',
      token_expires_at: null,
      data_access_expires_at: null,
      missing: [],
      message: null,
      ...health,
    },
    reading: {
      state: 'succeeded',
      started_at: '2026-11-21T11:58:00.000Z',
      finished_at: '2026-11-21T12:00:00.000Z',
      succeeded_at: '2026-11-21T12:00:00.000Z',
      error: null,
      progress: [],
      next_at: '2026-11-22T04:00:00.000Z',
      ...reading,
    },
  }
}
