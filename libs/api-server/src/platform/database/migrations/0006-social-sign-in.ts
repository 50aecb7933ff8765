import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Sign-in through providers: attempts in progress, and the owners of identities. All of it belongs to the
 * directory, outside the teams.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table social_attempts (
      state_hash text primary key,
      provider text not null,
      browser_hash text not null,
      sealed text not null,
      sealed_name text,
      created_at timestamptz(3) not null,
      answered_at timestamptz(3)
    )`.execute(db)
  await sql`create index social_attempts_of_browser on social_attempts (browser_hash)`.execute(db)

  await sql`
    create table social_codes (
      code_hash text primary key,
      provider text not null,
      browser_hash text not null,
      sealed text not null,
      created_at timestamptz(3) not null
    )`.execute(db)

  await sql`
    create table social_newcomers (
      token_hash text primary key,
      provider text not null,
      sealed text not null,
      created_at timestamptz(3) not null
    )`.execute(db)

  await sql`
    create table social_registrations (
      user_id bigint primary key,
      provider text not null,
      subject text not null,
      created_at timestamptz(3) not null
    )`.execute(db)

  await sql`
    create table social_identities (
      provider text not null,
      subject text not null,
      team_id bigint not null,
      user_id bigint not null,
      created_at timestamptz(3) not null,
      primary key (provider, subject),
      foreign key (team_id, user_id) references users on delete cascade
    )`.execute(db)
  await sql`create index social_identities_of_user on social_identities (team_id, user_id)`.execute(db)

  for (const table of ['social_attempts', 'social_codes', 'social_newcomers', 'social_registrations']) {
    await sql`create index ${sql.ref(`${table}_by_age`)} on ${sql.table(table)} (created_at)`.execute(db)
  }
}
