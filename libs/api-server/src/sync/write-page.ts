import type { CollectionRow, CustomerRow, OrderRow, ProductRow, RefundRow } from '@tandem/connectors'
import type { SyncKind } from '@tandem/api-contract'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { SyncRun } from './sync-state.ts'
import type { SyncContext } from './sync-context.ts'
import { writeCollections } from './write-collections.ts'
import { writeCustomers } from './write-customers.ts'
import { writeOrders } from './write-orders.ts'
import { writeProducts } from './write-products.ts'
import { writeRefunds } from './write-refunds.ts'

/** Rows with what hangs on them that one transaction may write: on the embedded database all other work waits for it. */
const batchSize = 250

type AnyRow = CollectionRow | ProductRow | CustomerRow | OrderRow | RefundRow

/**
 * Writes a page in short transactions; `end` runs in the last one, even of an empty page. Written twice, a page
 * leaves the same rows.
 */
export async function writeInBatches(
  { run, write }: Pick<SyncContext, 'run' | 'write'>,
  kind: SyncKind,
  rows: AnyRow[],
  end: (db: TeamDatabase) => Promise<void> = async () => {},
) {
  noteChanges(run, rows)
  const batches = batchesOf(latestOfEach(rows))
  const last = batches.pop() ?? []
  for (const batch of batches) await write((db) => writeRows(db, run, kind, batch))
  await write(async (db) => {
    await writeRows(db, run, kind, last)
    await end(db)
  })
}

async function writeRows(db: TeamDatabase, run: SyncRun, kind: SyncKind, rows: AnyRow[]) {
  if (rows.length === 0) return
  if (kind === 'collections') await writeCollections(db, run, rows as CollectionRow[])
  else if (kind === 'products') await writeProducts(db, run, rows as ProductRow[])
  else if (kind === 'customers') await writeCustomers(db, run, rows as CustomerRow[])
  else if (kind === 'orders') await writeOrders(db, run, rows as OrderRow[])
  else await writeRefunds(db, run, rows as RefundRow[])
}

/** A page can name a row twice when the shop changed between two answers; the later one is the newer. */
const latestOfEach = (rows: AnyRow[]) => [...new Map(rows.map((row) => [row.provider_id, row])).values()]

function batchesOf(rows: AnyRow[]): AnyRow[][] {
  const batches: AnyRow[][] = []
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
