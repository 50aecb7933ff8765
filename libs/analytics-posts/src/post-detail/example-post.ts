import type { Post, PostInsights } from '@tandem/api-contract'
import { candle, lantern } from './example-sales.ts'

/** A successful reel. */
export const examplePost: Post = {
  id: 12,
  account: { id: 7, username: 'lindenandoak', name: 'Linden & Oak', picture_url: null },
  kind: 'reel',
  caption:
    'Revenue this week. Our white metal lantern carries a real candle through a windy balcony evening, and it stays upright.\nhttps://linden.example/lantern\n#lantern #balcony @northern.light',
  permalink: 'https://www.instagram.com/reel/C1/',
  media_url: null,
  thumbnail_url: null,
  posted_at: '2026-11-12T17:04:00.000Z',
  views: 184_200,
  reach: 121_600,
  likes: 9_412,
  comments: 318,
  shares: 1_106,
  saves: 3_482,
  reposts: 41,
  engagement_rate: 0.117,
  reach_rate: 0.231,
  rated_at: '2026-11-20T08:12:00.000Z',
  read_at: '2026-11-21T08:12:00.000Z',
  gone_at: null,
  products: [lantern, candle],
  products_are_set: false,
  sales: null,
  unread_stores: [],
  lift: null,
  notes_count: 2,
}

const ofDay = (views: number) => ({
  views,
  reach: Math.round(views * 0.66),
  likes: Math.round(views * 0.05),
  comments: Math.round(views * 0.002),
  saves: Math.round(views * 0.019),
  shares: Math.round(views * 0.006),
  reposts: Math.round(views * 0.0002),
})
const grown = (final: number, age: number) => Math.round(final * (1 - Math.exp(-(age + 1) / 3.2)))

/** Its figures since publishing, with one missing day, beside the usual reel. */
export const exampleInsights: PostInsights = {
  metrics: {
    views: 184_200,
    reach: 121_600,
    likes: 9_412,
    comments: 318,
    saves: 3_482,
    shares: 1_106,
    interactions: 14_318,
    reposts: 41,
    total_likes: 9_412,
    total_comments: 318,
    total_views: 184_200,
    follows: 312,
    profile_visits: 2_046,
    watch_time_ms: 1_820_000_000,
    average_watch_time_ms: 14_200,
    skip_rate: 31.4,
    link_clicks: null,
  },
  profile_activity: { bio_link_clicked: 114, email: 3 },
  missing: null,
  insights_read_at: '2026-11-21T08:12:00.000Z',
  days: Array.from({ length: 10 }, (_, age) => ({
    day: `2026-11-${12 + age}`,
    age,
    ...ofDay(grown(190_000, age)),
  })).filter(({ age }) => age !== 6),
  usual: {
    posts_count: 20,
    totals: ofDay(67_000),
    days: Array.from({ length: 30 }, (_, age) => ({ age, posts_count: 20, ...ofDay(grown(67_000, age)) })),
  },
}
