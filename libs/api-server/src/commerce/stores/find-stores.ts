import { sql } from 'kysely'
import type { InferResult } from 'kysely'
import type { Store, StoreSales, StoreSync, StoreUpdates } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countNotes } from '../../workspace/notes/count-notes.ts'
import { excludedBy } from '../sync/sale-rule.ts'
import { countUnread } from '../sync/unread-rows.ts'
import { findStatuses } from './store-statuses.ts'

/** Until the store was asked for the first time. */
const notAskedYet = 'Webhooks aren’t set up yet.'
const notAsked = 'Archived stores don’t sync.'

/**
 * The team's stores with the state of their sync, or those of `ids`, as a user sees them; archived ones last.
 */
export async function findStores(db: TeamDatabase, reader: number, ids?: number[]): Promise<Store[]> {
  const rows = await storeRows(db, ids).execute()
  const found = rows.map(({ id }) => id)
  const notes = await countNotes(db, reader, 'store', found)
  const statuses = await findStatuses(db, found)
  const unread = await countUnread(db, found)
  return rows.map((row) =>
    toStore(row, {
      notes_count: notes.get(row.id) ?? 0,
      statuses: statuses.get(row.id) ?? [],
      unread_count: unread.get(row.id) ?? 0,
    }),
  )
}

const storeRows = (db: TeamDatabase, ids: number[] | undefined) =>
  db
    .selectFrom('stores')
    .innerJoin('store_syncs', 'store_syncs.store_id', 'stores.id')
    .innerJoin('store_webhooks', 'store_webhooks.store_id', 'stores.id')
    .select([
      'stores.id',
      'type',
      'name',
      'url',
      'default_currency',
      'currency_id',
      'archived_at',
      'deletion_began_at',
      'created_at',
      'notices',
      'known_since',
      'excluded_statuses',
      'shop_excluded_statuses',
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
      'compared_at',
      'next_sync_at',
      'is_on',
      'reason',
      'last_event_at',
    ])
    .$if(ids !== undefined, (query) => query.where('stores.id', 'in', ids ?? []))
    .orderBy(sql`archived_at is not null`)
    .orderBy('name')
    .orderBy('stores.id')

type StoreRow = InferResult<ReturnType<typeof storeRows>>[number]

/** What is counted for all stores together. */
interface StoreCounts {
  notes_count: number
  statuses: StoreSales['statuses']
  unread_count: number
}

function toStore(row: StoreRow, { notes_count, statuses, unread_count }: StoreCounts): Store {
  const {
    excluded_statuses,
    shop_excluded_statuses,
    state,
    started_at,
    finished_at,
    succeeded_at,
    error,
    needs_reconnect,
    progress,
    difference,
    compared_at,
    next_sync_at,
    is_on,
    reason,
    last_event_at,
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
    compared_at,
    unread_count,
  }
  const updates: StoreUpdates = {
    by: is_on ? 'webhooks' : 'polling',
    reason: is_on ? null : (reason ?? (row.archived_at === null ? notAskedYet : notAsked)),
    last_event_at,
    next_sync_at,
  }
  const sales = { ...excludedBy({ type: row.type, excluded_statuses, shop_excluded_statuses }), statuses }
  return { ...store, sales, sync, updates, notes_count }
}

/** One store. @throws when the team has no such store */
export async function findStore(db: TeamDatabase, reader: number, id: number): Promise<Store> {
  const [store] = await findStores(db, reader, [id])
  if (!store) throw new Error(`There is no store ${id}`)
  return store
}
