import type { PageMeta, ReadingCause, ReadingKind, ReadingRecord, ReadRows } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'

/** How many readings of an account are remembered. */
const keptRecords = 100

/** What a reading did for each kind, at its beginning. */
export const noRows = (kinds: readonly ReadingKind[]): ReadRows[] =>
  kinds.map((kind) => ({ kind, read: 0, unavailable: 0 }))

/** Opens the entry of a reading that begins, and forgets those that are too many by now. */
export async function beginRecord(
  db: TeamDatabase,
  accountId: number,
  begun: { cause: ReadingCause; asked_by: number | null; started_at: string; rows: ReadRows[] },
): Promise<number> {
  const { id } = await db
    .insertInto('account_reading_records')
    .values({ account_id: accountId, state: 'running', ...begun, rows: JSON.stringify(begun.rows) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('account_reading_records')
    .where('account_id', '=', accountId)
    .where('id', '<=', (records) =>
      records
        .selectFrom('account_reading_records as r')
        .select('r.id')
        .where('r.account_id', '=', accountId)
        .orderBy('r.id', 'desc')
        .offset(keptRecords)
        .limit(1),
    )
    .execute()
  return id
}

/** What an entry says so far, for the worker that goes on with its reading. */
export async function findRecord(db: TeamDatabase, id: number): Promise<ReadRows[] | null> {
  const record = await db
    .selectFrom('account_reading_records')
    .select('rows')
    .where('id', '=', id)
    .executeTakeFirst()
  return record?.rows ?? null
}

/** Closes the entry of a reading. */
export async function endRecord(
  db: TeamDatabase,
  id: number | null,
  end: { state: Exclude<ReadingRecord['state'], 'running'>; finished_at: Date; error?: string },
) {
  if (id === null) return
  const { state, finished_at, error = null } = end
  await db
    .updateTable('account_reading_records')
    .set({ state, finished_at, error })
    .where('id', '=', id)
    .execute()
}

/** One page of an account's readings, latest first. */
export async function listRecords(
  db: TeamDatabase,
  accountId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: ReadingRecord[]; meta: PageMeta }> {
  const { total } = await db
    .selectFrom('account_reading_records')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const data = await db
    .selectFrom('account_reading_records')
    .leftJoin('users', 'users.id', 'account_reading_records.asked_by')
    .select([
      'account_reading_records.id',
      'cause',
      'users.name as asked_by',
      'state',
      'started_at',
      'finished_at',
      'rows',
      'error',
    ])
    .where('account_id', '=', accountId)
    .orderBy('account_reading_records.id', 'desc')
    .offset((page - 1) * per_page)
    .limit(per_page)
    .execute()
  return {
    data,
    meta: pageMeta({ page, per_page }, total),
  }
}
