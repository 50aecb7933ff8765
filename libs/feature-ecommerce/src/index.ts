export { ecommerceFeature } from './feature.ts'
