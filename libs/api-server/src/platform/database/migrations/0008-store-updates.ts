import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** A token that nobody can guess: 256 bits. */
const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Scheduled syncs and their history, webhooks of stores, and fingerprints that show which rows are unchanged.
 */
export async function up(db: Kysely<unknown>) {
  await scheduleSyncs(db)
  await createRecords(db)
  await createWebhooks(db)
  await knowRowsAgain(db)
}

async function scheduleSyncs(db: Kysely<unknown>) {
  await sql`
    alter table store_syncs
      add column cause text not null default 'connected',
      add column asked_by bigint,
      add column record_id bigint,
      add column failures bigint not null default 0,
      add column next_sync_at timestamptz(3),
      add column is_rebuilding boolean not null default false,
      add column is_outdated boolean not null default false`.execute(db)
  await sql`
    update store_syncs s set next_sync_at = now() from stores
    where stores.team_id = s.team_id and stores.id = s.store_id and stores.archived_at is null
      and not s.needs_reconnect and s.state not in ('queued', 'running')`.execute(db)
  // For finding the first due syncs, in all teams.
  await sql`create index store_syncs_due on store_syncs (next_sync_at) where next_sync_at is not null`.execute(
    db,
  )
}

async function createRecords(db: Kysely<unknown>) {
  await sql`
    create table store_sync_records (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      store_id bigint not null,
      cause text not null,
      asked_by bigint,
      state text not null check (state in ('running', 'succeeded', 'failed', 'stopped')),
      is_whole boolean not null,
      started_at timestamptz(3) not null,
      finished_at timestamptz(3),
      rows jsonb not null,
      error text,
      difference text,
      primary key (team_id, id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`create index store_sync_records_of_store on store_sync_records (team_id, store_id, id desc)`.execute(
    db,
  )
  await secureTeamTable(db, 'store_sync_records')
}

async function createWebhooks(db: Kysely<unknown>) {
  await sql`
    create table store_webhooks (
      team_id ${teamIdColumn},
      store_id bigint not null,
      key text not null unique,
      secret text,
      is_on boolean not null default false,
      reason text,
      checked_at timestamptz(3),
      last_event_at timestamptz(3),
      primary key (team_id, store_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await secureTeamTable(db, 'store_webhooks')
  const { rows: stores } = await sql<{ team_id: number; id: number }>`select team_id, id from stores`.execute(
    db,
  )
  for (const { team_id, id } of stores) {
    await sql`insert into store_webhooks (team_id, store_id, key) values (${team_id}, ${id}, ${newToken()})`.execute(
      db,
    )
  }

  await sql`
    create table store_events (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      store_id bigint not null,
      delivery_id text not null,
      kind text not null check (kind in ('orders', 'products', 'customers', 'collections')),
      provider_id text not null,
      received_at timestamptz(3) not null,
      due_at timestamptz(3),
      tries bigint not null default 0,
      primary key (team_id, id),
      constraint store_events_once unique (team_id, store_id, delivery_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`create index store_events_open on store_events (team_id, store_id, due_at, id) where due_at is not null`.execute(
    db,
  )
  // For finding due and expired events, in all teams.
  await sql`create index store_events_due on store_events (due_at) where due_at is not null`.execute(db)
  await sql`create index store_events_done on store_events (received_at) where due_at is null`.execute(db)
  await secureTeamTable(db, 'store_events')
}

async function knowRowsAgain(db: Kysely<unknown>) {
  for (const table of ['collections', 'products', 'customers', 'orders', 'refunds']) {
    await sql`alter table ${sql.table(table)} add column fingerprint text`.execute(db)
  }
  await sql`alter table products add column collection_provider_ids text[] not null default '{}'`.execute(db)
  await sql`
    update products p set collection_provider_ids = named.ids
    from (
      select pc.team_id, pc.product_id, array_agg(c.provider_id) as ids from product_collections pc
      join collections c on c.team_id = pc.team_id and c.id = pc.collection_id group by 1, 2
    ) as named
    where p.team_id = named.team_id and p.id = named.product_id`.execute(db)
}
