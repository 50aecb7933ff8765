import { develop } from '@tandem/workbench/develop'
import { data } from './dev-data.ts'
import { ecommerceFeature } from './feature.ts'
import { ecommercePaths } from './paths.ts'

await develop({
  feature: ecommerceFeature,
  at: ecommercePaths.orders,
  data,
})
