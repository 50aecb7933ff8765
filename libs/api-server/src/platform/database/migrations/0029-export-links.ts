import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The one address that an archive can be downloaded from, until it is used. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table team_exports add column link_hash text`.execute(db)
}
