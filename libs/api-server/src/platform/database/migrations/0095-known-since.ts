import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Stores say from which moment on all their orders are known; null where all of them are. Keys that read the last 60 days
 * only have said so in a notice: what they saw first was 60 days old when the store was connected.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table stores add column known_since timestamptz`.execute(db)
  await sql`
    update stores set known_since = created_at - interval '60 days'
    where exists (select from unnest(notices) as notice where notice like 'Only orders of the last 60 days%')`.execute(
    db,
  )
}
