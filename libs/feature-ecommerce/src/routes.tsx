import { redirectRoute } from '@tandem/workbench'
import type { RouteObject } from 'react-router'
import { ecommercePaths } from './paths.ts'

/** Every page of this library. */
export const ecommerceRoutes: RouteObject[] = [
  redirectRoute(ecommercePaths.group, ecommercePaths.customers),
  { path: ecommercePaths.customers, lazy: () => import('./customers/customers-page.tsx') },
  { path: ecommercePaths.orders, lazy: () => import('./orders/orders-page.tsx') },
  { path: ecommercePaths.products, lazy: () => import('./products/products-page.tsx') },
]
