import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A condition that contains the value of a filter, if the filter is given. */
const given = (name: string, condition: string, type: string) =>
  `case when filters ? '${name}' then format(' and ${condition} %L', (filters ->> '${name}')::${type}) end`

/**
 * `search_posts` as in `post-search.ts`, except for figures: a sort or a bound names a column of
 * `social_posts`, so a new figure needs only its column and its index. The name is looked up in the catalog
 * before it becomes part of a statement.
 */
export async function replacePostSearch(db: Kysely<unknown>) {
  await sql
    .raw(
      `
create or replace function search_posts(accounts bigint[], text_pattern text, sort text, filters jsonb, wanted integer)
returns table (id bigint, total integer, is_capped boolean)
language plpgsql stable security definer
set search_path = pg_catalog
set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0
as $search$
declare
  team constant bigint := current_setting('app.team_id')::bigint;
  enough constant integer := 1001;
  most integer := enough;
  descending constant boolean := sort like '-%';
  figure constant text := case ltrim(sort, '-') when 'engagement' then 'engagement_rate' else ltrim(sort, '-') end;
  is_figure constant boolean := exists (
    select from pg_attribute a where a.attrelid = 'public.social_posts'::regclass and a.attname = figure
      and a.attnum > 0 and not a.attisdropped and a.atttypid in ('bigint'::regtype, 'double precision'::regtype));
  -- As the indexes are ordered: posts without the figure are first upwards. In the list they are last both ways.
  sorted constant text := case
    when figure = 'posted_at' then
      case when descending then 't.posted_at desc, t.id desc' else 't.posted_at, t.id' end
    when is_figure then
      case when descending then format('t.%1$I desc nulls last, t.id desc', figure)
        else format('t.%1$I nulls first, t.id', figure) end
  end;
  parts constant text[] := case when is_figure and not descending
    then array[format(' and t.%I is not null', figure), format(' and t.%I is null', figure)]
    else array[''] end;
  listed constant text := concat(
    format('t.team_id = $1 and t.service = %L and t.social = %L', filters ->> 'service', filters ->> 'social'),
    case when accounts is not null then ' and t.account_id = any ($2)' end);
  narrowed constant text := concat(
    case when filters ? 'kind' then
      format(' and t.kind = any (%L)', array(select jsonb_array_elements_text(filters -> 'kind'))) end,
    ${given('from', 't.posted_at >=', 'timestamptz')},
    ${given('until', 't.posted_at <', 'timestamptz')},
    (select string_agg(
        case when f.bound = 'engagement' then format(' and t.engagement_rate %s %L', f.compare, f.value::double precision)
          else format(' and t.%I %s %L', f.bound, f.compare, f.value::bigint) end, '' order by f.bound, f.compare)
      from (
        select left(e.key, -4) as bound, case right(e.key, 4) when '_min' then '>=' else '<=' end as compare, e.value
        from jsonb_each_text(filters) e where e.key like '%\\_min' or e.key like '%\\_max') f),
    case filters ->> 'product' when 'linked' then ' and t.has_products' when 'none' then ' and not t.has_products' end,
    case when filters ? 'product_id' then
      format(' and exists (select from public.post_products l where l.team_id = $1 and l.post_id = t.id
        and l.product_id = %L)', (filters ->> 'product_id')::bigint) end);
  test text := ' and t.id = any ($4)';
  matches bigint[];
  part text;
  more bigint[];
  found bigint[] := '{}';
begin
  if sorted is null then raise exception 'unknown sort'; end if;

  execute format(
    'select array_agg(m.id) from (
       select t.id from public.social_posts t where %1$s and t.search_text like $3 limit %2$s) m', listed, enough)
    into matches using team, accounts, text_pattern;

  if cardinality(matches) = enough then
    test := ' and t.search_text like $3';
    most := least(enough, wanted + 51);
  end if;
  foreach part in array parts loop
    exit when cardinality(found) = most;
    execute format(
      'select array_agg(w.id) from (
         select t.id from public.social_posts t where %1$s %2$s %3$s %4$s order by %5$s limit %6$s) w',
      listed, narrowed, part, test, sorted, most - cardinality(found))
      into more using team, accounts, text_pattern, matches;
    found := found || more;
  end loop;
  return query select unnest(found[:most - 1]), least(cardinality(found), most - 1), cardinality(found) = most;
end
$search$`,
    )
    .execute(db)
}
