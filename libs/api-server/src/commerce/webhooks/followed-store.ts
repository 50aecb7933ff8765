import type { StoreSync, StoreType } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { planForGrowth } from '../sync/sync-state.ts'
import type { WriteScope } from '../sync/sync-state.ts'

/** A store whose rows are read one by one, and its last sync. */
export interface FollowedStore extends WriteScope {
  type: StoreType
  sealed: string
  state: StoreSync['state']
  attempt: number
  archived_at: string | null
  /** Reading it ended its process repeatedly: only a person starts it again. */
  is_set_aside: boolean
  /** How often reading its rows was started without ending. */
  tries: number
}

/** Locks the store's sync until the transaction ends. */
export async function findFollowed(db: TeamDatabase, storeId: number): Promise<FollowedStore | undefined> {
  // Locked in a separate statement: one that waits for the row sees the store as it was before the wait.
  await db.selectFrom('store_syncs').select('store_id').where('store_id', '=', storeId).forUpdate().execute()
  return db
    .selectFrom('store_syncs')
    .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
    .innerJoin('store_credentials', 'store_credentials.store_id', 'stores.id')
    .innerJoin('store_webhooks', 'store_webhooks.store_id', 'stores.id')
    .select((expression) => [
      'store_syncs.store_id',
      'store_syncs.state',
      'store_syncs.attempt',
      'store_syncs.run',
      'stores.type',
      'stores.default_currency as currency',
      'stores.archived_at',
      'store_credentials.sealed',
      'store_webhooks.follow_tries as tries',
      expression
        .and([
          expression('store_syncs.state', '=', 'failed'),
          expression('store_syncs.next_sync_at', 'is', null),
          expression('store_syncs.needs_reconnect', '=', false),
        ])
        .$castTo<boolean>()
        .as('is_set_aside'),
    ])
    .where('store_syncs.store_id', '=', storeId)
    .executeTakeFirst()
}

/**
 * Use at the beginning of a transaction that writes a single row: false when a sync has begun, or begun and
 * ended, since the row was read, because its data may be newer.
 */
export async function lockUnlessSynced(
  db: TeamDatabase,
  { store_id, attempt, currency }: FollowedStore,
): Promise<boolean> {
  await planForGrowth(db)
  // Locked in a separate statement: one that waits for the row sees the store as it was before the wait.
  await db.selectFrom('store_syncs').select('store_id').where('store_id', '=', store_id).forUpdate().execute()
  const now = await db
    .selectFrom('store_syncs')
    .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
    .select(['state', 'attempt', 'archived_at', 'default_currency'])
    .where('store_syncs.store_id', '=', store_id)
    .executeTakeFirst()
  if (!now || now.archived_at !== null || now.default_currency !== currency) return false
  return now.state !== 'running' && now.attempt === attempt
}
