import { comingSoonRoute, pageRoutes, redirectRoute } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { settingsPaths } from './paths.ts'
import { settingsTranslations } from './translations.ts'

const page = pageRoutes(() => import('./pages.ts'), settingsTranslations)

/** Every page of this library behind sign-in. */
export const settingsRoutes: RouteObject[] = [
  redirectRoute(settingsPaths.group, settingsPaths.profile),
  {
    lazy: () => import('./frame/settings-frame.tsx'),
    children: [
      page(settingsPaths.profile, 'profile'),
      page(settingsPaths.email, 'email'),
      page(settingsPaths.signIn, 'signIn'),
      page(settingsPaths.sessions, 'sessions'),
      page(settingsPaths.appearance, 'appearance'),
      page(settingsPaths.team, 'team'),
      page(settingsPaths.data, 'data'),
    ],
  },
  // Its notice is in the middle of the page, not of the forms' width.
  comingSoonRoute(settingsPaths.password, async () => (await import('./icons.ts')).PasswordIcon),
]

/** Public pages. */
export const settingsPublicRoutes: RouteObject[] = [page(settingsPaths.emailLink, 'emailLink')]
