import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { searchTextOf } from './frozen-search-text.ts'

/**
 * The columns by which the list of people is sorted and searched, the end of invitations, and one super admin
 * for each team.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      add column updated_at timestamptz(3),
      add column invitation_expires_at timestamptz(3),
      add column search_text text not null default ''`.execute(db)
  await sql`update users set updated_at = created_at`.execute(db)
  await sql`
    update users u set invitation_expires_at = l.expires_at
    from links l
    where l.team_id = u.team_id and l.user_id = u.id and l.kind = 'invitation' and l.ended_at is null
      and u.status = 'pending'`.execute(db)
  await fillSearchText(db)
  await sql`
    alter table users
      alter column updated_at set not null,
      alter column search_text drop default,
      add column name_key text collate "C" generated always as (left(search_text, 80)) stored,
      add constraint super_admins_are_active check (role <> 'super_admin' or status = 'active')`.execute(db)
  await sql`create unique index users_super_admin on users (team_id) where role = 'super_admin'`.execute(db)
  await sql`create index users_by_name on users (team_id, name_key, id)`.execute(db)
}

async function fillSearchText(db: Kysely<unknown>) {
  const atOnce = 1000
  for (let after = { team_id: 0, id: 0 }; ;) {
    const { rows } = await sql<{ team_id: number; id: number; name: string; email: string }>`
      select team_id, id, name, email from users
      where (team_id, id) > (${after.team_id}, ${after.id}) order by team_id, id limit ${atOnce}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) break
    await sql`
      update users u set search_text = r.search_text
      from unnest(${rows.map((row) => row.team_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[],
        ${rows.map((row) => searchTextOf(row.name, row.email))}::text[]) as r (team_id, id, search_text)
      where u.team_id = r.team_id and u.id = r.id`.execute(db)
    after = last
  }
}
