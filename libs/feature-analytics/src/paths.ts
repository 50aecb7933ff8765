/** The addresses of this library; the only place where they are spelled. */
export const analyticsPaths = {
  dashboard: '/',
  group: '/analytics',
  instagram: '/analytics/instagram',
  posts: '/analytics/instagram/posts',
  post: (id: number) => `/analytics/instagram/posts/${id}`,
  tracker: '/analytics/instagram/tracker',
  tracked: (id: number) => `/analytics/instagram/tracker/${id}`,
  accounts: '/analytics/instagram/accounts',
  comments: '/analytics/instagram/comments',
  tiktok: '/analytics/tiktok',
  youtube: '/analytics/youtube',
  pinterest: '/analytics/pinterest',
  x: '/analytics/x',
} as const
