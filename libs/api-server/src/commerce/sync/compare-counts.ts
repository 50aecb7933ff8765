import { formatNumber } from '@tandem/format'
import type { StoreCounts } from '@tandem/connectors'
import type { SyncKind } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pages } from './sync-context.ts'
import type { SyncContext } from './sync-context.ts'
import { listRowsSinceWhole, rowsOf } from './sync-records.ts'
import type { SyncRun } from './sync-state.ts'
import { dropCustomers } from './write-customers.ts'
import { dropOrders } from './write-orders.ts'
import { writeInBatches } from './write-page.ts'
import { dropProducts } from './write-products.ts'
import { dropUnseenRefunds } from './write-refunds.ts'

/** Kinds whose ids the shop can name. */
const namedKinds = ['products', 'customers', 'orders'] as const
type NamedKind = (typeof namedKinds)[number]

/**
 * Holds our counts against the shop's. Where they differ, rows that the shop no longer has are removed, and what
 * it has beyond ours is read again, but not for rows that we know we cannot understand. Answers what differs even
 * then, in words; null when all is equal.
 */
export async function compareCounts(context: SyncContext): Promise<string | null> {
  const found = await differences(context)
  const differing = await withoutSkipped(context, found)
  if (differing.length === 0) return inWords(found)
  for (const kind of namedKinds) {
    if (differing.some((difference) => difference.kind === kind)) await reconcile(context, kind)
  }
  if (differing.some((difference) => difference.kind === 'refunds')) {
    const isWhole = context.run.modified_after === null && !differing.some(({ kind }) => kind === 'orders')
    await settleRefunds(context, isWhole)
  }
  return inWords(await differences(context))
}

function inWords(differing: Difference[]): string | null {
  // Refunds of orders in the trash still count at the shop, and we keep none of them.
  const remaining = differing.filter((difference) => difference.kind !== 'refunds')
  if (remaining.length === 0) return null
  return `The store counts ${remaining
    .map(({ kind, theirs, ours }) => `${formatNumber(theirs)} ${kind}, ${formatNumber(ours)} were read`)
    .join('; ')}.`
}

interface Difference {
  kind: SyncKind
  ours: number
  theirs: number
}

async function differences({ connector, write, run, signal }: SyncContext): Promise<Difference[]> {
  const theirs = await connector.counts(signal)
  const ours = await write((db) => ownCounts(db, run.store_id))
  const kinds = Object.keys(ours) as SyncKind[]
  return kinds.flatMap((kind) => {
    const count = theirs[kind]
    return count === null || count === ours[kind] ? [] : [{ kind, ours: ours[kind], theirs: count }]
  })
}

/** What is not explained by rows that this sync, or one since the last whole reading, could not understand. */
async function withoutSkipped({ run, write }: SyncContext, differing: Difference[]): Promise<Difference[]> {
  if (differing.length === 0) return []
  const known = await write((db) => listRowsSinceWhole(db, run.store_id))
  return differing.filter(({ kind, ours, theirs }) => {
    const skipped = [run.rows, ...known].map((rows) => rowsOf(rows, kind).skipped)
    return theirs < ours || theirs - ours > Math.max(...skipped)
  })
}

async function ownCounts(db: TeamDatabase, storeId: number): Promise<Record<keyof StoreCounts, number>> {
  const store = await db
    .selectFrom('stores')
    .select(['collections_count', 'products_count', 'orders_count'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const customers = await db
    .selectFrom('customers')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('is_registered', '=', true)
    .executeTakeFirstOrThrow()
  const refunds = await db
    .selectFrom('refunds')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return {
    collections: store.collections_count,
    products: store.products_count,
    customers: customers.count,
    orders: store.orders_count,
    refunds: refunds.count,
  }
}

async function reconcile(context: SyncContext, kind: NamedKind) {
  const theirs = await idsAtShop(context, kind)
  await dropMissing(context, kind, theirs)
  if (!(await hasUnread(context, kind, theirs))) return
  // Most often it is what came while we read; only then is the whole list read again.
  await reread(context, kind, context.run.reading_since)
  if (await hasUnread(context, kind, theirs)) await reread(context, kind, null)
}

async function idsAtShop({ connector, signal }: SyncContext, kind: NamedKind) {
  const ids = new Set<string>()
  for await (const some of connector.ids(kind, signal)) for (const id of some) ids.add(id)
  return ids
}

const dropAtOnce = 100

async function dropMissing(context: SyncContext, kind: NamedKind, theirs: Set<string>) {
  const ours = await context.write((db) => idsHere(db, context.run, kind))
  const gone = ours.filter((id) => !theirs.has(id))
  for (let start = 0; start < gone.length; start += dropAtOnce) {
    const some = gone.slice(start, start + dropAtOnce)
    await context.write((db) =>
      kind === 'orders'
        ? dropOrders(db, context.run, some)
        : kind === 'products'
          ? dropProducts(db, context.run.store_id, some)
          : dropCustomers(db, context.run.store_id, some),
    )
  }
}

async function hasUnread(context: SyncContext, kind: NamedKind, theirs: Set<string>) {
  const ours = new Set(await context.write((db) => idsHere(db, context.run, kind)))
  return [...theirs].some((id) => !ours.has(id))
}

async function idsHere(db: TeamDatabase, run: SyncRun, kind: NamedKind): Promise<string[]> {
  if (kind === 'customers') {
    const rows = await db
      .selectFrom('customers')
      .select('key')
      .where('store_id', '=', run.store_id)
      .where('is_registered', '=', true)
      .execute()
    return rows.map((row) => row.key.slice('id:'.length))
  }
  const rows = await db.selectFrom(kind).select('provider_id').where('store_id', '=', run.store_id).execute()
  return rows.map((row) => row.provider_id)
}

async function reread(context: SyncContext, kind: SyncKind, modifiedAfter: string | null) {
  let skipped = 0
  for await (const page of pages(context, kind, null, modifiedAfter)) {
    await writeInBatches(context, kind, page.rows, { isAgain: true })
    skipped += page.skipped ?? 0
  }
  const counted = rowsOf(context.run.rows, kind)
  counted.skipped = Math.max(counted.skipped, skipped)
}

/** Reads all of them again unless that was just done: the shop does not name refunds that were taken back. */
async function settleRefunds(context: SyncContext, isWhole: boolean) {
  if (!isWhole) await reread(context, 'refunds', null)
  // Those that we cannot understand were not met either.
  if (rowsOf(context.run.rows, 'refunds').skipped > 0) return
  while (await context.write((db) => dropUnseenRefunds(db, context.run))) {
    // The next batch.
  }
}
