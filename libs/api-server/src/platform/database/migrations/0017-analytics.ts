import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Orders with these statuses count as sales. */
const saleStatuses = ['processing', 'completed', 'on-hold', 'refunded']

/** Figures of the dashboard that weren't calculated so far: the hours of sales, and the places of buyers. */
export async function up(db: Kysely<unknown>) {
  await createStoreHour(db)
  await createBuyerPlace(db)
  // Hours by their start: a team looks at them by its own days, not by those of the network.
  await sql`
    create index online_followers_by_time on online_followers (team_id, account_id, starts_at) include (followers)`.execute(
    db,
  )
  // The latest audience of each kind, even if one kind was last read long ago.
  await sql`create index account_audience_latest on account_audience (team_id, account_id, of, day desc)`.execute(
    db,
  )
}

/**
 * Sales by the hour of the order, in the team's zone: those of a month are too many to count at each request.
 */
async function createStoreHour(db: Kysely<unknown>) {
  await sql`
    create table store_hour (
      team_id ${teamIdColumn},
      store_id bigint not null,
      day date not null,
      hour smallint not null,
      orders bigint not null,
      primary key (team_id, store_id, day, hour),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`
    insert into store_hour (team_id, store_id, day, hour, orders)
    select o.team_id, o.store_id, (o.ordered_at at time zone t.timezone)::date,
      extract(hour from o.ordered_at at time zone t.timezone), count(*)
    from orders o join teams t on t.team_id = o.team_id
    where o.status = any(array[${sql.join(saleStatuses.map((status) => sql.lit(status)))}])
    group by 1, 2, 3, 4`.execute(db)
  await secureTeamTable(db, 'store_hour')
}

/** The place of a customer, as far as it is known; an index doesn't accept texts of any length. */
const place = sql.raw(`coalesce(left(country, 100), '') as country, coalesce(left(city, 100), '') as city`)

/**
 * Customers with orders by place, '' when unknown. The database updates it itself, for the reason given at
 * `store_country`.
 */
async function createBuyerPlace(db: Kysely<unknown>) {
  await sql`
    create table buyer_place (
      team_id ${teamIdColumn},
      store_id bigint not null,
      country text not null,
      city text not null,
      customers bigint not null,
      primary key (team_id, store_id, country, city),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`
    insert into buyer_place (team_id, store_id, country, city, customers)
    select team_id, store_id, ${place}, count(*) from customers
    where orders_count > 0 group by 1, 2, 3, 4`.execute(db)
  await secureTeamTable(db, 'buyer_place')
  // Deleting a store deletes its places: nothing is inserted for deleted customers.
  await sql`
    create function count_buyers() returns trigger language plpgsql
    set search_path = pg_catalog
    as $count$
    begin
      if tg_op = 'INSERT' then
        insert into public.buyer_place as b (team_id, store_id, country, city, customers)
        select team_id, store_id, ${place}, count(*) from after
        where orders_count > 0 group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (team_id, store_id, country, city) do update set customers = b.customers + excluded.customers;
      elsif tg_op = 'DELETE' then
        update public.buyer_place b set customers = b.customers - gone.customers
        from (
          select team_id, store_id, ${place}, count(*) as customers
          from before where orders_count > 0 group by 1, 2, 3, 4
        ) gone
        where b.team_id = gone.team_id and b.store_id = gone.store_id and b.country = gone.country
          and b.city = gone.city;
      else
        insert into public.buyer_place as b (team_id, store_id, country, city, customers)
        select team_id, store_id, country, city, sum(change) from (
          select team_id, store_id, ${place}, -1 as change
          from before where orders_count > 0
          union all
          select team_id, store_id, ${place}, 1 from after where orders_count > 0
        ) as moved group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
        on conflict (team_id, store_id, country, city) do update set customers = b.customers + excluded.customers;
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
        `create trigger buyers_after_${event} after ${event} on customers referencing ${tables}
        for each statement execute function count_buyers()`,
      )
      .execute(db)
  }
}
