import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The ids of matching orders in the wanted order, one more than are ever counted.
 *
 * LIKE is not leakproof: under row-level security it would be a filter over the whole team instead of an index
 * condition. So this one step runs as the owner of the tables, for the team of the transaction only; it is given
 * patterns, and answers ids.
 *
 * Few matches are fetched by id and sorted. Many are looked for from the top of the sort's index, so that the
 * newest (or largest) are right without reading them all; where the top holds too few, all are fetched after all.
 * Joins by hash or merge would read all customers first, so the function does without them.
 */
export async function createOrderSearch(db: Kysely<unknown>) {
  await sql
    .raw(
      `
create function search_orders(stores bigint[], number_pattern text, text_pattern text, sort text)
returns table (id bigint)
language plpgsql stable security definer
set search_path = pg_catalog
set plan_cache_mode = force_custom_plan
set enable_hashjoin = off
set enable_mergejoin = off
as $search$
declare
  team constant bigint := current_setting('app.team_id')::bigint;
  enough constant integer := 1001;
  many constant integer := 3000;
  top constant integer := 20000;
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
  numbered bigint[];
  named bigint[];
  customers_found bigint[];
  of_customers bigint;
  matches bigint;
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
    limit many + 1) c;
  matches := coalesce(cardinality(numbered), 0) + coalesce(cardinality(named), 0) + coalesce(of_customers, 0);

  if matches >= enough then
    execute format(
      'select array_agg(w.id) from (
         select o.id from (
           select o.id, o.ordered_at, o.total, o.number, o.customer_id, o.search_text from public.orders o
           where o.team_id = $1 and %1$s order by %2$s limit $5) o
         left join public.customers c on c.team_id = $1 and c.id = o.customer_id
         where lower(o.number) like $3 or coalesce(c.search_text, o.search_text) like $4
         order by %2$s limit $6) w', of_stores, sorted)
      into found using team, stores, number_pattern, text_pattern, top, enough;
    if cardinality(found) = enough then
      return query select unnest(found);
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
  if cardinality(customers_found) > many then
    select array_agg(k.id) into customers_found from public.customers k
    where k.team_id = team and (stores is null or k.store_id = any (stores))
      and k.search_text like text_pattern and k.orders_count > 0;
  end if;

  return query execute format(
    'select o.id from (
       select o.id, o.ordered_at, o.total from public.orders o where o.team_id = $1 and o.id = any ($2)
       union
       select o.id, o.ordered_at, o.total from public.orders o where o.team_id = $1 and o.customer_id = any ($3)) o
     order by %s limit $4', sorted)
    using team, numbered || named, customers_found, enough;
end
$search$`,
    )
    .execute(db)
  await sql`revoke all on function search_orders(bigint[], text, text, text) from public`.execute(db)
  await sql`grant execute on function search_orders(bigint[], text, text, text) to tandem_app`.execute(db)
}
