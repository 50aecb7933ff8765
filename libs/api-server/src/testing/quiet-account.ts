import { addDays } from '@tandem/format'
import { postMetrics, recordOf } from '@tandem/api-contract'
import { accountMetrics } from '@tandem/connectors'
import type { AccountTotals, PostInsights, SocialAccount } from '@tandem/connectors'
import { plainPost } from './plain-post.ts'

/**
 * The network's figures are the same every day, so that a day that is counted twice or left out is visible.
 */
const totals = Object.fromEntries(accountMetrics.map((metric) => [metric, 7])) as AccountTotals
const insights: PostInsights = {
  metrics: recordOf(postMetrics, () => 3),
  profile_activity: null,
  navigation: null,
  missing: null,
}
/** Days from the first to the last, both included. */
export const daysOf = (from: string, until: string) => {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** An account with one post, read without a network: real requests for each day would take too long. */
export function quietAccount(posted: Date): SocialAccount {
  const only = plainPost({ provider_id: '1', posted_at: posted.toISOString(), likes: 3, comments: 3 })
  return {
    profile: async () => ({
      provider_id: '9',
      username: 'quiet',
      name: null,
      biography: null,
      website: null,
      picture_url: null,
      followers_count: 500,
      following_count: 1,
      posts_count: 1,
    }),
    posts: async (_cursor, { since = null } = {}) => ({
      rows: since === null || only.posted_at >= since ? [only] : [],
      next: null,
      skipped: 0,
    }),
    postInsights: async () => insights,
    accountDay: async () => totals,
    accountRange: async () => totals,
    accountSeries: async (series, from, until) =>
      series === 'reach' ? null : daysOf(from, until).map((day) => ({ day, value: 1 })),
    onlineFollowers: async (from, until) =>
      daysOf(from, until).map((day) => ({
        day,
        hours: [{ starts_at: `${day}T12:00:00Z`, hour: 5, followers: 10 }],
      })),
    audience: async (of, list) =>
      of === 'followers' && list === 'country' ? [{ values: ['TR'], followers: 3 }] : null,
    discover: async () => {
      throw new Error('Nobody asks')
    },
    health: async () => ({
      is_valid: true,
      expires_at: null,
      data_access_expires_at: null,
      missing_permissions: [],
      problem: null,
    }),
  }
}
