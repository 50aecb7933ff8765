import { develop } from '@tandem/workbench/develop'
import { data } from './dev-data.ts'
import { analyticsFeature } from './feature.ts'
import { analyticsPaths } from './paths.ts'

await develop({
  feature: analyticsFeature,
  at: analyticsPaths.dashboard,
  data,
})
