import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The text of a note as it is searched: without case, accents or the Turkish dotless i, each space a single one. The
 * database makes it, so that notes of a process that doesn't know the column are found too. Letters lose their accents
 * before their case, so the result is the same whatever the rules of the database for case are.
 *
 * The index is walked from the newest note until enough are found.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table notes add column search_text text not null generated always as (
      regexp_replace(replace(lower(regexp_replace(normalize(content, nfkd), '[\u0300-\u036f]+', '', 'g')), 'ı', 'i'),
        '[[:space:]]+', ' ', 'g')) stored`.execute(db)
  await sql`create index notes_by_time on notes (team_id, created_at desc, id desc)`.execute(db)
}
