import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * What people write about themselves, where they are signed in, and files, of which a picture is the first.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      add column bio text not null default '',
      add column urls jsonb not null default '[]',
      add column name_changed_at timestamptz(3)`.execute(db)
  await sql`
    alter table sessions
      add column id bigint generated always as identity unique,
      add column address text,
      add column user_agent text`.execute(db)
  await addHasPassword(db)
  await createFiles(db)
  await createPictures(db)
}

/** A person who came through a provider got a password that nobody knows, until they request one by mail. */
async function addHasPassword(db: Kysely<unknown>) {
  await sql`alter table logins add column has_password boolean not null default true`.execute(db)
  // No index finds entries by person yet, so they are read once, not once for each login.
  await sql`
    with asked as materialized (
      select distinct team_id, user_id from audit_entries where action = 'password.reset'
    )
    update logins l set has_password = false from users u, social_identities i
    where u.team_id = l.team_id and u.id = l.user_id and i.team_id = l.team_id and i.user_id = l.user_id
      and i.created_at <= u.created_at + interval '1 second'
      and not exists (select from asked a where a.team_id = l.team_id and a.user_id = l.user_id)`.execute(db)
}

/** Files of a team, and their bytes in pieces. */
async function createFiles(db: Kysely<unknown>) {
  await sql`
    create table files (
      team_id ${teamIdColumn} references teams,
      id bigint generated always as identity,
      bytes bigint,
      user_id bigint,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3),
      primary key (team_id, id)
    )`.execute(db)
  await sql`create index files_expiring on files (expires_at) where expires_at is not null`.execute(db)
  await sql`create index files_of_user on files (team_id, user_id) where user_id is not null`.execute(db)
  await sql`
    create table file_pieces (
      team_id ${teamIdColumn},
      file_id bigint not null,
      number integer not null,
      piece bytea not null,
      primary key (team_id, file_id, number),
      foreign key (team_id, file_id) references files on delete cascade
    )`.execute(db)
  // The stored bytes are compressed already.
  await sql`alter table file_pieces alter column piece set storage external`.execute(db)
  for (const table of ['files', 'file_pieces']) await secureTeamTable(db, table)
}

/**
 * Whose picture a key belongs to. It is in the directory, because pictures are requested without a session.
 */
async function createPictures(db: Kysely<unknown>) {
  await sql`
    create table pictures (
      key text primary key,
      team_id bigint not null,
      user_id bigint not null,
      file_id bigint not null,
      type text not null,
      unique (team_id, user_id),
      foreign key (team_id, user_id) references users on delete cascade,
      foreign key (team_id, file_id) references files on delete cascade
    )`.execute(db)
}
