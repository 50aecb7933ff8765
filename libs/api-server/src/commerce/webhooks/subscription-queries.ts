import type { StoreType } from '@tandem/api-contract'
import { sql } from 'kysely'
import type { WholeDatabase } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { lockSyncs } from '../stores/queries.ts'
import { reportsChanges } from '../sync/end-sync.ts'
import { nextSyncAt } from '../sync/schedule.ts'

/**
 * The store of an address's key: outside the team scope, because a delivery only has the key. For the key of a deleted
 * store, or one that is being deleted, the store of the same app that answers for it (`is_former`), and never one that
 * is being deleted itself while another does.
 */
export const findStoreByKey = (database: WholeDatabase, key: string) =>
  database
    .selectFrom('store_webhooks')
    .innerJoin('stores', (join) =>
      join
        .onRef('stores.team_id', '=', 'store_webhooks.team_id')
        .onRef('stores.id', '=', 'store_webhooks.store_id'),
    )
    .select([
      'store_webhooks.team_id',
      'store_webhooks.store_id',
      'store_webhooks.secret',
      'stores.type',
      'stores.archived_at',
      sql<boolean>`store_webhooks.key <> ${key}`.as('is_former'),
    ])
    .where((condition) =>
      condition.or([
        condition('store_webhooks.key', '=', key),
        condition.and([
          sql<boolean>`store_webhooks.former_keys <> '{}'`,
          sql<boolean>`store_webhooks.former_keys @> array[${key}]::text[]`,
        ]),
      ]),
    )
    .orderBy(sql`stores.deletion_began_at is null`, 'desc')
    .orderBy('is_former', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What a subscription needs. */
export interface SubscribableStore {
  type: StoreType
  url: string
  currency: string
  sealed: string
  archived_at: string | null
  key: string
  secret: string | null
  checked_at: string | null
  /** How often it was started without ending. */
  tries: number
}

export const findSubscribable = (db: TeamDatabase, storeId: number): Promise<SubscribableStore | undefined> =>
  db
    .selectFrom('stores')
    .innerJoin('store_webhooks', 'store_webhooks.store_id', 'stores.id')
    .innerJoin('store_credentials', 'store_credentials.store_id', 'stores.id')
    .select([
      'stores.type',
      'stores.url',
      'stores.default_currency as currency',
      'stores.archived_at',
      'store_credentials.sealed',
      'store_webhooks.key',
      'store_webhooks.secret',
      'store_webhooks.checked_at',
      'store_webhooks.subscribe_tries as tries',
    ])
    .where('stores.id', '=', storeId)
    .executeTakeFirst()

interface Subscription {
  is_on: boolean
  reason: string | null
  checked_at: Date | null
  /** Sealed. */
  secret?: string | null
}

/** Stores which changes a store reports; the schedule polls it more often if it reports less. */
export async function saveSubscription(db: TeamDatabase, storeId: number, subscription: Subscription) {
  await lockSyncs(db, [storeId])
  const reportedBefore = await reportsChanges(db, storeId)
  await db.updateTable('store_webhooks').set(subscription).where('store_id', '=', storeId).execute()
  const reports_changes = await reportsChanges(db, storeId)
  if (reportedBefore === reports_changes) return
  const sync = await db
    .selectFrom('store_syncs')
    .select(['finished_at', 'failures', 'next_sync_at'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  if (!sync?.next_sync_at || !sync.finished_at || sync.failures > 0) return
  const next_sync_at = nextSyncAt({
    ended_at: new Date(sync.finished_at),
    failures: 0,
    needs_reconnect: false,
    reports_changes,
  })
  await db.updateTable('store_syncs').set({ next_sync_at }).where('store_id', '=', storeId).execute()
}

/**
 * Marks a store's subscription for a check: its credentials have changed, or it was unavailable. The caller
 * holds its sync.
 */
export const checkSubscriptionAgain = (db: TeamDatabase, storeId: number) =>
  db
    .updateTable('store_webhooks')
    .set({ checked_at: null, subscribe_tries: 0 })
    .where('store_id', '=', storeId)
    .execute()
