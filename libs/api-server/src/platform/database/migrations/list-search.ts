import { sql } from 'kysely'
import type { Kysely } from 'kysely'

interface Searched {
  /** The SQL of each sort. */
  sorts: Record<string, string>
  /** The variables for the filters, passed on as $4 and following. */
  declared: string
  /** Their names, in that order. */
  given: string
  /** The condition of each filter. */
  narrowed: string
}

const searched: Record<'customers' | 'products', Searched> = {
  customers: {
    sorts: {
      '-last_order_at': 'last_order_at desc nulls last, id desc',
      last_order_at: 'last_order_at nulls first, id',
      '-orders_count': 'orders_count desc, id desc',
      orders_count: 'orders_count, id',
      name: 'name_key, id',
      '-name': 'name_key desc, id desc',
    },
    declared: `
  countries text[] := case when filters ? 'country'
    then array(select jsonb_array_elements_text(filters -> 'country')) end;
  from_time timestamptz := filters ->> 'from';
  until_time timestamptz := filters ->> 'until';
  lowest bigint := filters ->> 'min';
  highest bigint := filters ->> 'max';
  money text := filters ->> 'currency';`,
    given: 'countries, from_time, until_time, lowest, highest, money',
    narrowed: `
    case when countries is not null then ' and t.country = any ($5)' end,
    case when from_time is not null then ' and t.last_order_at >= $6' end,
    case when until_time is not null then ' and t.last_order_at < $7' end,
    case when money is not null then concat(' and exists (select from public.customer_spent s
      where s.team_id = $1 and s.customer_id = t.id and s.currency = $10 and s.orders > 0',
      case when lowest is not null then ' and s.amount >= $8' end,
      case when highest is not null then ' and s.amount <= $9' end, ')') end`,
  },
  products: {
    sorts: {
      '-units_sold': 'units_sold desc, id desc',
      units_sold: 'units_sold, id',
      name: 'name_key, id',
      '-name': 'name_key desc, id desc',
      '-price': 'currency desc, price desc nulls last, id desc',
      price: 'currency, price nulls first, id',
    },
    declared: `
  statuses text[] := case when filters ? 'status'
    then array(select jsonb_array_elements_text(filters -> 'status')) end;
  lowest bigint := filters ->> 'min';
  highest bigint := filters ->> 'max';
  money text := filters ->> 'currency';
  stock text := filters ->> 'stock';
  collection bigint := filters ->> 'collection_id';`,
    given: 'statuses, lowest, highest, money, collection',
    narrowed: `
    case when statuses is not null then ' and t.status = any ($5)' end,
    case when lowest is not null then ' and t.price >= $6' end,
    case when highest is not null then ' and t.price <= $7' end,
    case when money is not null then ' and t.currency = $8' end,
    case stock when 'in_stock' then ' and t.stock_quantity > 0' when 'out_of_stock' then ' and t.stock_quantity <= 0'
      when 'unknown' then ' and t.stock_quantity is null' end,
    case when collection is not null then ' and exists (select from public.product_collections p
      where p.team_id = $1 and p.product_id = t.id and p.collection_id = $9)' end`,
  },
}

/**
 * `search_<table>`: the ids of matching rows in the wanted order, filtered by `filters`, each of which is
 * optional; `wanted`, `total` and `is_capped` as in `order-search.ts`, which also says why it runs as the
 * owner of the tables.
 *
 * A few matches are found by the index of their text and sorted. Many are looked for from the top of the
 * sort's index; if the top has too few, all are found after all.
 */
export async function createListSearch(db: Kysely<unknown>, table: 'customers' | 'products') {
  const { sorts, declared, given, narrowed } = searched[table]
  const cases = Object.entries(sorts).map(([sort, order]) => `when '${sort}' then '${order}'`)
  await sql
    .raw(
      `
create or replace function search_${table}(stores bigint[], text_pattern text, sort text, filters jsonb default '{}',
  wanted integer default 1001)
returns table (id bigint, total integer, is_capped boolean)
language plpgsql stable security definer
set search_path = pg_catalog
set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0
as $search$
declare
  team constant bigint := current_setting('app.team_id')::bigint;
  enough constant integer := 1001;
  top constant integer := 20000;
  -- How far a broad search that is narrowed is counted.
  further constant integer := least(1001, wanted + 51);
  of_stores text := case
    when stores is null then 'true'
    when cardinality(stores) = 1 then 't.store_id = ($2)[1]'
    else 't.store_id = any ($2)'
  end;
  sorted text := case sort ${cases.join('\n    ')} end;
  matches bigint[];
  found bigint[];${declared}
  narrowed text := concat(${narrowed});
begin
  if sorted is null then raise exception 'unknown sort'; end if;

  select array_agg(m.id) into matches from (
    select t.id from public.${table} t
    where t.team_id = team and (stores is null or t.store_id = any (stores)) and t.search_text like text_pattern
    limit enough) m;

  if cardinality(matches) = enough then
    if narrowed <> '' then
      execute format(
        'select array_agg(w.id) from (
           select t.id from public.${table} t where t.team_id = $1 and %1$s %2$s and t.search_text like $3
           order by %3$s limit %4$s) w', of_stores, narrowed, sorted, further)
        into found using team, stores, text_pattern, matches, ${given};
      return query select unnest(found), least(cardinality(found), further - 1), cardinality(found) = further;
      return;
    end if;
    execute format(
      'select array_agg(w.id) from (
         select t.id from (select t.* from public.${table} t where t.team_id = $1 and %1$s order by %2$s limit %3$s) t
         where t.search_text like $3 order by %2$s limit %4$s) w', of_stores, sorted, top, least(enough, wanted))
      into found using team, stores, text_pattern;
    if cardinality(found) = least(enough, wanted) then
      return query select unnest(found), enough - 1, true;
      return;
    end if;
    select array_agg(t.id) into matches from public.${table} t
    where t.team_id = team and (stores is null or t.store_id = any (stores)) and t.search_text like text_pattern;
  end if;

  execute format(
    'select array_agg(w.id) from (
       select t.id from public.${table} t where t.team_id = $1 and t.id = any ($4) %1$s order by %2$s limit %3$s) w',
    narrowed, sorted, enough)
    into found using team, stores, text_pattern, matches, ${given};
  return query select unnest(found[:enough - 1]), least(cardinality(found), enough - 1), cardinality(found) = enough;
end
$search$`,
    )
    .execute(db)
  const signature = sql.raw(`search_${table}(bigint[], text, text, jsonb, integer)`)
  await sql`revoke all on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to tandem_app`.execute(db)
}
