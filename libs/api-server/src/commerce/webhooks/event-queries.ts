import { sql } from 'kysely'
import type { OrderRow, SingleKind } from '@tandem/connectors'
import { dayMs, minuteMs } from '@tandem/format'
import type { WholeDatabase } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { syncSoon } from '../sync/queue-sync.ts'
import { nextTryAt } from '../sync/schedule.ts'

/** A change that a store reported. */
export interface StoreEvent {
  kind: SingleKind
  provider_id: string
  delivery_id: string
  is_deletion: boolean
  /** For a customer: another one that the store has merged into it. */
  merged_from?: string
}

/** More changes of one store aren't followed one by one: one sync reads them together. */
const followedEvents = 1000

/**
 * Stores a reported change; false when it is known already. Deletions and merges are stored without a limit:
 * a sync wouldn't see those of orders that are too old for its key.
 */
export async function keepEvent(
  db: TeamDatabase,
  storeId: number,
  event: StoreEvent,
  now: Date,
): Promise<boolean> {
  const isKept =
    event.is_deletion || event.merged_from !== undefined || !(await hasTooManyEvents(db, storeId))
  if (!isKept) await syncSoon(db, storeId, now)
  const isNew = isKept ? await insertEvent(db, storeId, event, now) : true
  // Last, to avoid a deadlock: the holder of a store's sync may wait for this row, but no holder of this row
  // waits for a sync.
  await db.updateTable('store_webhooks').set({ last_event_at: now }).where('store_id', '=', storeId).execute()
  return isNew
}

async function insertEvent(
  db: TeamDatabase,
  storeId: number,
  event: StoreEvent,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insertInto('store_events')
    .values({ store_id: storeId, ...event, received_at: now, due_at: now })
    .onConflict((conflict) => conflict.constraint('store_events_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

async function hasTooManyEvents(db: TeamDatabase, storeId: number): Promise<boolean> {
  const last = await db
    .selectFrom('store_events')
    .select('id')
    .where('store_id', '=', storeId)
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .offset(followedEvents - 1)
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}

/** Shops need some minutes to work out where an order came from. */
const attributionAfterMs = 30 * minuteMs

/** Schedules another read of orders whose shop was still working out where they came from. */
export async function readAttributionAgain(db: TeamDatabase, storeId: number, orders: OrderRow[]) {
  const pending = orders.filter((order) => order.attribution_is_pending)
  if (pending.length === 0) return
  await db
    .insertInto('store_events')
    .values(
      pending.map(({ provider_id, modified_at }) => ({
        store_id: storeId,
        kind: 'orders' as const,
        provider_id,
        // Once for each state of the order: one that is never worked out isn't read forever.
        delivery_id: `attribution:${provider_id}:${modified_at}`,
        received_at: modified_at,
        due_at: new Date(Date.parse(modified_at) + attributionAfterMs),
      })),
    )
    .onConflict((conflict) => conflict.constraint('store_events_once').doNothing())
    .execute()
}

/** A row that a store reported, however often. */
export interface ChangedRow {
  kind: SingleKind
  provider_id: string
  /** Whether the store reported a deletion. */
  is_deleted: boolean
  /** Customers that the store has merged into this one. */
  merged: string[]
  /** The latest event about it. */
  last: number
  tries: number
  found_at: Date
}

const batchSize = 50

/** Rows to read now, longest waiting first. */
export async function findChangedRows(db: TeamDatabase, storeId: number, now: Date): Promise<ChangedRow[]> {
  const rows = await db
    .selectFrom('store_events')
    .select((expression) => [
      'kind',
      'provider_id',
      expression.fn.agg<boolean>('bool_or', ['is_deletion']).as('is_deleted'),
      sql<
        string[]
      >`coalesce(array_agg(distinct merged_from) filter (where merged_from is not null), '{}')`.as('merged'),
      expression.fn.max<number>('id').as('last'),
      expression.fn.max<number>('tries').as('tries'),
    ])
    .where('store_id', '=', storeId)
    .where('due_at', '<=', now.toISOString())
    .groupBy(['kind', 'provider_id'])
    .orderBy((expression) => expression.fn.min('id'))
    .limit(batchSize)
    .execute()
  return rows.map((row) => ({ ...row, found_at: now }))
}

/** The events of a row when it was found; later ones aren't settled by reading it now. */
const eventsOf = (db: TeamDatabase, storeId: number, { kind, provider_id, last, found_at }: ChangedRow) =>
  db
    .updateTable('store_events')
    .where('store_id', '=', storeId)
    .where('due_at', '<=', found_at.toISOString())
    .where('kind', '=', kind)
    .where('provider_id', '=', provider_id)
    .where('id', '<=', last)

/** Deletes the events of a row up to its reading. */
export const settleRow = (db: TeamDatabase, storeId: number, row: ChangedRow) =>
  eventsOf(db, storeId, row).set({ due_at: null }).execute()

/** Schedules another attempt for a row that couldn't be read; after some attempts it is left to a sync. */
export async function tryRowAgain(db: TeamDatabase, storeId: number, row: ChangedRow, now: Date) {
  const due_at = nextTryAt(now, row.tries + 1)
  if (due_at === null) await syncSoon(db, storeId, now)
  await eventsOf(db, storeId, row)
    .set({ due_at, tries: sql`tries + 1` })
    .execute()
}

/** Discards all events so far. */
export const settleEverything = (db: TeamDatabase, storeId: number) =>
  db
    .updateTable('store_events')
    .set({ due_at: null })
    .where('store_id', '=', storeId)
    .where('due_at', 'is not', null)
    .execute()

/** Stores with rows to read, over all teams and by index. */
export const findStoresWithEvents = (database: WholeDatabase, now: Date) =>
  database
    .selectFrom('store_events')
    .select(['team_id', 'store_id'])
    .distinct()
    .where('due_at', '<=', now.toISOString())
    .limit(100)
    .execute()

/** Longer than any provider retries. */
const knownMs = 2 * dayMs

/** Deletes deliveries that won't be repeated. */
export const forgetOldEvents = (database: WholeDatabase, now: Date) =>
  database
    .deleteFrom('store_events')
    .where('due_at', 'is', null)
    .where('received_at', '<', new Date(now.getTime() - knownMs).toISOString())
    .execute()
