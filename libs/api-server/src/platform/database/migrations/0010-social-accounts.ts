import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Connected and tracked accounts of social networks, how they are read, and the data read from them. */
export async function up(db: Kysely<unknown>) {
  await createDirectory(db)
  await createAccounts(db)
  await createCollections(db)
  await createReadings(db)
  await createPosts(db)
  await createDays(db)
  await noteAccounts(db)
}

/** Outside the teams: which team has connected which account, and connections in progress. */
async function createDirectory(db: Kysely<unknown>) {
  await sql`
    create table account_owners (
      social text not null,
      provider_id text not null,
      team_id bigint not null references teams on delete cascade,
      person_id text not null,
      created_at timestamptz(3) not null,
      primary key (social, provider_id)
    )`.execute(db)
  await sql`create index account_owners_of_person on account_owners (social, person_id)`.execute(db)
  await sql`create index account_owners_of_team on account_owners (team_id)`.execute(db)

  await sql`
    create table account_attempts (
      state_hash text primary key,
      social text not null,
      session_hash text not null,
      team_id bigint not null references teams on delete cascade,
      sealed text,
      created_at timestamptz(3) not null,
      answered_at timestamptz(3)
    )`.execute(db)
  await sql`create index account_attempts_by_age on account_attempts (created_at)`.execute(db)
  await sql`create index account_attempts_of_team on account_attempts (team_id)`.execute(db)
}

