import { sql } from 'kysely'
import type { PageMeta, ReadingRecord, SyncRecord } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { pageMeta } from '../lists/page-meta.ts'
import type { RepeatedRuns, TakenRow } from './run-tables.ts'

/** How many runs of a store or account are kept in the history. */
const keptRecords = 100

/**
 * Opens the history entry of a run and returns its content: a run that was left continues in its first entry. `rows`
 * and `own`, columns of the kind, are the initial values of a new entry.
 */
export async function openRecord<Rows>(
  db: TeamDatabase,
  runs: RepeatedRuns,
  taken: TakenRow,
  { rows, own = {} }: { rows: Rows; own?: { is_whole?: boolean } },
): Promise<{ record_id: number; rows: Rows }> {
  const kept = taken.record_id === null ? null : await findRows<Rows>(db, runs, taken.record_id)
  if (taken.record_id !== null && kept !== null) return { record_id: taken.record_id, rows: kept }
  const { cause, asked_by, started_at } = taken
  const begun = { cause, asked_by, started_at, rows: JSON.stringify(rows), ...own }
  return { record_id: await beginRecord(db, runs, taken.id, begun), rows }
}

async function findRows<Rows>(db: TeamDatabase, { records }: RepeatedRuns, id: number): Promise<Rows | null> {
  const { rows: found } = await sql<{ rows: Rows }>`
    select rows from ${sql.table(records)} where team_id = ${currentTeam(db)} and id = ${id}`.execute(db)
  return found[0]?.rows ?? null
}

/** Creates the entry of a new run, and deletes the oldest ones above the limit. */
async function beginRecord(
  db: TeamDatabase,
  { records, key }: RepeatedRuns,
  of: number,
  begun: Pick<TakenRow, 'cause' | 'asked_by' | 'started_at'> & { rows: string; is_whole?: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto(records)
    .values({ state: 'running', ...begun, [key]: of })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tooOld = await db
    .selectFrom(records)
    .select('id')
    .where(key, '=', of)
    .orderBy('id', 'desc')
    .offset(keptRecords)
    .limit(1)
    .executeTakeFirst()
  if (tooOld) await db.deleteFrom(records).where(key, '=', of).where('id', '<=', tooOld.id).execute()
  return id
}

/** The end of a run, for its entry. */
export interface RecordEnd {
  state: Exclude<(SyncRecord | ReadingRecord)['state'], 'running'>
  finished_at: Date
  error?: string
  difference?: string | null
  /** JSON text. */
  rows?: string
}

/** Closes the entry of a run, if it has one. */
export async function endRecord(
  db: TeamDatabase,
  { records }: RepeatedRuns,
  id: number | null,
  end: RecordEnd,
) {
  if (id === null) return
  await db
    .updateTable(records)
    .set({ error: null, ...end })
    .where('id', '=', id)
    .execute()
}

/** One page of the runs of a store or account, newest first. `columns` names every field of an entry. */
export async function listRecords<Entry>(
  db: TeamDatabase,
  { records, key }: RepeatedRuns,
  of: number,
  {
    page,
    per_page,
    columns,
  }: { page: number; per_page: number; columns: Record<keyof Entry & string, true> },
): Promise<{ data: Entry[]; meta: PageMeta }> {
  const { total } = await db
    .selectFrom(records)
    .select((record) => record.fn.countAll<number>().as('total'))
    .where(key, '=', of)
    .executeTakeFirstOrThrow()
  const selected = Object.keys(columns).map((column) =>
    column === 'asked_by' ? sql`u.name as asked_by` : sql.ref(`r.${column}`),
  )
  const { rows: data } = await sql<Entry>`
    select ${sql.join(selected)} from ${sql.table(records)} r
    left join users u on u.team_id = r.team_id and u.id = r.asked_by
    where r.team_id = ${currentTeam(db)} and ${sql.ref(`r.${key}`)} = ${of}
    order by r.id desc offset ${(page - 1) * per_page} limit ${per_page}`.execute(db)
  return { data, meta: pageMeta({ page, per_page }, total) }
}
