import { develop } from '@tandem/workbench/develop'
import { analyticsFeature } from './feature.ts'
import { analyticsPaths } from './paths.ts'

await develop({
  feature: analyticsFeature,
  at: analyticsPaths.dashboard,
  data: {
    few: { connected: ['elif'], stores: [{ name: 'Linden & Oak', orders: 12 }] },
    many: {
      connected: ['elif', 'marco'],
      tracked: ['keramik.kiez'],
      stores: [{ name: 'Linden & Oak', orders: 60 }],
    },
  },
})
