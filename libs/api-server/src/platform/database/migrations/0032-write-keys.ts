import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Writes with a key of their caller, so that a second try doesn't repeat them. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table write_keys (
      team_id bigint not null default (current_setting('app.team_id')::bigint) references teams,
      user_id bigint not null,
      key_hash text not null,
      fingerprint text not null,
      claim uuid not null,
      began_at timestamptz(3) not null,
      written_at timestamptz(3),
      ended_at timestamptz(3),
      answer text,
      primary key (team_id, user_id, key_hash),
      foreign key (team_id, user_id) references users on delete cascade
    )`.execute(db)
  await sql`alter table write_keys enable row level security`.execute(db)
  await sql`
    create policy write_keys_of_team on write_keys to tandem_app
    using (team_id = current_setting('app.team_id')::bigint)
    with check (team_id = current_setting('app.team_id')::bigint)`.execute(db)
  await sql`grant select, insert, update, delete on write_keys to tandem_app`.execute(db)
  // For finding old keys in all teams.
  await sql`create index write_keys_began on write_keys (began_at)`.execute(db)
}
