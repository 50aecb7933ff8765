import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The notes of a person in the order of the list of all notes. It also finds those of a person who leaves, as
 * `notes_of_user` did. The list of all of them walks `notes_by_time`, and that of one kind of row `notes_of_row`.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create index notes_by_author on notes (team_id, user_id, created_at desc, id desc)`.execute(db)
  await sql`drop index notes_of_user`.execute(db)
}
