import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The values that `using` passes to every query below, in this order. */
const given = `using team, stores, number_pattern, text_pattern, some_ids, some_customers, statuses, from_time,
    until_time, lowest, highest, money, buyer, product_store, product_key`

/**
 * `search_orders`: the ids of matching orders in the wanted order, filtered by `filters` (`status`, `from`,
 * `until`, `min`, `max`, `currency`, `customer_id`, `product_store`, `product_key`; each is optional).
 *
 * LIKE isn't leakproof: under row-level security it would be a filter over the whole team instead of an index
 * condition. So this step alone runs as the owner of the tables, only for the team of the transaction; it
 * gets patterns, and returns ids.
 *
 * A few matches are fetched by id and sorted. Many are looked for from the top of the sort's index, so that
 * the newest (or largest) are right without reading all of them; if the top has too few, all are fetched
 * after all. The first matches show whether there are many. Hash and merge joins would read all customers
 * first, so the function disables them.
 *
 * Only the first `wanted` are returned. With each, `total` says how many were counted, and `is_capped`
 * whether there are more. A broad search without other filters is known to have that many, so the scan ends
 * with the wanted ones; one with filters is counted fifty further. In that case the scan has no top: the
 * database chooses an index in the right order; it doesn't sort, because that would read every text first.
 */
export async function createOrderSearch(db: Kysely<unknown>) {
  await sql
    .raw(
      `
create or replace function search_orders(stores bigint[], number_pattern text, text_pattern text, sort text,
  filters jsonb default '{}', wanted integer default 1001)
returns table (id bigint, total integer, is_capped boolean)
language plpgsql stable security definer
set search_path = pg_catalog
set plan_cache_mode = force_custom_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_sort = off
set max_parallel_workers_per_gather = 0
as $search$
declare
  team constant bigint := current_setting('app.team_id')::bigint;
  enough constant integer := 1001;
  many constant integer := 3000;
  top constant integer := 20000;
  -- How far a broad search that is narrowed is counted.
  further constant integer := least(1001, wanted + 51);
  of_stores text := case
    when stores is null then 'true'
    when cardinality(stores) = 1 then 'o.store_id = ($2)[1]'
    else 'o.store_id = any ($2)'
  end;
  sorted text := case sort
    when '-ordered_at' then 'o.ordered_at desc, o.id desc'
    when 'ordered_at' then 'o.ordered_at, o.id'
    when '-total' then 'o.total desc, o.id desc'
    when 'total' then 'o.total, o.id'
  end;
  statuses text[] := case when filters ? 'status'
    then array(select jsonb_array_elements_text(filters -> 'status')) end;
  from_time timestamptz := filters ->> 'from';
  until_time timestamptz := filters ->> 'until';
  lowest bigint := filters ->> 'min';
  highest bigint := filters ->> 'max';
  money text := filters ->> 'currency';
  buyer bigint := filters ->> 'customer_id';
  product_store bigint := filters ->> 'product_store';
  product_key text := filters ->> 'product_key';
  narrowed text := concat(
    case when statuses is not null then ' and o.status = any ($7)' end,
    case when from_time is not null then ' and o.ordered_at >= $8' end,
    case when until_time is not null then ' and o.ordered_at < $9' end,
    case when lowest is not null then ' and o.total >= $10' end,
    case when highest is not null then ' and o.total <= $11' end,
    case when money is not null then ' and o.currency = $12' end,
    case when buyer is not null then ' and o.customer_id = $13' end,
    case when product_key is not null then ' and o.store_id = $14 and exists (select from public.order_lines l
      where l.team_id = $1 and l.order_id = o.id and l.store_id = $14 and l.product_provider_id = $15)' end);
  some_ids bigint[];
  some_customers bigint[];
  numbered bigint[];
  named bigint[];
  customers_found bigint[];
  of_customers bigint;
  is_broad boolean;
  found bigint[];
begin
  if sorted is null then raise exception 'unknown sort'; end if;

  select array_agg(n.id) into numbered from (
    select o.id from public.orders o
    where o.team_id = team and (stores is null or o.store_id = any (stores)) and lower(o.number) like number_pattern
    limit many + 1) n;
  select array_agg(n.id) into named from (
    select o.id from public.orders o
    where o.team_id = team and (stores is null or o.store_id = any (stores))
      and o.customer_id is null and o.search_text like text_pattern
    limit many + 1) n;
  select array_agg(c.id), sum(c.orders_count) into customers_found, of_customers from (
    select k.id, k.orders_count from public.customers k
    where k.team_id = team and (stores is null or k.store_id = any (stores))
      and k.search_text like text_pattern and k.orders_count > 0
    limit enough) c;
  -- An order can match by its number as well as by its name.
  is_broad := cardinality(customers_found) = enough
    or greatest(cardinality(numbered), coalesce(cardinality(named), 0) + coalesce(of_customers, 0)) > many;

  if is_broad and narrowed <> '' then
    execute format(
      'select array_agg(w.id) from (
         select o.id from public.orders o
         left join public.customers c on c.team_id = $1 and c.id = o.customer_id
         where o.team_id = $1 and %1$s %2$s
           and (lower(o.number) like $3 or coalesce(c.search_text, o.search_text) like $4)
         order by %3$s limit %4$s) w', of_stores, narrowed, sorted, further)
      into found ${given};
    return query select unnest(found), least(cardinality(found), further - 1), cardinality(found) = further;
    return;
  end if;

  if is_broad then
    execute format(
      'select array_agg(w.id) from (
         select o.id from (
           select o.id, o.ordered_at, o.total, o.number, o.customer_id, o.search_text from public.orders o
           where o.team_id = $1 and %1$s order by %2$s limit %3$s) o
         left join public.customers c on c.team_id = $1 and c.id = o.customer_id
         where lower(o.number) like $3 or coalesce(c.search_text, o.search_text) like $4
         order by %2$s limit %4$s) w', of_stores, sorted, top, least(enough, wanted))
      into found ${given};
    if cardinality(found) = least(enough, wanted) then
      return query select unnest(found), enough - 1, true;
      return;
    end if;
  end if;

  if cardinality(numbered) > many then
    select array_agg(o.id) into numbered from public.orders o
    where o.team_id = team and (stores is null or o.store_id = any (stores)) and lower(o.number) like number_pattern;
  end if;
  if cardinality(named) > many then
    select array_agg(o.id) into named from public.orders o
    where o.team_id = team and (stores is null or o.store_id = any (stores))
      and o.customer_id is null and o.search_text like text_pattern;
  end if;
  if cardinality(customers_found) = enough then
    select array_agg(k.id) into customers_found from public.customers k
    where k.team_id = team and (stores is null or k.store_id = any (stores))
      and k.search_text like text_pattern and k.orders_count > 0;
  end if;
  some_ids := numbered || named;
  some_customers := customers_found;

  execute format(
    'select array_agg(w.id) from (select o.id from (
       select o.id, o.ordered_at, o.total from public.orders o where o.team_id = $1 and o.id = any ($5) %1$s
       union
       select o.id, o.ordered_at, o.total from public.orders o where o.team_id = $1 and o.customer_id = any ($6) %1$s) o
     order by %2$s limit %3$s) w', narrowed, sorted, enough)
    into found ${given};
  return query select unnest(found[:enough - 1]), least(cardinality(found), enough - 1), cardinality(found) = enough;
end
$search$`,
    )
    .execute(db)
  const signature = sql.raw('search_orders(bigint[], text, text, text, jsonb, integer)')
  await sql`revoke all on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to tandem_app`.execute(db)
}
