import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { notify } from '../../workspace/notifications/notify.ts'

/**
 * Notifies the people who can do something about it that a sync of a store failed: once until one has succeeded again,
 * and once more if the store no longer accepts our keys.
 */
export async function notifyOfFailedSync(
  db: TeamDatabase,
  store_id: number,
  at: Date,
  { needs_reconnect } = { needs_reconnect: false },
): Promise<void> {
  const { succeeded_at } = await db
    .selectFrom('store_syncs')
    .select('succeeded_at')
    .where('store_id', '=', store_id)
    .executeTakeFirstOrThrow()
  const kind = needs_reconnect ? 'store_access_lost' : 'store_sync_failed'
  await notify(db, { kind, event: `${store_id} after ${succeeded_at ?? 'none'}`, at, store_id })
}
