import type { SocialAccount } from '@tandem/api-contract'

type Changes = Partial<Omit<SocialAccount, 'health' | 'reading'>> & {
  health?: Partial<SocialAccount['health']>
  reading?: Partial<SocialAccount['reading']>
}

/** An account as the API answers it, for stories and tests. */
export function exampleAccount({ health, reading, ...account }: Changes = {}): SocialAccount {
  return {
    id: 3,
    service: 'social',
    social: 'instagram',
    provider_id: '17841400000000001',
    username: 'linden.and.oak',
    name: 'Linden & Oak',
    biography: 'Furniture made of trees we know by name.',
    website: 'https://lindenandoak.com',
    picture_url: null,
    page_name: 'Linden & Oak',
    followers_count: 48_213,
    following_count: 612,
    posts_count: 1284,
    engagement_rate: 0.0471,
    collections: [{ id: 1, name: 'Shop' }],
    archived_at: null,
    revoked_at: null,
    is_renamed: false,
    created_at: '2026-01-06T08:00:00.000Z',
    notes_count: 0,
    ...account,
    health: {
      state: 'healthy',
      last_read_at: '2026-11-21T14:00:00.000Z',
      token_expires_at: null,
      data_access_expires_at: '2027-02-19T08:00:00.000Z',
      missing: [],
      message: null,
      ...health,
    },
    reading: {
      state: 'succeeded',
      started_at: '2026-11-21T13:58:00.000Z',
      finished_at: '2026-11-21T14:00:00.000Z',
      succeeded_at: '2026-11-21T14:00:00.000Z',
      error: null,
      progress: [],
      next_at: '2026-11-22T04:00:00.000Z',
      ...reading,
    },
  }
}

/** The progress of a reading in the middle of the posts. */
export const exampleReading = (): SocialAccount['reading']['progress'] => [
  { kind: 'profile', state: 'done', done: 1, total: 1 },
  { kind: 'posts', state: 'running', done: 120, total: 420 },
  { kind: 'post_insights', state: 'waiting', done: 0, total: null },
  { kind: 'account_days', state: 'waiting', done: 0, total: null },
  { kind: 'online_followers', state: 'waiting', done: 0, total: null },
  { kind: 'audience', state: 'waiting', done: 0, total: null },
]
