import { develop } from '@tandem/workbench/develop'
import { data } from './dev-data.ts'
import { settingsFeature } from './feature.ts'
import { settingsPaths } from './paths.ts'

await develop({
  feature: settingsFeature,
  at: settingsPaths.profile,
  data,
})
