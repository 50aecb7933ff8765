import type { StoreType } from '@tandem/api-contract'
import { newToken } from '../../platform/secrets/token.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { settleStore } from '../post-links/settle-store.ts'

interface NewStoreRow {
  type: StoreType
  name: string
  url: string
  default_currency: string
  currency_id: number
  /** Sealed. */
  credentials: string
  /** None by default. */
  notices?: string[]
  /** As the shop says; none by default. */
  pages_host?: string | null
  created_at: Date
}

/** The team's store with this address; undefined when it isn't connected. */
export const findByAddress = (db: TeamDatabase, url: string) =>
  db.selectFrom('stores').select(['id', 'deletion_began_at']).where('url', '=', url).executeTakeFirst()

/** How many stores the team has, archived ones included. */
export async function countStores(db: TeamDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('stores')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores a new store; null when its address is connected already. */
export async function insertStore(db: TeamDatabase, store: NewStoreRow): Promise<number | null> {
  const { credentials, ...row } = store
  const inserted = await db
    .insertInto('stores')
    .values({ ...row, archived_at: null })
    .onConflict((conflict) => conflict.constraint('stores_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  await db.insertInto('store_credentials').values({ store_id: inserted.id, sealed: credentials }).execute()
  await db
    .insertInto('store_syncs')
    .values({ store_id: inserted.id, asked_by: null, record_id: null })
    .execute()
  await db.insertInto('store_webhooks').values({ store_id: inserted.id, key: newToken() }).execute()
  return inserted.id
}

/** Changes the given fields of a store. */
export async function changeStore(
  db: TeamDatabase,
  id: number,
  changes: {
    name?: string
    default_currency?: string
    currency_id?: number
    notices?: string[]
    pages_host?: string | null
    excluded_statuses?: string[] | null
    shop_excluded_statuses?: string[]
    known_since?: Date | null
  },
) {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('stores').set(changes).where('id', '=', id).execute()
}

/** A store's data that is needed to change it. */
export async function findConnection(db: TeamDatabase, id: number) {
  return db
    .selectFrom('store_credentials')
    .innerJoin('stores', 'stores.id', 'store_credentials.store_id')
    .select([
      'sealed',
      'type',
      'name',
      'url',
      'default_currency',
      'archived_at',
      'deletion_began_at',
      'excluded_statuses',
      'shop_excluded_statuses',
    ])
    .where('store_id', '=', id)
    .executeTakeFirst()
}

/**
 * Use at the beginning of a transaction that changes stores: a sync locks its state first and the store's
 * counts afterwards, so the other order could deadlock. The store's webhooks (`store_webhooks`) are locked
 * after it, too.
 */
export async function lockSyncs(db: TeamDatabase, ids: number[]) {
  return db
    .selectFrom('store_syncs')
    .select(['store_id', 'state', 'is_rebuilding'])
    .where('store_id', 'in', ids)
    .orderBy('store_id')
    .forUpdate()
    .execute()
}

/** Archives or restores a store; false when nothing changes. */
export async function setArchived(db: TeamDatabase, id: number, archived_at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('stores')
    .set({ archived_at })
    .where('id', '=', id)
    .where('archived_at', archived_at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (changed) await settleStore(db, id)
  return changed !== undefined
}

/** Marks an archived store for deletion: from then on only its deletion changes it. */
export async function markForDeletion(db: TeamDatabase, id: number, at: Date) {
  await db.updateTable('stores').set({ deletion_began_at: at }).where('id', '=', id).execute()
}

/** Replaces a store's credentials. */
export async function replaceCredentials(db: TeamDatabase, id: number, sealed: string) {
  await db.updateTable('store_credentials').set({ sealed }).where('store_id', '=', id).execute()
}
