import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The only address at which an archive can be downloaded, until it is used. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table team_exports add column link_hash text`.execute(db)
}
