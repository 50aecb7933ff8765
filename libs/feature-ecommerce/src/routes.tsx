import { pageRoutes, redirectRoute } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { ecommercePaths } from './paths.ts'

const page = pageRoutes(() => import('./pages.ts'))

/** Every page of this library. */
export const ecommerceRoutes: RouteObject[] = [
  redirectRoute(ecommercePaths.group, ecommercePaths.customers),
  page(ecommercePaths.customers, 'customers'),
  page(ecommercePaths.cohorts, 'cohorts'),
  page(ecommercePaths.discountCodes, 'discountCodes'),
  page(ecommercePaths.orders, 'orders'),
  page(ecommercePaths.reconcile, 'reconcile'),
  page(ecommercePaths.products, 'products'),
]
