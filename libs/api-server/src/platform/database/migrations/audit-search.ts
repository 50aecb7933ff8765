import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A condition that contains the value of a filter, if the filter is given. */
const given = (name: string, condition: string, type: string) =>
  `case when filters ? '${name}' then format(' and ${condition} %L', (filters ->> '${name}')::${type}) end`

/** The same for a filter with one value or several. */
const givenAny = (name: string, column: string, type: string) =>
  `case
      when jsonb_array_length(filters -> '${name}') = 1 then
        format(' and t.${column} = %L::${type}', filters -> '${name}' ->> 0)
      when filters ? '${name}' then
        format(' and t.${column} = any (%L::${type}[])', array(select jsonb_array_elements_text(filters -> '${name}')))
    end`

/**
 * `search_audit_entries`: the ids of entries whose text matches, in the wanted order, filtered by `filters`,
 * each of which is optional; `wanted`, `total` and `is_capped` as in `order-search.ts`, which also says why
 * it runs as the owner of the tables.
 *
 * The search starts at the top, because most of what people look for is there. If the top has too few
 * matches, all are found by the index of the text, which includes people and actions as well, so that nothing
 * has to be read to find that somebody hasn't done something. If there are too many to sort quickly, the scan
 * from the top continues to the end.
 */
export async function createAuditSearch(db: Kysely<unknown>) {
  await sql
    .raw(
      `
create function match_audit_entries(team bigint, text_pattern text, narrowed text, sorted text, most integer)
returns bigint[]
language plpgsql stable
set search_path = pg_catalog
set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0
-- Text alone is not in the order of a list: what walks along one for the first few would walk to its end for none.
set enable_indexscan = off
set enable_indexonlyscan = off
set enable_seqscan = off
as $match$
declare
  found bigint[];
begin
  execute format(
    'select array_agg(m.id order by %2$s) from (
       select t.id, t.at from public.audit_entries t where t.team_id = $1 and t.search_text like $2 %1$s limit %3$s) m',
    narrowed, replace(sorted, 't.', 'm.'), most)
    into found using team, text_pattern;
  return coalesce(found, '{}');
end
$match$`,
    )
    .execute(db)
  await sql
    .raw(
      `
create function search_audit_entries(text_pattern text, sort text, filters jsonb, wanted integer)
returns table (id bigint, total integer, is_capped boolean)
language plpgsql stable security definer
set search_path = pg_catalog
set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0
as $search$
declare
  team constant bigint := current_setting('app.team_id')::bigint;
  enough constant integer := 1001;
  -- How far a broad search is counted.
  further constant integer := least(enough, wanted + 21);
  top constant integer := 20000;
  soon_sorted constant integer := 20000;
  sorted constant text := case sort when '-at' then 't.at desc, t.id desc' when 'at' then 't.at, t.id' end;
  narrowed constant text := concat(
    ${givenAny('user_id', 'user_id', 'bigint')},
    ${givenAny('action', 'action', 'text')},
    ${given('from', 't.at >=', 'timestamptz')},
    ${given('until', 't.at <', 'timestamptz')});
  looked integer;
  found bigint[];
begin
  if sorted is null then raise exception 'unknown sort'; end if;

  execute format(
    'with top as materialized (
       select t.id, t.at, t.search_text from public.audit_entries t where t.team_id = $1 %1$s order by %2$s limit %3$s)
     select (select count(*) from top), (select array_agg(w.id) from (
       select t.id from top t where t.search_text like $2 order by %2$s limit %4$s) w)',
    narrowed, sorted, top, enough)
    into looked, found using team, text_pattern;

  if looked < top then
    return query select unnest(found[:enough - 1]), least(cardinality(found), enough - 1), cardinality(found) = enough;
    return;
  end if;
  if cardinality(found) >= further then
    return query select unnest(found[:further - 1]), further - 1, true;
    return;
  end if;

  found := public.match_audit_entries(team, text_pattern, narrowed, sorted, soon_sorted);
  if cardinality(found) = soon_sorted then
    execute format(
      'select array_agg(w.id) from (
         select t.id from public.audit_entries t where t.team_id = $1 %1$s and t.search_text like $2
         order by %2$s limit %3$s) w', narrowed, sorted, further)
      into found using team, text_pattern;
    return query select unnest(found[:further - 1]), least(cardinality(found), further - 1), cardinality(found) = further;
    return;
  end if;
  return query select unnest(found[:enough - 1]), least(cardinality(found), enough - 1), cardinality(found) >= enough;
end
$search$`,
    )
    .execute(db)
  const signature = sql.raw('search_audit_entries(text, text, jsonb, integer)')
  await sql`revoke all on function match_audit_entries from public`.execute(db)
  await sql`revoke all on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to tandem_app`.execute(db)
}
