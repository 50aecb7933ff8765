import type { ApiDependencies } from '@tandem/api-server'
import { warnOfOtherZones } from './warn-of-other-zones.ts'
import { warnOfPowerfulRole } from './warn-of-powerful-role.ts'

/** Warns of what is unfavourable in the database; the roles of the embedded one are always powerful. */
export async function warnOfDatabase(
  dependencies: Pick<ApiDependencies, 'database' | 'log' | 'now'>,
  isEmbedded: boolean,
) {
  if (!isEmbedded) await warnOfPowerfulRole(dependencies)
  await warnOfOtherZones(dependencies)
}
