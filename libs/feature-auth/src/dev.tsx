import { develop } from '@tandem/workbench/develop'
import { authFeature } from './feature.ts'
import { authPaths } from './paths.ts'

// Whoever signs in sees the same, however much there is.
await develop({ feature: authFeature, at: authPaths.login, data: { few: {}, many: {} } })
