import { pageRoutes, redirectRoute } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { ecommercePaths } from './paths.ts'
import { ecommerceTranslations } from './translations.ts'

const page = pageRoutes(() => import('./pages.ts'), ecommerceTranslations)
const names = ['customers', 'cohorts', 'codes', 'orders', 'reconcile', 'products'] as const

/** Every page of this library. */
export const ecommerceRoutes: RouteObject[] = [
  redirectRoute(ecommercePaths.group, ecommercePaths.customers),
  ...names.map((name) => page(ecommercePaths[name], name)),
]
