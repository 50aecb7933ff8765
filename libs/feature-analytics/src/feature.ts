import type { Feature } from '@tandem/app-frame'
import { analyticsPaths } from './paths.ts'
import { analyticsRoutes } from './routes.tsx'

/** The dashboard, and the analytics of social accounts. */
export const analyticsFeature: Feature = {
  name: 'analytics',
  routes: analyticsRoutes,
  load: async () => {
    const { analyticsNavigation } = await import('./navigation.ts')
    return { navigation: analyticsNavigation }
  },
  places: { post: analyticsPaths.post },
}