async function createAccounts(db: Kysely<unknown>) {
  await sql`
    create table social_accounts (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      service text not null check (service in ('social', 'tracker')),
      social text not null,
      provider_id text not null,
      username text not null,
      name text,
      biography text,
      website text,
      picture_url text,
      page_name text,
      followers_count bigint,
      following_count bigint,
      posts_count bigint,
      engagement_rate double precision,
      is_renamed boolean not null default false,
      archived_at timestamptz(3),
      revoked_at timestamptz(3),
      created_at timestamptz(3) not null,
      primary key (team_id, id),
      constraint social_accounts_once unique (team_id, service, social, provider_id)
    )`.execute(db)
  await sql`
    create table account_credentials (
      team_id ${teamIdColumn},
      account_id bigint not null,
      sealed text,
      token_expires_at timestamptz(3),
      data_access_expires_at timestamptz(3),
      missing jsonb not null default '[]',
      primary key (team_id, account_id),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  for (const table of ['social_accounts', 'account_credentials']) await secureTeamTable(db, table)
}

async function createCollections(db: Kysely<unknown>) {
  await sql`
    create table account_collections (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      service text not null,
      social text not null,
      name text not null,
      name_key text not null,
      created_at timestamptz(3) not null,
      primary key (team_id, id),
      constraint account_collections_once unique (team_id, service, social, name_key)
    )`.execute(db)
  await sql`
    create table account_collection_members (
      team_id ${teamIdColumn},
      collection_id bigint not null,
      account_id bigint not null,
      primary key (team_id, collection_id, account_id),
      foreign key (team_id, collection_id) references account_collections on delete cascade,
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  await sql`
    create index account_collection_members_of_account on account_collection_members (team_id, account_id)`.execute(
    db,
  )
  for (const table of ['account_collections', 'account_collection_members']) await secureTeamTable(db, table)
}

async function createReadings(db: Kysely<unknown>) {
  await sql`
    create table account_readings (
      team_id ${teamIdColumn},
      account_id bigint not null,
      state text not null default 'never' check (state in ('never', 'queued', 'running', 'succeeded', 'failed')),
      attempt bigint not null default 0,
      cause text not null default 'connected',
      asked_by bigint,
      record_id bigint,
      started_at timestamptz(3),
      finished_at timestamptz(3),
      succeeded_at timestamptz(3),
      error text,
      needs_reconnect boolean not null default false,
      failures bigint not null default 0,
      progress jsonb not null default '[]',
      cursor jsonb,
      posts_listed_at timestamptz(3),
      audience_read_at timestamptz(3),
      next_at timestamptz(3),
      primary key (team_id, account_id),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  // Both are for searches in all teams.
  await sql`create index account_readings_due on account_readings (next_at) where next_at is not null`.execute(
    db,
  )
  await sql`
    create index account_readings_open on account_readings (state) where state in ('queued', 'running')`.execute(
    db,
  )
  await sql`
    create table account_reading_records (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      account_id bigint not null,
      cause text not null,
      asked_by bigint,
      state text not null check (state in ('running', 'succeeded', 'failed', 'stopped')),
      started_at timestamptz(3) not null,
      finished_at timestamptz(3),
      rows jsonb not null,
      error text,
      primary key (team_id, id),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  await sql`
    create index account_reading_records_of_account on account_reading_records (team_id, account_id, id desc)`.execute(
    db,
  )
  for (const table of ['account_readings', 'account_reading_records']) await secureTeamTable(db, table)
}

async function createPosts(db: Kysely<unknown>) {
  await sql`
    create table social_posts (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      account_id bigint not null,
      provider_id text not null,
      kind text not null check (kind in ('image', 'video', 'carousel', 'reel')),
      place text not null,
      caption text,
      permalink text,
      media_url text,
      thumbnail_url text,
      posted_at timestamptz(3) not null,
      likes bigint,
      comments bigint,
      views bigint,
      reach bigint,
      saves bigint,
      shares bigint,
      interactions bigint,
      figures jsonb,
      followers_count bigint,
      engagement_rate double precision,
      read_at timestamptz(3) not null,
      insights_read_at timestamptz(3),
      insights_missing text,
      gone_at timestamptz(3),
      primary key (team_id, id),
      constraint social_posts_once unique (team_id, account_id, provider_id),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  await sql`create index social_posts_latest on social_posts (team_id, account_id, posted_at desc, id desc)`.execute(
    db,
  )
  await sql`
    create table post_day (
      team_id ${teamIdColumn},
      post_id bigint not null,
      day date not null,
      likes bigint,
      comments bigint,
      views bigint,
      reach bigint,
      saves bigint,
      shares bigint,
      interactions bigint,
      primary key (team_id, post_id, day),
      foreign key (team_id, post_id) references social_posts on delete cascade
    )`.execute(db)
  for (const table of ['social_posts', 'post_day']) await secureTeamTable(db, table)
}

async function createDays(db: Kysely<unknown>) {
  await sql`
    create table account_day (
      team_id ${teamIdColumn},
      account_id bigint not null,
      day date not null,
      reach bigint,
      views bigint,
      accounts_engaged bigint,
      interactions bigint,
      likes bigint,
      comments bigint,
      shares bigint,
      saves bigint,
      replies bigint,
      reposts bigint,
      follows bigint,
      unfollows bigint,
      profile_links_taps bigint,
      new_followers bigint,
      totals_read_at timestamptz(3),
      series_read_at timestamptz(3),
      online_read_at timestamptz(3),
      primary key (team_id, account_id, day),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  await sql`
    create table account_counts (
      team_id ${teamIdColumn},
      account_id bigint not null,
      day date not null,
      followers_count bigint,
      following_count bigint,
      posts_count bigint,
      read_at timestamptz(3) not null,
      primary key (team_id, account_id, day),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  await sql`
    create table online_followers (
      team_id ${teamIdColumn},
      account_id bigint not null,
      day date not null,
      hour smallint not null,
      starts_at timestamptz(3) not null,
      followers bigint not null,
      primary key (team_id, account_id, day, hour),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  await sql`
    create table account_audience (
      team_id ${teamIdColumn},
      account_id bigint not null,
      day date not null,
      of text not null check (of in ('followers', 'engaged')),
      dimension text not null check (dimension in ('age_gender', 'country', 'city')),
      shares jsonb not null,
      primary key (team_id, account_id, day, of, dimension),
      foreign key (team_id, account_id) references social_accounts on delete cascade
    )`.execute(db)
  for (const table of ['account_day', 'account_counts', 'online_followers', 'account_audience']) {
    await secureTeamTable(db, table)
  }
}

/** Accounts can have notes too, which are deleted with them. */
async function noteAccounts(db: Kysely<unknown>) {
  await sql`alter table notes drop constraint notes_notable_type_check`.execute(db)
  await sql`
    alter table notes add constraint notes_notable_type_check
    check (notable_type in ('store', 'order', 'customer', 'product', 'account'))`.execute(db)
  await sql`
    create trigger social_accounts_noted after delete on social_accounts referencing old table as gone
    for each statement execute function drop_notes('account')`.execute(db)
}
