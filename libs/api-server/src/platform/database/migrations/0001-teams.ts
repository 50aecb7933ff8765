import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { createAppRole, secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Teams, their users and preferences, the audit log, and the directory for sign-in. */
export async function up(db: Kysely<unknown>) {
  await createAppRole(db)

  await sql`
    create table teams (
      team_id bigint generated always as identity primary key,
      name text not null,
      timezone text not null,
      created_at timestamptz(3) not null
    )`.execute(db)

  await sql`
    create table users (
      team_id ${teamIdColumn} references teams,
      id bigint generated always as identity,
      name text not null,
      email text not null,
      profile_picture text,
      role text not null check (role in ('super_admin', 'admin', 'editor', 'viewer')),
      status text not null check (status in ('active', 'inactive', 'pending', 'archived')),
      created_at timestamptz(3) not null,
      primary key (team_id, id)
    )`.execute(db)

  await sql`
    create table user_metas (
      team_id ${teamIdColumn},
      user_id bigint not null,
      key text not null,
      value text not null,
      primary key (team_id, user_id, key),
      foreign key (team_id, user_id) references users on delete cascade
    )`.execute(db)

  await sql`
    create table audit_entries (
      team_id ${teamIdColumn} references teams,
      id bigint generated always as identity,
      at timestamptz(3) not null,
      user_id bigint,
      action text not null,
      subject text not null,
      subject_id bigint,
      details jsonb not null,
      address text,
      request_id text,
      primary key (team_id, id)
    )`.execute(db)

  for (const table of ['teams', 'users', 'user_metas', 'audit_entries']) await secureTeamTable(db, table)
  await sql`revoke update, delete on audit_entries from tandem_app`.execute(db)

  await sql`
    create table logins (
      email text primary key,
      team_id bigint not null,
      user_id bigint not null,
      password_hash text not null,
      unique (team_id, user_id),
      foreign key (team_id, user_id) references users on delete cascade
    )`.execute(db)

  await sql`
    create table sessions (
      token_hash text primary key,
      team_id bigint not null,
      user_id bigint not null,
      created_at timestamptz(3) not null,
      used_at timestamptz(3) not null,
      foreign key (team_id, user_id) references users on delete cascade
    )`.execute(db)
  await sql`create index sessions_of_user on sessions (team_id, user_id)`.execute(db)

  // As rate-limiter-flexible expects it; created here so that requests need no right to create tables.
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
}
