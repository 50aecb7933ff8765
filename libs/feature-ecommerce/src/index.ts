export { ecommerceNavigation } from './navigation.ts'
export { ecommercePaths } from './paths.ts'
export { ecommerceRoutes, type EcommerceLinks } from './routes.tsx'
