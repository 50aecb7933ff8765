import { formatNumber } from '@tandem/format'
import type { NamedKind, StoreCounts, UnreadRow } from '@tandem/connectors'
import type { SyncKind } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { AnyRow } from './changed-rows.ts'
import { dropRows } from './drop-rows.ts'
import { idsHere } from './ids-here.ts'
import { askForMissing } from './missing-rows.ts'
import { dropUnmet } from './drop-unmet.ts'
import { pages } from './sync-context.ts'
import type { SyncContext } from './sync-context.ts'
import { rowsOf } from './sync-records.ts'
import { countUnknown, keepUnread, unreadIds } from './unread-rows.ts'
import { writeInBatches } from './write-page.ts'

/** The separators that the product shows by default, as in mails. */
const turkish = { locale: 'tr' }

/** Kinds whose ids the shop can list. */
const namedKinds = ['products', 'customers', 'orders'] as const satisfies NamedKind[]

/** Changes at the shop during the comparison are usually settled by comparing once more. */
const maxRounds = 2

/**
 * Compares our counts, including unreadable rows, with the shop's. When they differ, rows that the shop no
 * longer has are removed, and rows that only it has are read. Returns the remaining difference, in words;
 * null when all counts are equal.
 */
export async function compareCounts(context: SyncContext): Promise<string | null> {
  let differing = await differences(context)
  for (let round = 0; differing.length > 0 && round < maxRounds; round += 1) {
    await settle(context, differing)
    differing = await differences(context)
    // Refunds of trashed orders still count at the shop, but we don't store them.
    if (differing.every(({ kind }) => kind === 'refunds')) break
  }
  return inWords(differing)
}

async function settle(context: SyncContext, differing: Difference[]) {
  const isDiffering = (kind: SyncKind) => differing.some((difference) => difference.kind === kind)
  if (isDiffering('collections')) {
    await reread(context, 'collections')
    await dropUnmet(context, 'collections')
  }
  for (const kind of namedKinds) if (isDiffering(kind)) await reconcile(context, kind)
  if (!isDiffering('refunds')) return
  // The shop doesn't list withdrawn refunds: all are read again unless that was just done.
  if (context.run.modified_after !== null || isDiffering('orders')) await reread(context, 'refunds')
  await dropUnmet(context, 'refunds')
}

function inWords(differing: Difference[]): string | null {
  const remaining = differing.filter(
    ({ kind, theirs, ours, nameless }) => kind !== 'refunds' && theirs !== ours - nameless,
  )
  if (remaining.length === 0) return null
  return `The store counts ${remaining
    .map(
      ({ kind, theirs, ours }) =>
        `${formatNumber(theirs, turkish)} ${kind}, ${formatNumber(ours, turkish)} were read`,
    )
    .join('; ')}.`
}

interface Difference {
  kind: SyncKind
  ours: number
  theirs: number
  /** How many of ours may be counted twice; see `OwnCount`. */
  nameless: number
}

async function differences({ connector, write, run, signal }: SyncContext): Promise<Difference[]> {
  const theirs = await connector.counts(signal)
  const ours = await write((db) => ownCounts(db, run))
  const kinds = Object.keys(ours) as SyncKind[]
  return kinds.flatMap((kind) => {
    const count = theirs[kind]
    const { count: own, nameless } = ours[kind]
    return count === null || count === own ? [] : [{ kind, ours: own, theirs: count, nameless }]
  })
}

interface OwnCount {
  /** Stored rows, and unreadable ones without earlier data. */
  count: number
  /** Unreadable rows without an id: each of them may be a stored one, too. */
  nameless: number
}

async function ownCounts(
  db: TeamDatabase,
  scope: { store_id: number },
): Promise<Record<keyof StoreCounts, OwnCount>> {
  const storeId = scope.store_id
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
  const aside = await countUnknown(db, scope)
  const withUnknown = (kind: SyncKind, stored: number): OwnCount => {
    const { count, nameless } = aside[kind] ?? { count: 0, nameless: 0 }
    return { count: stored + count, nameless }
  }
  return {
    collections: withUnknown('collections', store.collections_count),
    products: withUnknown('products', store.products_count),
    customers: withUnknown('customers', customers.count),
    orders: withUnknown('orders', store.orders_count),
    refunds: withUnknown('refunds', refunds.count),
  }
}

async function reconcile(context: SyncContext, kind: NamedKind) {
  const { run, write } = context
  const theirs = await idsAtShop(context, kind)
  const ours = new Set(await write((db) => idsHere(db, run, kind)))
  const aside = await write(async (db) =>
    (await unreadIds(db, run, kind).execute()).map((row) => row.provider_id),
  )
  const known = new Set([...ours, ...aside])
  const unlisted = [...known].filter((id) => !theirs.has(id))
  // A row without a readable id may be any of those that aren't listed.
  const gone = theirs.has(null) ? await askForGone(context, kind, unlisted) : unlisted
  for (const some of chunks(gone)) await write((db) => dropRows(db, run, kind, some))
  const missing = [...theirs].filter((id) => id !== null).filter((id) => !known.has(id))
  for (const some of chunks(missing)) await readMissing(context, kind, some)
}

/** Requests some rows one by one. Returns those that the shop says it doesn't have; the others are stored or set aside. */
async function askForGone(context: SyncContext, kind: NamedKind, ids: string[]): Promise<string[]> {
  const { rows, unread, gone } = await askForMissing(context, kind, ids.slice(0, batchSize), {
    hidesOldOrders: false,
  })
  await writeAgain(context, kind, rows, unread)
  return gone
}

async function idsAtShop({ connector, signal }: SyncContext, kind: NamedKind) {
  const ids = new Set<string | null>()
  for await (const some of connector.ids(kind, signal)) for (const id of some) ids.add(id)
  return ids
}

/** How many rows one transaction removes, or one request asks the shop for. */
const batchSize = 100

const chunks = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  )

async function readMissing(context: SyncContext, kind: NamedKind, ids: string[]) {
  const { rows, unread } = await context.connector.readByIds(kind, ids, context.signal)
  await writeAgain(context, kind, rows, unread)
}

/** Reads all rows of a kind again. */
async function reread(context: SyncContext, kind: 'collections' | 'refunds') {
  let skipped = 0
  for await (const { rows, unread = [] } of pages(context, kind, null, null)) {
    await writeAgain(context, kind, rows, unread)
    skipped += unread.length
  }
  const counted = rowsOf(context.run.rows, kind)
  counted.skipped = Math.max(counted.skipped, skipped)
}

/** Stores rows that this sync reads another time, and sets the unreadable ones aside. */
const writeAgain = (context: SyncContext, kind: SyncKind, rows: AnyRow[], unread: readonly UnreadRow[]) =>
  writeInBatches(context, kind, rows, {
    isAgain: true,
    end: (db) => keepUnread(db, context.run, kind, unread, context.now()),
  })
