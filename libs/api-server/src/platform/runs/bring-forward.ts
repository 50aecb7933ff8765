import { sql } from 'kysely'
import type { WholeDatabase } from '../database/database.ts'

/** Scheduled work of all teams; each `next` is a column with its own index. */
type Waiting =
  | { table: 'store_syncs'; next: 'next_sync_at' }
  | { table: 'store_events'; next: 'due_at' }
  | { table: 'account_readings'; next: 'next_at' }
  | { table: 'post_sales_counts'; next: 'next_at' }
  | { table: 'privacy_requests'; next: 'due_at' }
  | { table: 'mails'; next: 'next_attempt_at' }

/**
 * Makes work due that is scheduled more than two days ahead: no schedule waits that long, so the machine's clock was
 * wrong when it was planned. The database's clock is considered too, because one of several machines may still be
 * wrong.
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
