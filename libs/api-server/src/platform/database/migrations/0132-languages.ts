import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The language that a person chose; null means that the browser decides. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      add column language text check (language in ('en', 'tr'))`.execute(db)
}
