import type { ApiDependencies } from '@tandem/api-server'
import { warnOfOtherZones } from './warn-of-other-zones.ts'
import { warnOfPowerfulRole } from './warn-of-powerful-role.ts'

type Dependencies = Pick<ApiDependencies, 'database' | 'log' | 'now'>

/**
 * Warns of what is unfavourable in the database; the roles of the embedded one are always powerful. A warning that
 * fails is logged, because the server works without it.
 */
export async function warnOfDatabase(dependencies: Dependencies, isEmbedded: boolean) {
  const warnings = isEmbedded ? [warnOfOtherZones] : [warnOfPowerfulRole, warnOfOtherZones]
  for (const warn of warnings) {
    try {
      await warn(dependencies)
    } catch (error) {
      dependencies.log.error({ error }, 'the database could not be checked for what is unfavourable in it')
    }
  }
}
