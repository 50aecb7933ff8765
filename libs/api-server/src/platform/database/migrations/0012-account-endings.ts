import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Who connected an account, and when they were told that its access had ended. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table account_credentials
      add column connected_by bigint,
      add column end_told_at timestamptz(3)`.execute(db)
}
