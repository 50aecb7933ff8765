import type { Feature } from '@tandem/workbench'
import { settingsPaths } from './paths.ts'
import { settingsRoutes } from './routes.tsx'

/** What a person sets for themselves. */
export const settingsFeature: Feature = {
  name: 'settings',
  routes: settingsRoutes,
  load: async () => {
    const { settingsNavigation } = await import('./navigation.ts')
    return { navigation: [settingsNavigation] }
  },
  places: { profile: settingsPaths.profile, appearance: settingsPaths.appearance },
}
