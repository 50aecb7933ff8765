import { develop } from '@tandem/workbench/develop'
import { workspaceFeature } from './feature.ts'
import { workspacePaths } from './paths.ts'

await develop({
  feature: workspaceFeature,
  at: workspacePaths.users,
  data: {
    few: { name: 'Linden & Oak', user_name: 'Maya Lindqvist', people: 3 },
    many: { name: 'Linden & Oak', user_name: 'Maya Lindqvist', people: 60 },
  },
})
