import { develop } from '@tandem/workbench/develop'
import { data } from './dev-data.ts'
import { authFeature } from './feature.ts'
import { authPaths } from './paths.ts'

await develop({ feature: authFeature, at: authPaths.login, data })
