import { develop } from '@tandem/workbench/develop'
import { data } from './dev-data.ts'
import { integrationsFeature } from './feature.ts'
import { integrationsPaths } from './paths.ts'

await develop({
  feature: integrationsFeature,
  at: integrationsPaths.stores,
  data,
})
