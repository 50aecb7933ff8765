import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * The day of a customer's last order; `-infinity` for customers without orders, who come at that end of their
 * list.
 */
const dayOf = (customer: string) =>
  sql.raw(`coalesce((${customer}.last_order_at at time zone 'UTC')::date, '-infinity')`)

/**
 * Customers by the day of their last order, so that later pages can skip whole days. The days are in UTC:
 * nobody sees them, and they survive a change of the team's zone. The database updates it itself, for the
 * reason given at `store_country`.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table customer_day (
      team_id ${teamIdColumn},
      store_id bigint not null,
      day date not null,
      customers bigint not null,
      primary key (team_id, store_id, day),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`
    insert into customer_day (team_id, store_id, day, customers)
    select team_id, store_id, ${dayOf('c')}, count(*) from customers c group by 1, 2, 3`.execute(db)
  await sql`create index customer_day_by_day on customer_day (team_id, day) include (store_id, customers)`.execute(
    db,
  )
  await secureTeamTable(db, 'customer_day')
  // Deleting a store deletes its days: nothing is inserted for deleted customers.
  await sql`
    create function count_customers_by_day() returns trigger language plpgsql
    set search_path = pg_catalog
    as $count$
    begin
      if tg_op = 'INSERT' then
        insert into public.customer_day as d (team_id, store_id, day, customers)
        select team_id, store_id, ${dayOf('after')}, count(*) from after group by 1, 2, 3 order by 1, 2, 3
        on conflict (team_id, store_id, day) do update set customers = d.customers + excluded.customers;
      elsif tg_op = 'DELETE' then
        update public.customer_day d set customers = d.customers - gone.customers
        from (select team_id, store_id, ${dayOf('before')} as day, count(*) as customers from before
          group by 1, 2, 3) gone
        where d.team_id = gone.team_id and d.store_id = gone.store_id and d.day = gone.day;
      else
        insert into public.customer_day as d (team_id, store_id, day, customers)
        select team_id, store_id, day, sum(change) from (
          select team_id, store_id, ${dayOf('before')} as day, -1 as change from before
          union all
          select team_id, store_id, ${dayOf('after')}, 1 from after
        ) as moved group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
        on conflict (team_id, store_id, day) do update set customers = d.customers + excluded.customers;
      end if;
      return null;
    end
    $count$`.execute(db)
  for (const [event, tables] of [
    ['insert', 'new table as after'],
    ['delete', 'old table as before'],
    ['update', 'old table as before new table as after'],
  ]) {
    await sql
      .raw(
        `create trigger customers_by_day_after_${event} after ${event} on customers referencing ${tables}
        for each statement execute function count_customers_by_day()`,
      )
      .execute(db)
  }
}
