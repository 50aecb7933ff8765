import type { Feature } from '@tandem/app-frame'
import { ecommercePaths } from './paths.ts'
import { ecommerceRoutes } from './routes.tsx'
import { ecommerceTranslations } from './translations.ts'

/** Orders, customers and products of the team's stores. */
export const ecommerceFeature: Feature = {
  name: 'ecommerce',
  routes: ecommerceRoutes,
  translations: ecommerceTranslations,
  load: async () => {
    const [{ ecommerceNavigation }, { ecommerceActions }] = await Promise.all([
      import('./navigation.ts'),
      import('./actions.ts'),
    ])
    return { navigation: [ecommerceNavigation], actions: ecommerceActions }
  },
  places: {
    orders: ecommercePaths.orders,
    customers: ecommercePaths.customers,
    customer: ecommercePaths.customer,
    order: ecommercePaths.order,
    product: ecommercePaths.product,
    reconcileStore: ecommercePaths.reconcileStore,
  },
}
