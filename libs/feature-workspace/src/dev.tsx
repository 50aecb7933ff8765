import { develop } from '@tandem/workbench/develop'
import { data } from './dev-data.ts'
import { workspaceFeature } from './feature.ts'
import { workspacePaths } from './paths.ts'

await develop({
  feature: workspaceFeature,
  at: workspacePaths.users,
  data,
})
