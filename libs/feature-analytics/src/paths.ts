/** The addresses of this library; the only place where they are spelled. */
export const analyticsPaths = {
  dashboard: '/',
  group: '/analytics',
  instagram: '/analytics/instagram',
  posts: '/analytics/instagram/posts',
  tracker: '/analytics/instagram/tracker',
  accounts: '/analytics/instagram/accounts',
  comments: '/analytics/instagram/comments',
  tiktok: '/analytics/tiktok',
  youtube: '/analytics/youtube',
  pinterest: '/analytics/pinterest',
  x: '/analytics/x',
} as const
