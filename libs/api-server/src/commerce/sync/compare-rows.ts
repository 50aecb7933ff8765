import { ProviderError } from '@tandem/connectors'
import type { NamedKind, OrderRow } from '@tandem/connectors'
import { hourMs } from '@tandem/format'
import type { ComparePlace } from '../../platform/database/sync-tables.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { dropRows } from './drop-rows.ts'
import { idsAfter } from './ids-here.ts'
import { readLackingRefunds } from './lacking-refunds.ts'
import { askForMissing } from './missing-rows.ts'
import type { ShopKnowledge } from './missing-rows.ts'
import type { SyncContext } from './sync-context.ts'
import type { SyncRun } from './sync-state.ts'
import { keepUnread } from './unread-rows.ts'
import { writeInBatches } from './write-page.ts'

/**
 * From one start to the next. Together with the syncs that a comparison takes, every row is compared at least
 * once a day.
 */
const beginEveryMs = 12 * hourMs

/** Syncs that a comparison is spread over: at one every 15 minutes, eight hours. */
const spreadOver = 32
const minRequests = 10
const maxRequests = 200
const batchSize = 100

/** The state of a sync's comparison. */
interface Comparison extends ShopKnowledge {
  requestsLeft: number
}

/** Orders first, because they are money. Collections and refunds are found with the rows they belong to. */
const nextKind = { orders: 'products', products: 'customers', customers: null } as const
const start: ComparePlace = { kind: 'orders', after: '' }

/**
 * Compares a part of our rows with the shop's, whatever their modification dates say: finds deletions, and
 * changes without a date. Each sync continues where the previous one stopped, with enough requests that all
 * rows are compared within a day. When a store fails, the comparison waits for the next sync: changes were
 * read before this.
 */
export async function compareRows(context: SyncContext) {
  const { run, write, signal, now } = context
  // A sync that has read everything has compared everything.
  if (run.modified_after === null) return
  const begun = await write((db) => findPlace(db, run, now()))
  if (begun === null) return
  const state: Comparison = { requestsLeft: begun.requests, hidesOldOrders: false }
  try {
    let place: ComparePlace | null = begun.place
    while (place !== null && state.requestsLeft > 0) place = await comparePage(context, place, state)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
  }
}

/** Where a comparison continues; null when none is due. */
async function findPlace(db: TeamDatabase, { store_id }: SyncRun, now: Date) {
  const { compare_place, compare_began_at, ...counts } = await db
    .selectFrom('store_syncs')
    .innerJoin('stores', 'stores.id', 'store_syncs.store_id')
    .select(['compare_place', 'compare_began_at', 'orders_count', 'products_count', 'customers_count'])
    .where('store_syncs.store_id', '=', store_id)
    .executeTakeFirstOrThrow()
  const rows = counts.orders_count + counts.products_count + counts.customers_count
  const wanted = Math.ceil(rows / batchSize / spreadOver)
  const requests = Math.min(Math.max(wanted, minRequests), maxRequests)
  if (compare_place !== null) return { place: compare_place, requests }
  const isDue = compare_began_at === null || now.getTime() - Date.parse(compare_began_at) >= beginEveryMs
  if (!isDue) return null
  await db
    .updateTable('store_syncs')
    .set({ compare_place: JSON.stringify(start), compare_began_at: now })
    .where('store_id', '=', store_id)
    .execute()
  return { place: start, requests }
}

/** Compares the rows after a position; returns the next one, null at the end. */
async function comparePage(
  context: SyncContext,
  { kind, after }: ComparePlace,
  state: Comparison,
): Promise<ComparePlace | null> {
  const { run, write, connector, signal, now } = context
  const ids = await write((db) => idsAfter(db, run, kind, { after, limit: batchSize }))
  const next = placeAfter(kind, ids)
  if (ids.length === 0) {
    await write((db) => savePlace(db, run, next, now()))
    return next
  }
  const found = await connector.readByIds(kind, ids, signal)
  const answered = new Set([...found.rows, ...found.unread].map((row) => row.provider_id))
  const missing = await askForMissing(
    context,
    kind,
    ids.filter((id) => !answered.has(id)),
    state,
  )
  state.requestsLeft -= 1 + missing.requests
  await writeInBatches(context, kind, [...found.rows, ...missing.rows], {
    isAgain: true,
    async end(db) {
      await keepUnread(db, run, kind, [...found.unread, ...missing.unread], now())
      await dropRows(db, run, kind, missing.gone)
    },
  })
  if (kind === 'orders') state.requestsLeft -= await readLackingRefunds(context, found.rows as OrderRow[])
  await write((db) => savePlace(db, run, next, now()))
  return next
}

function placeAfter(kind: NamedKind, ids: string[]): ComparePlace | null {
  const last = ids.at(-1)
  if (last !== undefined && ids.length === batchSize) return { kind, after: last }
  const following = nextKind[kind]
  return following && { kind: following, after: '' }
}

async function savePlace(db: TeamDatabase, { store_id }: SyncRun, place: ComparePlace | null, now: Date) {
  await db
    .updateTable('store_syncs')
    .set({
      compare_place: place && JSON.stringify(place),
      ...(place === null && { compared_at: now }),
    })
    .where('store_id', '=', store_id)
    .execute()
}
