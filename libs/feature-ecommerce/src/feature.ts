import type { Feature } from '@tandem/app-frame'
import { ecommercePaths } from './paths.ts'
import { ecommerceRoutes } from './routes.tsx'
import { ecommerceTranslations } from './translations.ts'

/** Orders, customers and products of the team's stores. */
export const ecommerceFeature: Feature = {
  name: 'ecommerce',
  routes: ecommerceRoutes,
  translations: ecommerceTranslations,
  load: async () => (await import('./frame-parts.ts')).frameParts,
  places: {
    orders: ecommercePaths.orders,
    customers: ecommercePaths.customers,
    customer: ecommercePaths.customer,
    order: ecommercePaths.order,
    product: ecommercePaths.product,
    reconcileStore: ecommercePaths.reconcileStore,
  },
}
