import { comingSoonRoute, redirectRoute } from '@tandem/workbench'
import type { RouteObject } from 'react-router'
import { analyticsPaths } from './paths.ts'

const icons = () => import('./icons.tsx')

/** Every page of this library. */
export const analyticsRoutes: RouteObject[] = [
  comingSoonRoute(analyticsPaths.dashboard, async () => (await import('lucide-react')).LayoutDashboard),
  redirectRoute(analyticsPaths.group, analyticsPaths.posts),
  redirectRoute(analyticsPaths.instagram, analyticsPaths.posts),
  ...[analyticsPaths.posts, analyticsPaths.tracker, analyticsPaths.accounts, analyticsPaths.comments].map(
    (path) => comingSoonRoute(path, async () => (await icons()).InstagramIcon),
  ),
  comingSoonRoute(analyticsPaths.tiktok, async () => (await icons()).TikTokIcon),
  comingSoonRoute(analyticsPaths.youtube, async () => (await icons()).YouTubeIcon),
  comingSoonRoute(analyticsPaths.pinterest, async () => (await icons()).PinterestIcon),
  comingSoonRoute(analyticsPaths.x, async () => (await icons()).XIcon),
]
