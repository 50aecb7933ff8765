import { sql } from 'kysely'
import { syncKinds } from '@tandem/api-contract'
import type { PageMeta, SyncCause, SyncedRows, SyncKind, SyncRecord } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'

/** How many syncs of a store are remembered. */
const keptRecords = 100

/** What a sync did with each kind of row, at its beginning. */
export const noRows = (): SyncedRows[] =>
  syncKinds.map((kind) => ({ kind, read: 0, compared: 0, skipped: 0 }))

/** Opens the entry of a sync that begins, and forgets those that are too many by now. */
export async function beginRecord(
  db: TeamDatabase,
  storeId: number,
  begun: { cause: SyncCause; asked_by: number | null; is_whole: boolean; started_at: string },
): Promise<number> {
  const { id } = await db
    .insertInto('store_sync_records')
    .values({ store_id: storeId, state: 'running', rows: JSON.stringify(noRows()), ...begun })
    .returning('id')
    .executeTakeFirstOrThrow()
  const first = await db
    .selectFrom('store_sync_records')
    .select('id')
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc')
    .offset(keptRecords)
    .limit(1)
    .executeTakeFirst()
  if (first) {
    await db
      .deleteFrom('store_sync_records')
      .where('store_id', '=', storeId)
      .where('id', '<=', first.id)
      .execute()
  }
  return id
}

/** What an entry says so far, for the worker that goes on with its sync. */
export async function resumeRecord(
  db: TeamDatabase,
  id: number,
  isWhole: boolean,
): Promise<SyncedRows[] | null> {
  const record = await db
    .updateTable('store_sync_records')
    .set({ is_whole: sql`is_whole or ${isWhole}` })
    .where('id', '=', id)
    .returning('rows')
    .executeTakeFirst()
  return record?.rows ?? null
}

/** Says how far a sync is. */
export async function saveRecord(db: TeamDatabase, id: number, rows: SyncedRows[]) {
  await db
    .updateTable('store_sync_records')
    .set({ rows: JSON.stringify(rows) })
    .where('id', '=', id)
    .execute()
}

interface RecordEnd {
  state: Exclude<SyncRecord['state'], 'running'>
  finished_at: Date
  error?: string
  difference?: string | null
  rows?: SyncedRows[]
}

/** Closes the entry of a sync. */
export async function endRecord(db: TeamDatabase, id: number | null, end: RecordEnd) {
  if (id === null) return
  const { state, finished_at, error = null, difference = null, rows } = end
  await db
    .updateTable('store_sync_records')
    .set({ state, finished_at, error, difference, ...(rows && { rows: JSON.stringify(rows) }) })
    .where('id', '=', id)
    .execute()
}

/** What was done with one kind. */
export function rowsOf(rows: SyncedRows[], kind: SyncKind): SyncedRows {
  const found = rows.find((entry) => entry.kind === kind)
  if (!found) throw new Error(`A sync without ${kind}`)
  return found
}

/** What the syncs did that succeeded since a store was last read whole, that one with them; latest first. */
export async function listRowsSinceWhole(db: TeamDatabase, storeId: number): Promise<SyncedRows[][]> {
  const records = await db
    .selectFrom('store_sync_records')
    .select(['is_whole', 'rows'])
    .where('store_id', '=', storeId)
    .where('state', '=', 'succeeded')
    .orderBy('id', 'desc')
    .limit(keptRecords)
    .execute()
  const whole = records.findIndex((record) => record.is_whole)
  return records.slice(0, whole === -1 ? undefined : whole + 1).map((record) => record.rows)
}

/** One page of a store's syncs, latest first. */
export async function listRecords(
  db: TeamDatabase,
  storeId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: SyncRecord[]; meta: PageMeta }> {
  const { total } = await db
    .selectFrom('store_sync_records')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  const data = await db
    .selectFrom('store_sync_records')
    .leftJoin('users', 'users.id', 'store_sync_records.asked_by')
    .select([
      'store_sync_records.id',
      'cause',
      'users.name as asked_by',
      'state',
      'is_whole',
      'started_at',
      'finished_at',
      'rows',
      'error',
      'difference',
    ])
    .where('store_id', '=', storeId)
    .orderBy('store_sync_records.id', 'desc')
    .offset((page - 1) * per_page)
    .limit(per_page)
    .execute()
  return {
    data,
    meta: pageMeta({ page, per_page }, total),
  }
}
