import { syncKinds } from '@tandem/api-contract'
import type { SyncedRows, SyncKind, SyncRecord } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { listRecords } from '../../platform/runs/run-records.ts'
import { syncRuns } from './sync-runs.ts'

/** The rows per kind at the beginning of a sync. */
export const noRows = (): SyncedRows[] =>
  syncKinds.map((kind) => ({ kind, read: 0, compared: 0, skipped: 0 }))

/** Stores the progress of a sync. */
export async function saveRecord(db: TeamDatabase, id: number, rows: SyncedRows[]) {
  await db
    .updateTable('store_sync_records')
    .set({ rows: JSON.stringify(rows) })
    .where('id', '=', id)
    .execute()
}

/** The rows of one kind. */
export function rowsOf(rows: SyncedRows[], kind: SyncKind): SyncedRows {
  const found = rows.find((entry) => entry.kind === kind)
  if (!found) throw new Error(`A sync without ${kind}`)
  return found
}

/** One page of a store's syncs, latest first. */
export const listSyncs = (db: TeamDatabase, storeId: number, page: { page: number; per_page: number }) =>
  listRecords<SyncRecord>(db, syncRuns, storeId, {
    ...page,
    columns: {
      id: true,
      cause: true,
      asked_by: true,
      state: true,
      is_whole: true,
      started_at: true,
      finished_at: true,
      rows: true,
      error: true,
      difference: true,
    },
  })
