import { accountRoutes } from '@tandem/analytics-accounts'
import { postRoutes } from '@tandem/analytics-posts'
import { comingSoonRoute, pageRoutes, redirectRoute } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { analyticsPaths } from './paths.ts'
import { analyticsTranslations } from './translations.ts'

const icons = () => import('./icons.tsx')

const page = pageRoutes(() => import('./pages.ts'), analyticsTranslations)

/** The dashboard, the pages of the sections, and planned pages. */
export const analyticsRoutes: RouteObject[] = [
  page(analyticsPaths.dashboard, 'dashboard'),
  redirectRoute(analyticsPaths.group, analyticsPaths.posts),
  redirectRoute(analyticsPaths.instagram, analyticsPaths.posts),
  ...postRoutes,
  ...accountRoutes,
  comingSoonRoute(analyticsPaths.comments, async () => (await icons()).InstagramIcon),
  comingSoonRoute(analyticsPaths.tiktok, async () => (await icons()).TikTokIcon),
  comingSoonRoute(analyticsPaths.youtube, async () => (await icons()).YouTubeIcon),
  comingSoonRoute(analyticsPaths.pinterest, async () => (await icons()).PinterestIcon),
  comingSoonRoute(analyticsPaths.x, async () => (await icons()).XIcon),
]
