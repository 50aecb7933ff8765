import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

const counter = sql`bigint not null default 0`

/** Stores, the state of their sync, the data read from them, and the figures calculated from it. */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists btree_gin`.execute(db)
  await createStores(db)
  await createProducts(db)
  await createOrders(db)
  await createFigures(db)
  const tables = [
    'stores',
    'store_credentials',
    'store_syncs',
    'collections',
    'products',
    'product_collections',
    'customers',
    'orders',
    'order_lines',
    'refunds',
    'refund_lines',
    'store_day',
  ]
  for (const table of tables) await secureTeamTable(db, table)
}

async function createStores(db: Kysely<unknown>) {
  await sql`
    create table stores (
      team_id ${teamIdColumn} references teams,
      id bigint generated always as identity,
      type text not null check (type in ('shopify', 'woocommerce')),
      name text not null,
      url text not null,
      default_currency text not null,
      currency_id bigint,
      archived_at timestamptz(3),
      created_at timestamptz(3) not null,
      collections_count ${counter},
      customers_count ${counter},
      orders_count ${counter},
      products_count ${counter},
      primary key (team_id, id),
      constraint stores_once unique (team_id, url)
    )`.execute(db)

  await sql`
    create table store_credentials (
      team_id ${teamIdColumn},
      store_id bigint not null,
      sealed text not null,
      primary key (team_id, store_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)

  await sql`
    create table store_syncs (
      team_id ${teamIdColumn},
      store_id bigint not null,
      state text not null default 'never' check (state in ('never', 'queued', 'running', 'succeeded', 'failed')),
      run ${counter},
      attempt ${counter},
      started_at timestamptz(3),
      finished_at timestamptz(3),
      succeeded_at timestamptz(3),
      error text,
      needs_reconnect boolean not null default false,
      difference text,
      progress jsonb not null default '[]',
      place jsonb,
      modified_after timestamptz(3),
      reading_since timestamptz(3),
      newest_change timestamptz(3),
      read_until timestamptz(3),
      primary key (team_id, store_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  // For finding syncs whose worker is gone, in all teams.
  await sql`create index store_syncs_open on store_syncs (team_id, store_id) where state in ('queued', 'running')`.execute(
    db,
  )
}

async function createProducts(db: Kysely<unknown>) {
  await sql`
    create table collections (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      store_id bigint not null,
      provider_id text not null,
      name text not null,
      slug text,
      parent_provider_id text,
      run bigint not null,
      primary key (team_id, id),
      unique (team_id, store_id, provider_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)

  await sql`
    create table products (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      store_id bigint not null,
      provider_id text not null,
      name text not null,
      status text not null,
      sku text,
      price bigint,
      currency text not null,
      url text,
      image_url text,
      stock_quantity bigint,
      units_sold ${counter},
      modified_at timestamptz(3),
      primary key (team_id, id),
      unique (team_id, store_id, provider_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)

  await sql`
    create table product_collections (
      team_id ${teamIdColumn},
      product_id bigint not null,
      collection_id bigint not null,
      primary key (team_id, product_id, collection_id),
      foreign key (team_id, product_id) references products on delete cascade,
      foreign key (team_id, collection_id) references collections on delete cascade
    )`.execute(db)
  await sql`create index product_collections_by_collection on product_collections (team_id, collection_id, product_id)`.execute(
    db,
  )
}

async function createOrders(db: Kysely<unknown>) {
  await sql`
    create table customers (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      store_id bigint not null,
      key text not null,
      is_registered boolean not null,
      name text not null,
      email text,
      city text,
      country text,
      registered_at timestamptz(3),
      orders_count ${counter},
      last_order_at timestamptz(3),
      search_text text not null,
      primary key (team_id, id),
      unique (team_id, store_id, key),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`create index customers_search on customers using gin (team_id, store_id, search_text gin_trgm_ops)`.execute(
    db,
  )

  await sql`
    create table orders (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      store_id bigint not null,
      provider_id text not null,
      number text not null,
      status text not null,
      currency text not null,
      total bigint not null,
      tax_total bigint not null,
      shipping_total bigint not null,
      discount_total bigint not null,
      refunded_total bigint not null,
      refunded_items_count ${counter},
      items_count bigint not null,
      ordered_at timestamptz(3) not null,
      modified_at timestamptz(3) not null,
      customer_id bigint,
      customer_name text not null,
      customer_email text,
      customer_city text,
      customer_country text,
      attribution jsonb,
      search_text text,
      primary key (team_id, id),
      unique (team_id, store_id, provider_id),
      foreign key (team_id, store_id) references stores on delete cascade,
      foreign key (team_id, customer_id) references customers
    )`.execute(db)
  // One index for each sort, for one store and for all; the reverse order reads the same index backwards.
  await sql`create index orders_of_store_by_time on orders (team_id, store_id, ordered_at desc, id desc)`.execute(
    db,
  )
  await sql`create index orders_of_store_by_total on orders (team_id, store_id, total desc, id desc)`.execute(
    db,
  )
  await sql`create index orders_of_team_by_time on orders (team_id, ordered_at desc, id desc)`.execute(db)
  await sql`create index orders_of_team_by_total on orders (team_id, total desc, id desc)`.execute(db)
  await sql`create index orders_of_customer on orders (team_id, customer_id, ordered_at desc) where customer_id is not null`.execute(
    db,
  )
  await sql`create index orders_number on orders (team_id, lower(number) text_pattern_ops)`.execute(db)
  await sql`
    create index orders_search on orders using gin (team_id, store_id, search_text gin_trgm_ops)
    where customer_id is null`.execute(db)

  await sql`
    create table order_lines (
      team_id ${teamIdColumn},
      order_id bigint not null,
      position integer not null,
      store_id bigint not null,
      product_provider_id text,
      name text not null,
      sku text,
      quantity bigint not null,
      total bigint not null,
      primary key (team_id, order_id, position),
      foreign key (team_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`create index order_lines_of_product on order_lines (team_id, store_id, product_provider_id, order_id)`.execute(
    db,
  )

  await sql`
    create table refunds (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      store_id bigint not null,
      order_id bigint not null,
      provider_id text not null,
      amount bigint not null,
      reason text,
      refunded_at timestamptz(3) not null,
      run bigint not null,
      primary key (team_id, id),
      unique (team_id, store_id, provider_id),
      foreign key (team_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`create index refunds_of_order on refunds (team_id, order_id)`.execute(db)

  await sql`
    create table refund_lines (
      team_id ${teamIdColumn},
      refund_id bigint not null,
      position integer not null,
      product_provider_id text,
      quantity bigint not null,
      total bigint not null,
      primary key (team_id, refund_id, position),
      foreign key (team_id, refund_id) references refunds on delete cascade
    )`.execute(db)
  await sql`create index refund_lines_of_product on refund_lines (team_id, product_provider_id, refund_id)`.execute(
    db,
  )
}

async function createFigures(db: Kysely<unknown>) {
  await sql`
    create table store_day (
      team_id ${teamIdColumn},
      store_id bigint not null,
      day date not null,
      currency text not null,
      orders bigint not null,
      revenue bigint not null,
      refunds bigint not null,
      units bigint not null,
      primary key (team_id, store_id, day, currency),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
}
