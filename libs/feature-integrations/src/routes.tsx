import { comingSoonRoute, redirectRoute } from '@tandem/workbench'
import type { RouteObject } from 'react-router'
import { integrationsPaths } from './paths.ts'

/** Every page of this library, for a host that mounts them inside its layout. */
export const integrationsRoutes: RouteObject[] = [
  redirectRoute(integrationsPaths.group, integrationsPaths.socialMedia),
  comingSoonRoute(integrationsPaths.socialMedia, async () => (await import('lucide-react')).AtSign),
  { path: integrationsPaths.stores, lazy: () => import('./pages/stores-page.tsx') },
]
