import type { Feature } from '@tandem/workbench'
import { ecommercePaths } from './paths.ts'
import { ecommerceRoutes } from './routes.tsx'

/** Orders, customers and products of the team's stores. */
export const ecommerceFeature: Feature = {
  name: 'ecommerce',
  routes: ecommerceRoutes,
  load: async () => {
    const { ecommerceNavigation } = await import('./navigation.ts')
    return { navigation: [ecommerceNavigation] }
  },
  places: { orders: ecommercePaths.orders },
}
