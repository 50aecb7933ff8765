import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Devices that signed in before, wrong passwords for an account from all networks together, and links that
 * can be mailed again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table known_devices (
      device_hash text not null,
      user_id bigint not null,
      team_id bigint not null,
      created_at timestamptz(3) not null,
      used_at timestamptz(3) not null,
      primary key (device_hash, user_id),
      foreign key (team_id, user_id) references users on delete cascade
    )`.execute(db)
  await sql`create index known_devices_of_user on known_devices (team_id, user_id)`.execute(db)

  await sql`
    create table sign_in_guesses (
      email_hash text primary key,
      failures integer not null,
      last_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index sign_in_guesses_by_age on sign_in_guesses (last_at)`.execute(db)

  await sql`alter table links add column sealed text, add column mails integer not null default 1`.execute(db)
  await sql`create index links_to_mail_again on links (email, kind) where sealed is not null`.execute(db)
}
