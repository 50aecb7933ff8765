import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { auditSearchText } from './frozen-search-text.ts'
import { createAuditSearch } from './audit-search.ts'

/**
 * The audit log as people read it: who acted and what was acted on, by their names at that time, and the
 * columns by which it is searched.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table audit_entries add column actor_name text, add column actor_email text,
      add column subject_name text, add column search_text text not null default ''`.execute(db)
  await nameKept(db)
  await createIndexes(db)
  await createAuditSearch(db)
}

interface KeptEntry {
  team_id: number
  id: number
  name: string | null
  email: string | null
  subject_name: string | null
}

/** Earlier entries get the names of people and things that still exist. */
async function nameKept(db: Kysely<unknown>) {
  const atOnce = 1000
  for (let after = { team_id: 0, id: 0 }; ;) {
    const { rows } = await sql<KeptEntry>`
      select e.team_id, e.id, u.name, u.email,
        coalesce(e.details ->> 'name', '@' || (e.details ->> 'username'), s.name) as subject_name
      from audit_entries e
        left join users u on u.team_id = e.team_id and u.id = e.user_id
        left join users s on s.team_id = e.team_id and s.id = e.subject_id and e.subject = 'user'
      where (e.team_id, e.id) > (${after.team_id}, ${after.id}) order by e.team_id, e.id limit ${atOnce}`.execute(
      db,
    )
    const last = rows.at(-1)
    if (last === undefined) break
    await sql`
      update audit_entries e set actor_name = r.name, actor_email = r.email, subject_name = r.subject_name,
        search_text = r.search_text
      from unnest(${rows.map((row) => row.team_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[],
        ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.email)}::text[],
        ${rows.map((row) => row.subject_name)}::text[], ${rows.map((row) => auditSearchText(row))}::text[])
        as r (team_id, id, name, email, subject_name, search_text)
      where e.team_id = r.team_id and e.id = r.id`.execute(db)
    after = last
  }
  await sql`alter table audit_entries alter column search_text drop default`.execute(db)
}

/**
 * Each index for the log's order includes the columns for filtering, so that a scan can test them as it goes.
 */
async function createIndexes(db: Kysely<unknown>) {
  const createIndex = (name: string, columns: string, more: string) =>
    sql.raw(`create index ${name} on audit_entries (team_id, ${columns}at desc, id desc) ${more}`).execute(db)
  await createIndex('audit_entries_by_time', '', 'include (user_id, action)')
  await createIndex('audit_entries_by_user', 'user_id, ', 'include (action)')
  await createIndex('audit_entries_by_action', 'action, ', 'include (user_id)')
  // A person with many entries and an action with many entries may have few in common.
  await createIndex('audit_entries_by_user_action', 'user_id, action, ', '')
  await sql`create index audit_entries_search on audit_entries using gin (
    team_id, user_id, action, search_text gin_trgm_ops)`.execute(db)
}
