import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * `search_<table>`: the ids of matching rows in the wanted order, one more than are ever counted. Runs as the owner of
 * the tables, for the team of the transaction only, and answers ids: see `order-search.ts` for why.
 *
 * Few matches are found by the index of their text and sorted. Many are looked for from the top of the sort's index;
 * where the top holds too few, all are found after all.
 */
export async function createListSearch(
  db: Kysely<unknown>,
  table: 'customers' | 'products',
  sorts: Record<string, string>,
) {
  const cases = Object.entries(sorts).map(([sort, order]) => `when '${sort}' then '${order}'`)
  await sql
    .raw(
      `
create function search_${table}(stores bigint[], text_pattern text, sort text)
returns table (id bigint)
language plpgsql stable security definer
set search_path = pg_catalog
set plan_cache_mode = force_custom_plan
as $search$
declare
  team constant bigint := current_setting('app.team_id')::bigint;
  enough constant integer := 1001;
  many constant integer := 3000;
  top constant integer := 20000;
  of_stores text := case
    when stores is null then 'true'
    when cardinality(stores) = 1 then 't.store_id = ($2)[1]'
    else 't.store_id = any ($2)'
  end;
  sorted text := case sort ${cases.join('\n    ')} end;
  matches bigint[];
  found bigint[];
begin
  if sorted is null then raise exception 'unknown sort'; end if;

  select array_agg(m.id) into matches from (
    select t.id from public.${table} t
    where t.team_id = team and (stores is null or t.store_id = any (stores)) and t.search_text like text_pattern
    limit many + 1) m;

  if cardinality(matches) > many then
    execute format(
      'select array_agg(w.id) from (
         select t.id from (select t.* from public.${table} t where t.team_id = $1 and %1$s order by %2$s limit $4) t
         where t.search_text like $3 order by %2$s limit $5) w', of_stores, sorted)
      into found using team, stores, text_pattern, top, enough;
    if cardinality(found) = enough then
      return query select unnest(found);
      return;
    end if;
    select array_agg(t.id) into matches from public.${table} t
    where t.team_id = team and (stores is null or t.store_id = any (stores)) and t.search_text like text_pattern;
  end if;

  return query execute format(
    'select t.id from public.${table} t where t.team_id = $1 and t.id = any ($2) order by %s limit $3', sorted)
    using team, matches, enough;
end
$search$`,
    )
    .execute(db)
  const signature = sql.raw(`search_${table}(bigint[], text, text)`)
  await sql`revoke all on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to tandem_app`.execute(db)
}
