import { inTeam } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'

interface Reading {
  state: string
  progress: readonly { state: string }[]
}

/**
 * How much of the first syncs of a team's stores and accounts is done, from 0 to 1. One that failed is done, and archived
 * ones don't count: they aren't synced any more. Read from the database, because each call of the API would take more
 * time from the syncs.
 */
export async function readShare(
  { database }: Pick<ApiDependencies, 'database'>,
  team_id: number,
): Promise<number> {
  const readings = await inTeam(database, team_id, async (db): Promise<Reading[]> => [
    ...(await db
      .selectFrom('store_syncs')
      .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
      .where('stores.archived_at', 'is', null)
      .select(['store_syncs.state', 'store_syncs.progress'])
      .execute()),
    ...(await db
      .selectFrom('account_readings')
      .innerJoin('social_accounts', 'social_accounts.id', 'account_readings.account_id')
      .where('social_accounts.archived_at', 'is', null)
      .select(['account_readings.state', 'account_readings.progress'])
      .execute()),
  ])
  if (readings.length === 0) return 1
  return readings.reduce((sum, reading) => sum + shareOf(reading), 0) / readings.length
}

function shareOf({ state, progress }: Reading): number {
  if (!['never', 'queued', 'running'].includes(state)) return 1
  return progress.filter((part) => part.state === 'done').length / (progress.length + 1)
}
