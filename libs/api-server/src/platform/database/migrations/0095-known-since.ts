import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Stores record since when all their orders are known; null when all of them are. For keys that only read the
 * last 60 days a notice says so already: their first orders were 60 days old when the store was connected.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table stores add column known_since timestamptz`.execute(db)
  await sql`
    update stores set known_since = created_at - interval '60 days'
    where exists (select from unnest(notices) as notice where notice like 'Only orders of the last 60 days%')`.execute(
    db,
  )
}
