import { accountPaths } from '@tandem/analytics-accounts'
import { postPaths } from '@tandem/analytics-posts'

/** The addresses of the dashboard and of everything mounted here; each section defines its own. */
export const analyticsPaths = {
  dashboard: '/',
  group: '/analytics',
  instagram: '/analytics/instagram',
  ...postPaths,
  ...accountPaths,
  comments: '/analytics/instagram/comments',
  tiktok: '/analytics/tiktok',
  youtube: '/analytics/youtube',
  pinterest: '/analytics/pinterest',
  x: '/analytics/x',
} as const
