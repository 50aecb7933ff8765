import { inTeam } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'

interface Reading {
  state: string
  progress: readonly { state: string }[]
}

/**
 * How much of the first syncs of a team's stores and accounts is done, from 0 to 1; also 1 for one that failed. Read from
 * the database: each call of the API would take more time from the syncs.
 */
export async function readShare(
  { database }: Pick<ApiDependencies, 'database'>,
  team_id: number,
): Promise<number> {
  const readings = await inTeam(database, team_id, async (db): Promise<Reading[]> => [
    ...(await db.selectFrom('store_syncs').select(['state', 'progress']).execute()),
    ...(await db.selectFrom('account_readings').select(['state', 'progress']).execute()),
  ])
  return readings.reduce((sum, reading) => sum + shareOf(reading), 0) / readings.length
}

function shareOf({ state, progress }: Reading): number {
  if (!['never', 'queued', 'running'].includes(state)) return 1
  return progress.filter((part) => part.state === 'done').length / (progress.length + 1)
}
