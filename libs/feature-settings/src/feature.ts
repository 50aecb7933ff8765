import type { Feature } from '@tandem/app-frame'
import { settingsPaths } from './paths.ts'
import { settingsPublicRoutes, settingsRoutes } from './routes.tsx'
import { settingsTranslations } from './translations.ts'

/** The user's own settings. */
export const settingsFeature: Feature = {
  name: 'settings',
  routes: settingsRoutes,
  publicRoutes: settingsPublicRoutes,
  translations: settingsTranslations,
  load: async () => (await import('./frame-parts.ts')).frameParts,
  places: {
    profile: settingsPaths.profile,
    appearance: settingsPaths.appearance,
    teamData: settingsPaths.data,
  },
}
