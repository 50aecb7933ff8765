import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The first sale of each customer itself, in addition to its moment, because several sales may have the same
 * moment. The index has all columns from which new customers are counted.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table customers add column first_order_id bigint`.execute(db)
  await sql`
    update customers c set first_order_id = sold.id
    from (
      select distinct on (team_id, customer_id) team_id, customer_id, id from orders
      where customer_id is not null and is_sale
      order by team_id, customer_id, ordered_at, currency collate "C", id
    ) as sold
    where c.team_id = sold.team_id and c.id = sold.customer_id`.execute(db)
  await sql`drop index customers_by_first_order`.execute(db)
  await sql`
    create index customers_by_first_order on customers (team_id, store_id, first_order_at)
    include (id, first_order_id) where first_order_at is not null`.execute(db)
}
