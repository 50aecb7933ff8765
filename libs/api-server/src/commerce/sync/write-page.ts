import type { CollectionRow, CustomerRow, OrderRow, ProductRow, RefundRow } from '@tandem/connectors'
import type { SyncKind } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { readAttributionAgain } from '../webhooks/event-queries.ts'
import { changedRows, meetAgain, withFingerprints } from './changed-rows.ts'
import type { AnyRow, Fingerprinted } from './changed-rows.ts'
import type { SyncRun, WriteScope } from './sync-state.ts'
import { forgetUnread } from './unread-rows.ts'
import type { SyncContext } from './sync-context.ts'
import { rowsOf } from './sync-records.ts'
import { writeCollections } from './write-collections.ts'
import { writeCustomers } from './write-customers.ts'
import { writeOrders } from './write-orders.ts'
import { writeProducts } from './write-products.ts'
import { dropTakenBack, writeRefunds } from './write-refunds.ts'

/**
 * How many rows with their children one transaction may write: the embedded database does nothing else
 * meanwhile.
 */
const batchSize = 250

interface PageEnd {
  /** Runs in the last transaction, even of an empty page. */
  end?: (db: TeamDatabase) => Promise<void>
  /** Rows of the previous page, which appear again and aren't counted twice. */
  before?: ReadonlySet<string>
  /** Whether this sync has read the rows before: then only new ones are counted. */
  isAgain?: boolean
}

/** Writes a page in short transactions. Writing it twice has the same result. */
export async function writeInBatches(
  { run, write }: Pick<SyncContext, 'run' | 'write'>,
  kind: SyncKind,
  rows: AnyRow[],
  { end = async () => {}, before = new Set(), isAgain = false }: PageEnd = {},
) {
  noteChanges(run, rows)
  const batches = batchesOf(await withFingerprints(run, kind, latestOfEach(rows)))
  const last = batches.pop() ?? []
  const counted = rowsOf(run.rows, kind)
  const writeBatch = async (db: TeamDatabase, batch: Fingerprinted<AnyRow>[]) => {
    const changed = new Set(await writeRows(db, run, kind, batch))
    if (isAgain) return { read: changed.size, compared: 0 }
    const isNew = (row: AnyRow) => !before.has(row.provider_id)
    return {
      read: batch.filter(isNew).length,
      compared: batch.filter((row) => isNew(row) && !changed.has(row)).length,
    }
  }
  const count = ({ read, compared }: { read: number; compared: number }) => {
    counted.read += read
    counted.compared += compared
  }
  for (const batch of batches) count(await write((db) => writeBatch(db, batch)))
  await write(async (db) => {
    count(await writeBatch(db, last))
    await end(db)
  })
}

/** Writes new or changed rows, and returns them. */
export async function writeRows(
  db: TeamDatabase,
  scope: WriteScope,
  kind: SyncKind,
  rows: Fingerprinted<AnyRow>[],
): Promise<AnyRow[]> {
  if (rows.length === 0) return []
  await forgetUnread(
    db,
    scope,
    kind,
    rows.map((row) => row.provider_id),
  )
  const changed = await changedRows(db, scope, kind, rows)
  const isChanged = new Set<AnyRow>(changed)
  await meetAgain(
    db,
    scope,
    kind,
    rows.filter((row) => !isChanged.has(row)),
  )
  if (changed.length === 0) return []
  if (kind === 'collections') await writeCollections(db, scope, changed as CollectionRow[])
  else if (kind === 'products') await writeProducts(db, scope, changed as ProductRow[])
  else if (kind === 'customers') await writeCustomers(db, scope, changed as CustomerRow[])
  else if (kind === 'refunds') await writeRefunds(db, scope, changed as RefundRow[])
  else {
    await writeOrders(db, scope, changed as OrderRow[])
    await dropTakenBack(db, scope, changed as OrderRow[])
    await readAttributionAgain(db, scope.store_id, changed as OrderRow[])
  }
  return changed
}

/** A page can contain a row twice when the shop changed between two answers; the later one is newer. */
const latestOfEach = (rows: AnyRow[]) => [...new Map(rows.map((row) => [row.provider_id, row])).values()]

function batchesOf(rows: Fingerprinted<AnyRow>[]): Fingerprinted<AnyRow>[][] {
  const batches: Fingerprinted<AnyRow>[][] = []
  let room = 0
  for (const row of rows) {
    const weight = 1 + ('lines' in row ? row.lines.length : 0)
    const batch = batches.at(-1)
    if (batch && weight <= room) batch.push(row)
    else {
      batches.push([row])
      room = batchSize
    }
    room -= weight
  }
  return batches
}

function noteChanges(run: SyncRun, rows: AnyRow[]) {
  for (const row of rows) {
    const changed = 'modified_at' in row ? row.modified_at : null
    if (changed !== null && Date.parse(changed) > Date.parse(run.newest_change ?? '1970-01-01')) {
      run.newest_change = new Date(changed).toISOString()
    }
  }
}
