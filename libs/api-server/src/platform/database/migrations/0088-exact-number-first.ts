import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * A search for a whole order number lists that order first, whatever the sort is. The former `search_orders`
 * becomes `search_sorted_orders`.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter function search_orders(bigint[], text, text, text, jsonb, integer) rename to search_sorted_orders`.execute(
    db,
  )
  await sql
    .raw(
      `
create function search_orders(stores bigint[], number_pattern text, text_pattern text, sort text,
  filters jsonb default '{}', wanted integer default 1001)
returns table (id bigint, total integer, is_capped boolean)
language plpgsql stable security definer
set search_path = pg_catalog
set plan_cache_mode = force_custom_plan
as $search$
declare
  team constant bigint := current_setting('app.team_id')::bigint;
  -- The pattern is the number, in which what LIKE means otherwise is escaped, and a percent sign.
  whole_number constant text := left(number_pattern, -1);
  statuses constant text[] := case when filters ? 'status'
    then array(select jsonb_array_elements_text(filters -> 'status')) end;
  named bigint[];
begin
  select array_agg(o.id order by o.ordered_at desc, o.id desc) into named from public.orders o
  where o.team_id = team and lower(o.number) like whole_number
    and (stores is null or o.store_id = any (stores))
    and (statuses is null or o.status = any (statuses))
    and (filters ->> 'from' is null or o.ordered_at >= (filters ->> 'from')::timestamptz)
    and (filters ->> 'until' is null or o.ordered_at < (filters ->> 'until')::timestamptz)
    and (filters ->> 'min' is null or o.total >= (filters ->> 'min')::bigint)
    and (filters ->> 'max' is null or o.total <= (filters ->> 'max')::bigint)
    and (filters ->> 'currency' is null or o.currency = filters ->> 'currency')
    and (filters ->> 'customer_id' is null or o.customer_id = (filters ->> 'customer_id')::bigint)
    and (filters ->> 'product_key' is null
      or o.store_id = (filters ->> 'product_store')::bigint and exists (select from public.order_lines l
        where l.team_id = team and l.order_id = o.id and l.store_id = (filters ->> 'product_store')::bigint
          and l.product_provider_id = filters ->> 'product_key'));
  if named is null then
    return query select s.id, s.total, s.is_capped
      from public.search_sorted_orders(stores, number_pattern, text_pattern, sort, filters, wanted) s;
    return;
  end if;
  return query
    with found as materialized (
      select s.id, s.total, s.is_capped, s.place
      from public.search_sorted_orders(stores, number_pattern, text_pattern, sort, filters, wanted)
        with ordinality as s (id, total, is_capped, place)
    )
    select w.id, t.total, t.is_capped
    from (
      select n.id, n.place, 0 as later from unnest(named) with ordinality as n (id, place)
      union all
      select f.id, f.place, 1 from found f where f.id <> all (named)
    ) as w cross join (select f.total, f.is_capped from found f limit 1) as t
    order by w.later, w.place;
end
$search$`,
    )
    .execute(db)
  const signature = sql.raw('search_orders(bigint[], text, text, text, jsonb, integer)')
  await sql`revoke all on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to tandem_app`.execute(db)
}
