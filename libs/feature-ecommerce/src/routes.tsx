import { redirect, type RouteObject } from 'react-router'
import { ecommercePaths } from './paths.ts'

/** Every page of this library. */
export const ecommerceRoutes: RouteObject[] = [
  { path: ecommercePaths.group, loader: () => redirect(ecommercePaths.orders) },
  { path: ecommercePaths.orders, lazy: () => import('./pages/orders-page.tsx') },
]
