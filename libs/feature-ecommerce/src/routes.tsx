import { redirect, type RouteObject } from 'react-router'
import { ecommercePaths } from './paths.ts'

/** Where this library leads to others; the host knows. */
export interface EcommerceLinks {
  /** Where the connected stores are looked after. */
  storesPath: string
  /** Where a store is connected. */
  connectStorePath: string
}

/** Every page of this library, for a host that mounts them inside its layout. */
export const ecommerceRoutes = (links: EcommerceLinks): RouteObject[] => [
  { path: ecommercePaths.group, loader: () => redirect(ecommercePaths.orders) },
  {
    path: ecommercePaths.orders,
    lazy: async () => {
      const { loader, OrdersPage } = await import('./pages/orders-page.tsx')
      return { loader, Component: () => <OrdersPage {...links} /> }
    },
  },
]
