import { sql } from 'kysely'
import type { Store, StoreSync, StoreType } from '@tandem/api-contract'
import type { TeamDatabase } from '../database/team-scope.ts'

interface NewStoreRow {
  type: StoreType
  name: string
  url: string
  default_currency: string
  currency_id: number
  /** Sealed. */
  credentials: string
  created_at: Date
}

/** Whether the team has connected this address. */
export async function isConnected(db: TeamDatabase, url: string): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').where('url', '=', url).executeTakeFirst()) !== undefined
}

/** The team's stores with the state of their sync, or those of `ids`; archived ones last. */
export async function findStores(db: TeamDatabase, ids?: number[]): Promise<Store[]> {
  const rows = await db
    .selectFrom('stores')
    .innerJoin('store_syncs', 'store_syncs.store_id', 'stores.id')
    .select([
      'stores.id',
      'type',
      'name',
      'url',
      'default_currency',
      'currency_id',
      'archived_at',
      'created_at',
      'collections_count',
      'customers_count',
      'orders_count',
      'products_count',
      'state',
      'started_at',
      'finished_at',
      'succeeded_at',
      'error',
      'needs_reconnect',
      'progress',
      'difference',
    ])
    .$if(ids !== undefined, (query) => query.where('stores.id', 'in', ids ?? []))
    .orderBy(sql`archived_at is not null`)
    .orderBy('name')
    .orderBy('stores.id')
    .execute()
  return rows.map((row) => {
    const {
      state,
      started_at,
      finished_at,
      succeeded_at,
      error,
      needs_reconnect,
      progress,
      difference,
      ...store
    } = row
    const sync: StoreSync = {
      state,
      started_at,
      finished_at,
      succeeded_at,
      error: state === 'failed' ? { message: error ?? '', needs_reconnect } : null,
      progress,
      difference,
    }
    return { ...store, sync }
  })
}

/** One store. @throws when the team has no such store */
export async function findStore(db: TeamDatabase, id: number): Promise<Store> {
  const [store] = await findStores(db, [id])
  if (!store) throw new Error(`There is no store ${id}`)
  return store
}

/** Keeps a new store; null when its address is connected already. */
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
  await db.insertInto('store_syncs').values({ store_id: inserted.id }).execute()
  return inserted.id
}

/** Changes what is given of a store. */
export async function changeStore(
  db: TeamDatabase,
  id: number,
  changes: { name?: string; default_currency?: string; currency_id?: number },
) {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('stores').set(changes).where('id', '=', id).execute()
}

/** What a store is read with. */
export async function findCredentials(db: TeamDatabase, id: number) {
  return db
    .selectFrom('store_credentials')
    .innerJoin('stores', 'stores.id', 'store_credentials.store_id')
    .select(['sealed', 'type', 'default_currency'])
    .where('store_id', '=', id)
    .executeTakeFirst()
}

/** Replaces what a store is read with. */
export async function replaceCredentials(db: TeamDatabase, id: number, sealed: string) {
  await db.updateTable('store_credentials').set({ sealed }).where('store_id', '=', id).execute()
}
