import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** The statuses that counted as sales in every store so far. */
const countedBefore = sql.raw(`array['processing', 'completed', 'on-hold', 'refunded']`)

/** The statuses of both kinds of store; any other is a plugin's. */
const ownWords = sql.raw(
  `array['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed', 'test']`,
)

/**
 * What counts as a sale is stored per store: by the statuses that don't count, as the shop or the team chose
 * them. Each order records whether it was counted; the next sync updates orders for which that has changed.
 * Customers count their sales.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table stores
      add column excluded_statuses text[],
      add column shop_excluded_statuses text[]`.execute(db)
  await sql`alter table orders add column is_sale boolean`.execute(db)
  await sql`update orders set is_sale = status = any(${countedBefore})`.execute(db)
  await sql`alter table orders alter column is_sale set not null`.execute(db)
  await sql`
    create table store_statuses (
      team_id ${teamIdColumn},
      store_id bigint not null,
      status text not null,
      is_sale boolean not null,
      is_new boolean not null,
      primary key (team_id, store_id, status),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await secureTeamTable(db, 'store_statuses')
  await sql`
    insert into store_statuses (team_id, store_id, status, is_sale, is_new)
    select team_id, store_id, status, status = any(${countedBefore}), status <> all(${ownWords})
    from (select distinct team_id, store_id, status from orders) as seen`.execute(db)
  await sql`alter table customers add column placed_count bigint not null default 0`.execute(db)
  await sql`
    update customers c set placed_count = placed.orders, orders_count = placed.sales, last_order_at = placed.latest
    from (
      select team_id, customer_id, count(*) as orders, count(*) filter (where is_sale) as sales,
        max(ordered_at) filter (where is_sale) as latest
      from orders where customer_id is not null group by 1, 2
    ) as placed
    where c.team_id = placed.team_id and c.id = placed.customer_id`.execute(db)
  await searchByPlacedOrders(db)
}

/**
 * A search for orders by their customers counts all orders of these customers, sales or not. The rest of the
 * function stays.
 */
async function searchByPlacedOrders(db: Kysely<unknown>) {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc where proname = 'search_orders'`.execute(db)
  for (const { definition } of rows)
    await sql.raw(definition.replaceAll(/\b([ck])\.orders_count\b/g, '$1.placed_count')).execute(db)
}
