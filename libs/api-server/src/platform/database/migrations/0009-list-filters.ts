import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'
import { createListSearch } from './list-search.ts'
import { createOrderSearch } from './order-search.ts'

const sales = sql`array['processing', 'completed', 'on-hold', 'refunded']`

/** The columns by which lists are filtered, with the figures that count them; notes, and saved filters. */
export async function up(db: Kysely<unknown>) {
  await tellLinesOfTheirOrder(db)
  await createOrderDay(db)
  await createCustomerSpent(db)
  await createProductRevenue(db)
  await createStoreCountry(db)
  await widenSorts(db)
  await createNotes(db)
  await createSavedFilters(db)
  await createOrderSearch(db)
  await createListSearch(db, 'customers')
  await createListSearch(db, 'products')
}

/** Finds the lines of a product in the order of their orders, and adds them up without reading the orders. */
async function tellLinesOfTheirOrder(db: Kysely<unknown>) {
  await sql`
    alter table order_lines add column ordered_at timestamptz(3), add column currency text, add column is_sale boolean`.execute(
    db,
  )
  await sql`
    update order_lines l set ordered_at = o.ordered_at, currency = o.currency, is_sale = o.status = any (${sales})
    from orders o where o.team_id = l.team_id and o.id = l.order_id`.execute(db)
  await sql`
    alter table order_lines alter column ordered_at set not null, alter column currency set not null,
      alter column is_sale set not null`.execute(db)
  await sql`drop index order_lines_of_product`.execute(db)
  await sql`
    create index order_lines_of_product on order_lines
      (team_id, store_id, product_provider_id, ordered_at desc, order_id desc)
    include (quantity, total, currency, is_sale)`.execute(db)
}

