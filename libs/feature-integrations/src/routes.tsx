import { redirectRoute } from '@tandem/workbench'
import type { RouteObject } from 'react-router'
import { integrationsPaths } from './paths.ts'

/** Every page of this library, for a host that mounts them inside its layout. */
export const integrationsRoutes: RouteObject[] = [
  redirectRoute(integrationsPaths.group, integrationsPaths.socialMedia),
  { path: integrationsPaths.socialMedia, lazy: () => import('./accounts/accounts-page.tsx') },
  {
    path: `${integrationsPaths.socialMedia}/callback/instagram`,
    lazy: () => import('./accounts/connect/callback-page.tsx'),
  },
  { path: integrationsPaths.stores, lazy: () => import('./pages/stores-page.tsx') },
]
