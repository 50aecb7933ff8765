import { pageRoutes } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { accountPaths } from './paths.ts'
import { accountTranslations } from './translations.ts'

const page = pageRoutes(() => import('./pages.ts'), accountTranslations)

/** The pages of connected and of tracked accounts, for `feature-analytics`. */
export const accountRoutes: RouteObject[] = [
  page(accountPaths.tracker, 'tracker'),
  page(`${accountPaths.tracker}/:id`, 'tracked'),
  page(accountPaths.accounts, 'accounts'),
]

/** Only the pages of accounts, with their menu entries and places. */
export const accountsSection: Feature = {
  name: 'analytics-accounts',
  routes: accountRoutes,
  load: async () => ({ navigation: (await import('./account-navigation.ts')).accountNavigation }),
  places: { trackedAccount: accountPaths.tracked },
}
