import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * The shops' costs of products and of sold lines, and the sums for gross profit. Costs are minor units with
 * decimals. They are unknown for existing lines, so the next sync of each connected store, which is due now,
 * reads it again from the start.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table product_costs (
      team_id ${teamIdColumn},
      store_id bigint not null,
      product_provider_id text not null,
      variation_provider_id text not null,
      cost numeric(22, 8),
      noted_at timestamptz(3) not null default now(),
      is_settled boolean not null default false,
      primary key (team_id, store_id, product_provider_id, variation_provider_id),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`create index product_costs_unsettled on product_costs (team_id, store_id) where not is_settled`.execute(
    db,
  )
  await secureTeamTable(db, 'product_costs')
  await sql`
    alter table order_lines
      add column variation_provider_id text,
      add column unit_cost numeric(22, 8),
      add column has_todays_cost boolean not null default false`.execute(db)
  for (const table of ['store_day', 'product_revenue']) {
    await sql`
      alter table ${sql.table(table)}
        add column costed_units numeric(20, 4) not null default 0,
        add column todays_units numeric(20, 4) not null default 0,
        add column costed_revenue bigint not null default 0,
        add column cost numeric(38, 8) not null default 0`.execute(db)
  }
  await sql`
    update store_syncs set read_until = null, place = null, next_sync_at = least(next_sync_at, now())
    where next_sync_at is not null`.execute(db)
}
