import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Shops' requests about personal data, and the people whose data must not be read from them again. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table privacy_requests (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      store_id bigint not null,
      delivery_id text not null,
      kind text not null check (kind in ('data_request', 'customer_redact', 'shop_redact')),
      customer_provider_id text,
      address text,
      order_provider_ids text[] not null default '{}',
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      received_at timestamptz(3) not null,
      due_at timestamptz(3),
      done_at timestamptz(3),
      tries bigint not null default 0,
      customers_count bigint not null default 0,
      orders_count bigint not null default 0,
      primary key (team_id, id),
      constraint privacy_requests_once unique (team_id, store_id, delivery_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  // For finding due requests in all teams.
  await sql`create index privacy_requests_due on privacy_requests (due_at) where due_at is not null`.execute(
    db,
  )
  await secureTeamTable(db, 'privacy_requests')
  await sql`
    create table redacted_keys (
      team_id ${teamIdColumn},
      store_id bigint not null,
      key text not null,
      redacted_at timestamptz(3) not null,
      primary key (team_id, store_id, key),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await secureTeamTable(db, 'redacted_keys')
}
