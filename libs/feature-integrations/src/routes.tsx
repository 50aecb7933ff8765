import { pageRoutes, redirectRoute } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { integrationsPaths } from './paths.ts'
import { integrationsTranslations } from './translations.ts'

const page = pageRoutes(() => import('./pages.ts'), integrationsTranslations)

/** Every page of this library, for a host that mounts them inside its layout. */
export const integrationsRoutes: RouteObject[] = [
  redirectRoute(integrationsPaths.group, integrationsPaths.socialMedia),
  page(integrationsPaths.socialMedia, 'accounts'),
  page(`${integrationsPaths.socialMedia}/callback/instagram`, 'callback'),
  page(integrationsPaths.stores, 'stores'),
]
