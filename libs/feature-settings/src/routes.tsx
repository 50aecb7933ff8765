import { comingSoonRoute, redirectRoute } from '@tandem/workbench'
import type { RouteObject } from 'react-router'
import { settingsPaths } from './paths.ts'

/** Every page of this library. */
export const settingsRoutes: RouteObject[] = [
  redirectRoute(settingsPaths.group, settingsPaths.profile),
  {
    lazy: () => import('./components/settings-frame.tsx'),
    children: [
      comingSoonRoute(settingsPaths.profile, async () => (await import('lucide-react')).UserRound),
      comingSoonRoute(settingsPaths.email, async () => (await import('lucide-react')).Mail),
      { path: settingsPaths.appearance, lazy: () => import('./pages/appearance-page.tsx') },
      comingSoonRoute(settingsPaths.password, async () => (await import('lucide-react')).Lock),
    ],
  },
]
