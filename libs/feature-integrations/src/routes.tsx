import { redirect, type RouteObject } from 'react-router'
import { integrationsPaths } from './paths.ts'

/** Every page of this library, for a host that mounts them inside its layout. */
export const integrationsRoutes: RouteObject[] = [
  { path: integrationsPaths.group, loader: () => redirect(integrationsPaths.stores) },
  { path: integrationsPaths.stores, lazy: () => import('./pages/stores-page.tsx') },
]
