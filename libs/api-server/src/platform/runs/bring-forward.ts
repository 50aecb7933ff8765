import { sql } from 'kysely'
import type { WholeDatabase } from '../database/database.ts'

/** What waits for its time, over all teams; each `next` is a column with an index of its own. */
type Waiting =
  | { table: 'store_syncs'; next: 'next_sync_at' }
  | { table: 'store_events'; next: 'due_at' }
  | { table: 'account_readings'; next: 'next_at' }
  | { table: 'post_sales_counts'; next: 'next_at' }
  | { table: 'privacy_requests'; next: 'due_at' }
  | { table: 'mails'; next: 'next_attempt_at' }

/**
 * Makes due what waits for more than two days: no schedule has such a wait, so the clock of the machine was wrong when it
 * was dated. The database's clock has a say too: of several machines, one may still be wrong.
 */
export async function bringForward(
  database: WholeDatabase,
  { table, next }: Waiting,
  now: Date,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(next)} = ${now.toISOString()}
    where ${sql.ref(next)} > greatest(${now.toISOString()}::timestamptz, now()) + interval '2 days'`.execute(
    database,
  )
}
