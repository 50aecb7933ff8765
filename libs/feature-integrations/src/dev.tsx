import { develop } from '@tandem/workbench/develop'
import { integrationsFeature } from './feature.ts'
import { integrationsPaths } from './paths.ts'

await develop({
  feature: integrationsFeature,
  at: integrationsPaths.stores,
  data: {
    few: { stores: [{ name: 'Linden & Oak' }], connected: ['elif'] },
    many: {
      stores: [
        { name: 'Linden & Oak', orders: 60 },
        { name: 'Studio Juniper', type: 'shopify', orders: 48 },
        { name: 'Attic Market', sync: 'reading' },
        { name: 'Second Shelf', sync: 'refused', orders: 5 },
        { name: 'Old Stall', archived: true, orders: 3 },
      ],
      connected: ['elif', 'marco'],
      tracked: ['keramik.kiez'],
    },
  },
})
