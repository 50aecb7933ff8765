import { develop } from '@tandem/workbench/develop'
import { ecommerceFeature } from './feature.ts'
import { ecommercePaths } from './paths.ts'

await develop({
  feature: ecommerceFeature,
  at: ecommercePaths.orders,
  data: {
    few: { stores: [{ name: 'Linden & Oak', orders: 12 }] },
    many: {
      stores: [
        { name: 'Linden & Oak', orders: 60 },
        { name: 'Studio Juniper', type: 'shopify', orders: 48 },
        { name: 'Second Shelf', sync: 'refused', orders: 5 },
      ],
    },
  },
})
