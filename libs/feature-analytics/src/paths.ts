import { accountPaths } from '@tandem/analytics-accounts'
import { postPaths } from '@tandem/analytics-posts'

/** The addresses of the dashboard and of all that is mounted here; each section spells its own. */
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
