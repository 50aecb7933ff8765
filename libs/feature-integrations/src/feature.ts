import type { Feature } from '@tandem/app-frame'
import { integrationsPaths } from './paths.ts'
import { integrationsRoutes } from './routes.tsx'
import { integrationsTranslations } from './translations.ts'

/** The team's connected stores and accounts. */
export const integrationsFeature: Feature = {
  name: 'integrations',
  routes: integrationsRoutes,
  translations: integrationsTranslations,
  load: async () => {
    const [{ integrationsNavigation }, { integrationsActions }] = await Promise.all([
      import('./navigation.ts'),
      import('./actions.ts'),
    ])
    return { navigation: [integrationsNavigation], actions: integrationsActions }
  },
  places: {
    stores: integrationsPaths.stores,
    connectStore: integrationsPaths.connectStore,
    accounts: integrationsPaths.socialMedia,
    trackAccount: integrationsPaths.trackAccount,
    // All stores are on one page.
    store: () => integrationsPaths.stores,
    account: (id) => `${integrationsPaths.socialMedia}?open=account-${id}`,
  },
}
