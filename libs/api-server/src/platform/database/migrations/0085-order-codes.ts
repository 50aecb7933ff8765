import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * Discount codes of orders, and whether an order was read since more than its sums are stored. This is
 * unknown for orders read before, so the next sync of each connected store, which is due now, reads it again
 * from the start.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table orders add column has_details boolean not null default false`.execute(db)
  await sql`
    create table order_codes (
      team_id ${teamIdColumn},
      order_id bigint not null,
      position integer not null,
      store_id bigint not null,
      code text not null,
      discount bigint,
      primary key (team_id, order_id, position),
      foreign key (team_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`create index order_codes_by_code on order_codes (team_id, store_id, lower(code), order_id)`.execute(
    db,
  )
  await secureTeamTable(db, 'order_codes')
  await sql`
    update store_syncs set read_until = null, place = null, next_sync_at = least(next_sync_at, now())
    where next_sync_at is not null`.execute(db)
}
