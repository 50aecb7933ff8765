import type { ApiDependencies } from '@tandem/api-server'
import { differingZones } from '@tandem/api-server'

/** Warns in one line when the database has other rules for the time zone of a team than this process. */
export async function warnOfOtherZones({
  database,
  log,
  now,
}: Pick<ApiDependencies, 'database' | 'log' | 'now'>) {
  const zones = await differingZones(database, now())
  if (zones.length === 0) return
  log.warn(
    { zones },
    `the database has other rules than Node for the time zone ${zones.slice(0, 5).join(', ')}, so orders near midnight count on different days in lists and sums: update the time zone data of the database's server, or Node (docs/troubleshooting.md)`,
  )
}
