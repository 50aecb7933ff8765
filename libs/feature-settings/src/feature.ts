import { comingSoonRoute } from '@tandem/workbench'
import type { Feature } from '@tandem/workbench'
import { redirect } from 'react-router'
import { settingsPaths } from './paths.ts'

/** What a person sets for themselves. */
export const settingsFeature: Feature = {
  name: 'settings',
  routes: [
    { path: settingsPaths.group, loader: () => redirect(settingsPaths.profile) },
    ...[settingsPaths.profile, settingsPaths.email, settingsPaths.appearance, settingsPaths.password].map(
      (path) => comingSoonRoute(path),
    ),
  ],
  load: async () => {
    const { settingsNavigation } = await import('./navigation.ts')
    return { navigation: [settingsNavigation] }
  },
  places: { profile: settingsPaths.profile, appearance: settingsPaths.appearance },
}
