import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A database records whether it is a demo's, so that every copy and backup of it says so too. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table demo_mark (
      id integer primary key default 1 check (id = 1),
      made_at timestamptz(3) not null
    )`.execute(db)
  // A demo of an earlier version is recognised by its account, which each of its starts created.
  await sql`
    insert into demo_mark (made_at)
    select t.created_at from logins l join teams t on t.team_id = l.team_id
    where l.email = 'demo@tandem.test'`.execute(db)
}
