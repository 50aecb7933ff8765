import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { problem } from '../../platform/request/problem.ts'

/** Jobs that move the days of a team; see lifecycle/time-zone. */
export const zoneChangeQueue = 'change-zone'

/**
 * Gives a team a new time zone, and begins to move its days; false when there is nothing to move. Later
 * writes respect the running move. @throws UPDATE_ALREADY_IN_PROGRESS
 */
export async function beginZoneChange(
  db: TeamDatabase,
  { timezone, now }: { timezone: string; now: Date },
): Promise<boolean> {
  const { timezone: before } = await db
    .selectFrom('teams')
    .select('timezone')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (await isZoneChanging(db)) throw problem('UPDATE_ALREADY_IN_PROGRESS')
  await db.updateTable('teams').set({ timezone }).execute()
  // Locked, so that none is deleted in the meantime.
  const stores = await db.selectFrom('stores').select('id as store_id').forKeyShare().execute()
  const accounts = await db.selectFrom('social_accounts').select('id as account_id').forKeyShare().execute()
  const total = stores.length + accounts.length
  if (total === 0) return false
  const begun = { timezone_before: before }
  if (stores.length > 0) {
    await db
      .insertInto('store_zone_moves')
      .values(stores.map((store) => ({ ...store, ...begun })))
      .execute()
  }
  if (accounts.length > 0) {
    await db
      .insertInto('account_zone_moves')
      .values(accounts.map((account) => ({ ...account, ...begun })))
      .execute()
  }
  await db.insertInto('zone_changes').values({ timezone, started_at: now, total }).execute()
  return true
}

/** Whether a team has an unfinished change. */
export const isZoneChanging = async (db: TeamDatabase): Promise<boolean> =>
  (await db.selectFrom('zone_changes').select('team_id').executeTakeFirst()) !== undefined

/** Queues moving a team's days to its zone; does nothing when that is queued or running already. */
export const enqueueZoneChange = (
  { jobs }: Pick<ApiDependencies, 'jobs'>,
  team_id: number,
): Promise<boolean> => jobs.enqueue(zoneChangeQueue, { team_id }, { key: String(team_id) })
