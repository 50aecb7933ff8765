import type { Feature } from '@tandem/app-frame'
import { analyticsPaths } from './paths.ts'
import { analyticsRoutes } from './routes.tsx'
import { analyticsTranslations } from './translations.ts'

/** The dashboard, and the sections of analytics: posts and accounts. */
export const analyticsFeature: Feature = {
  name: 'analytics',
  routes: analyticsRoutes,
  translations: analyticsTranslations,
  load: async () => {
    const { analyticsNavigation } = await import('./navigation.ts')
    return { navigation: analyticsNavigation }
  },
  places: { post: analyticsPaths.post, trackedAccount: analyticsPaths.tracked },
}