/** Orders of every status: the totals of lists that are filtered by days and statuses. */
async function createOrderDay(db: Kysely<unknown>) {
  await sql`
    create table order_day (
      team_id ${teamIdColumn},
      store_id bigint not null,
      day date not null,
      status text not null,
      orders bigint not null,
      primary key (team_id, store_id, day, status),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`
    insert into order_day (team_id, store_id, day, status, orders)
    select o.team_id, o.store_id, (o.ordered_at at time zone t.timezone)::date, o.status, count(*)
    from orders o join teams t on t.team_id = o.team_id group by 1, 2, 3, 4`.execute(db)
  // Later pages are found by adding up days from either end.
  await sql`create index order_day_by_day on order_day (team_id, day) include (store_id, status, orders)`.execute(
    db,
  )
  await secureTeamTable(db, 'order_day')
}

async function createCustomerSpent(db: Kysely<unknown>) {
  await sql`
    create table customer_spent (
      team_id ${teamIdColumn},
      customer_id bigint not null,
      currency text not null,
      store_id bigint not null,
      orders bigint not null,
      amount bigint not null,
      primary key (team_id, customer_id, currency),
      foreign key (team_id, customer_id) references customers on delete cascade
    )`.execute(db)
  await sql`
    insert into customer_spent (team_id, customer_id, currency, store_id, orders, amount)
    select team_id, customer_id, currency, store_id, count(*), sum(total - refunded_total) from orders
    where customer_id is not null and status = any (${sales}) group by 1, 2, 3, 4`.execute(db)
  await sql`
    create index customer_spent_by_amount on customer_spent (team_id, currency, amount desc, customer_id)
    include (store_id) where orders > 0`.execute(db)
  await secureTeamTable(db, 'customer_spent')
}

/** Uses the shop's own id, so that sales are known already for a product that is read later or comes back. */
async function createProductRevenue(db: Kysely<unknown>) {
  await sql`
    create table product_revenue (
      team_id ${teamIdColumn},
      store_id bigint not null,
      product_provider_id text not null,
      currency text not null,
      lines bigint not null,
      units bigint not null,
      revenue bigint not null,
      primary key (team_id, store_id, product_provider_id, currency),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`
    insert into product_revenue (team_id, store_id, product_provider_id, currency, lines, units, revenue)
    select team_id, store_id, product_provider_id, currency, sum(lines), sum(units), sum(revenue) from (
      select team_id, store_id, product_provider_id, currency, 1 as lines, quantity as units, total as revenue
      from order_lines where is_sale
      union all
      select b.team_id, o.store_id, b.product_provider_id, o.currency, 0, -b.quantity, -b.total
      from refund_lines b
      join refunds r on r.team_id = b.team_id and r.id = b.refund_id
      join orders o on o.team_id = r.team_id and o.id = r.order_id
      where o.status = any (${sales})
    ) as parts
    where product_provider_id is not null group by 1, 2, 3, 4`.execute(db)
  await secureTeamTable(db, 'product_revenue')
}

/**
 * The number of a store's customers in each country. The database updates it itself, because customers are
 * written and deleted in several places, also by cascades, and their country hardly ever changes.
 */
async function createStoreCountry(db: Kysely<unknown>) {
  await sql`
    create table store_country (
      team_id ${teamIdColumn},
      store_id bigint not null,
      country text not null,
      customers bigint not null,
      primary key (team_id, store_id, country),
      foreign key (team_id, store_id) references stores on delete cascade
    )`.execute(db)
  await sql`
    insert into store_country (team_id, store_id, country, customers)
    select team_id, store_id, country, count(*) from customers where country is not null group by 1, 2, 3`.execute(
    db,
  )
  await secureTeamTable(db, 'store_country')
  await sql`
    create function count_customers_by_country() returns trigger language plpgsql
    set search_path = pg_catalog
    as $count$
    begin
      if tg_op <> 'INSERT' then
        update public.store_country c set customers = c.customers - gone.customers
        from (select team_id, store_id, country, count(*) as customers from before
          where country is not null group by 1, 2, 3) gone
        where c.team_id = gone.team_id and c.store_id = gone.store_id and c.country = gone.country;
      end if;
      if tg_op <> 'DELETE' then
        insert into public.store_country as c (team_id, store_id, country, customers)
        select team_id, store_id, country, count(*) from after
        where country is not null group by 1, 2, 3 order by 1, 2, 3
        on conflict (team_id, store_id, country) do update set customers = c.customers + excluded.customers;
      end if;
      return null;
    end
    $count$`.execute(db)
  await sql`
    create function move_customer_to_country() returns trigger language plpgsql
    set search_path = pg_catalog
    as $move$
    begin
      update public.store_country set customers = customers - 1
      where team_id = old.team_id and store_id = old.store_id and country = old.country;
      if new.country is not null then
        insert into public.store_country as c (team_id, store_id, country, customers)
        values (new.team_id, new.store_id, new.country, 1)
        on conflict (team_id, store_id, country) do update set customers = c.customers + 1;
      end if;
      return null;
    end
    $move$`.execute(db)
  await sql`
    create trigger customers_added after insert on customers referencing new table as after
    for each statement execute function count_customers_by_country()`.execute(db)
  await sql`
    create trigger customers_removed after delete on customers referencing old table as before
    for each statement execute function count_customers_by_country()`.execute(db)
  await sql`
    create trigger customer_moved after update of country on customers
    for each row when (old.country is distinct from new.country)
    execute function move_customer_to_country()`.execute(db)
}

/** The indexes for sorting include the columns for filtering, so that a scan can test them as it goes. */
async function widenSorts(db: Kysely<unknown>) {
  const orders = 'status, currency'
  await createSort(db, 'orders', 'time', 'ordered_at desc', `${orders}, total`)
  await createSort(db, 'orders', 'total', 'total desc', `${orders}, ordered_at`)
  await sql`
    create index orders_by_status on orders (team_id, status, ordered_at desc, id desc)
    include (store_id, currency, total)`.execute(db)

  await createSort(db, 'customers', 'time', 'last_order_at desc nulls last', 'country')
  await createSort(db, 'customers', 'orders', 'orders_count desc', 'country, last_order_at')
  await createSort(db, 'customers', 'name', 'name_key desc', 'country, last_order_at')
  await sql`
    create index customers_by_country on customers (team_id, country, last_order_at desc nulls last, id desc)
    include (store_id)`.execute(db)

  const products = 'status, stock_quantity'
  await createSort(db, 'products', 'units', 'units_sold desc', `${products}, price, currency`)
  await createSort(db, 'products', 'name', 'name_key desc', `${products}, price, currency`)
  await createSort(db, 'products', 'price', 'currency desc, price desc nulls last', products)
}

async function createSort(db: Kysely<unknown>, table: string, name: string, columns: string, more: string) {
  const [ofStore, ofTeam] = [`${table}_of_store_by_${name}`, `${table}_of_team_by_${name}`]
  await sql.raw(`drop index ${ofStore}, ${ofTeam}`).execute(db)
  await sql
    .raw(`create index ${ofStore} on ${table} (team_id, store_id, ${columns}, id desc) include (${more})`)
    .execute(db)
  await sql
    .raw(`create index ${ofTeam} on ${table} (team_id, ${columns}, id desc) include (store_id, ${more})`)
    .execute(db)
}

async function createNotes(db: Kysely<unknown>) {
  await sql`
    create table notes (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      user_id bigint,
      notable_type text not null check (notable_type in ('store', 'order', 'customer', 'product')),
      notable_id bigint not null,
      content text not null,
      visible_to_team boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (team_id, id),
      foreign key (team_id, user_id) references users on delete set null (user_id)
    )`.execute(db)
  await sql`
    create index notes_of_row on notes (team_id, notable_type, notable_id, created_at desc, id desc)
    include (user_id, visible_to_team)`.execute(db)
  await sql`create index notes_of_user on notes (team_id, user_id)`.execute(db)
  await secureTeamTable(db, 'notes')
  // Anything that removes a row, including a cascade, removes its notes too.
  await sql`
    create function drop_notes() returns trigger language plpgsql
    set search_path = pg_catalog
    as $drop$
    begin
      delete from public.notes n using gone
      where n.team_id = gone.team_id and n.notable_type = tg_argv[0] and n.notable_id = gone.id;
      return null;
    end
    $drop$`.execute(db)
  for (const [table, type] of Object.entries({
    stores: 'store',
    orders: 'order',
    customers: 'customer',
    products: 'product',
  })) {
    await sql
      .raw(
        `create trigger ${table}_noted after delete on ${table} referencing old table as gone
        for each statement execute function drop_notes('${type}')`,
      )
      .execute(db)
  }
}

async function createSavedFilters(db: Kysely<unknown>) {
  await sql`
    create table saved_filters (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      user_id bigint,
      list text not null,
      name text not null,
      name_key text not null,
      search text not null,
      visible_to_team boolean not null,
      created_at timestamptz(3) not null,
      primary key (team_id, id),
      foreign key (team_id, user_id) references users on delete set null (user_id)
    )`.execute(db)
  await sql`create index saved_filters_of_list on saved_filters (team_id, list, id)`.execute(db)
  await sql`create index saved_filters_of_user on saved_filters (team_id, user_id)`.execute(db)
  await secureTeamTable(db, 'saved_filters')
}
