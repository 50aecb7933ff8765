import type { Post } from '@tandem/api-contract'

const picture = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><rect width="8" height="6" fill="${hue}"/><circle cx="4" cy="3" r="1.6" fill="white" opacity=".7"/></svg>`,
  )}`

const noCosts = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
const none = { orders: 0, units: 0, revenue: 0, shared_with: 0 }

/** A post with everything; stories add and remove parts. */
export const examplePost: Post = {
  id: 1,
  account: { id: 1, username: 'lindenandoak', name: 'Linden & Oak', picture_url: null },
  kind: 'reel',
  caption:
    'Revenue this week. Our white metal lantern carries a real candle through a windy balcony evening, and it stays upright.',
  permalink: 'https://www.instagram.com/p/Ck1/',
  media_url: null,
  thumbnail_url: picture('tan'),
  posted_at: '2026-11-12T15:30:00Z',
  views: 184_210,
  reach: 121_004,
  likes: 9312,
  comments: 284,
  shares: 1106,
  saves: 3482,
  reposts: 41,
  engagement_rate: 0.0642,
  reach_rate: 0.128,
  rated_at: '2026-11-21T18:00:00Z',
  read_at: '2026-11-21T18:00:00Z',
  gone_at: null,
  products: [
    { id: 1, store_id: 1, name: 'White metal lantern', image_url: null, price: 64_900, currency: 'TRY' },
  ],
  products_are_set: false,
  sales: [
    {
      currency: 'TRY',
      proven: {
        '7': { orders: 9, units: 11, revenue: 713_900, also_revenue: 129_000, costed: noCosts },
        '30': { orders: 12, units: 14, revenue: 908_600, also_revenue: 129_000, costed: noCosts },
        '90': { orders: 12, units: 14, revenue: 908_600, also_revenue: 129_000, costed: noCosts },
      },
      instagram: {
        organic: { orders: 19, units: 21, revenue: 1_046_100, shared_with: 2 },
        paid: none,
      },
    },
  ],
  unread_stores: [],
  lift: {
    verdict: 'effect',
    figures: { lift: 12.3, low: 3.4, high: 21.6 },
    posts: 1,
    is_over: true,
    is_cut: false,
  },
  notes_count: 0,
}

/** Every state that a card can be in. */
export const examplePosts = {
  usual: examplePost,
  longCaption: {
    ...examplePost,
    id: 2,
    kind: 'carousel',
    caption: Array.from({ length: 12 }, () => examplePost.caption).join('\n\n'),
    thumbnail_url: picture('salmon'),
    notes_count: 3,
  },
  withoutPicture: { ...examplePost, id: 3, kind: 'video', thumbnail_url: 'https://gone.invalid/1.jpg' },
  figuresHidden: {
    ...examplePost,
    id: 4,
    kind: 'image',
    thumbnail_url: picture('lightsteelblue'),
    likes: null,
    shares: null,
    saves: null,
    reposts: null,
    engagement_rate: null,
  },
  withoutProduct: {
    ...examplePost,
    id: 5,
    kind: 'image',
    caption: null,
    thumbnail_url: picture('cadetblue'),
    products: [],
    sales: null,
    lift: null,
  },
  threeCurrencies: {
    ...examplePost,
    id: 6,
    thumbnail_url: picture('khaki'),
    products: [1, 2, 3].map((id) => ({
      id,
      store_id: 1,
      name: ['Heart of wicker, small', 'Jumbo bag, retrospot', 'Party bunting, five metres long'][id - 1]!,
      image_url: null,
      price: 14_900 * id,
      currency: 'TRY',
    })),
    sales: ['TRY', 'EUR', 'JPY'].map((currency, index) => {
      const proven = {
        orders: 12 - index * 4,
        units: 14 - index * 4,
        revenue: 1_234_500 / 10 ** index,
        also_revenue: 0,
        costed: noCosts,
      }
      return {
        currency,
        proven: { '7': proven, '30': proven, '90': proven },
        instagram: { organic: none, paid: none },
      }
    }),
  },
  gone: { ...examplePost, id: 7, thumbnail_url: null, gone_at: '2026-11-20T09:00:00Z' },
} satisfies Record<string, Post>
