import type { Feature } from '@tandem/app-frame'
import { analyticsPaths } from './paths.ts'
import { analyticsRoutes } from './routes.tsx'
import { analyticsTranslations } from './translations.ts'

/** The dashboard, and the sections of analytics: posts and accounts. */
export const analyticsFeature: Feature = {
  name: 'analytics',
  routes: analyticsRoutes,
  translations: analyticsTranslations,
  load: async () => (await import('./frame-parts.ts')).frameParts,
  places: { post: analyticsPaths.post, trackedAccount: analyticsPaths.tracked },
}
