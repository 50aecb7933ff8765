import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The column of each sort and of its bounds. */
const figures: Record<string, string> = {
  views: 'views',
  reach: 'reach',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  saves: 'saves',
  engagement: 'engagement_rate',
}

/** The orders as their indexes have them, in which posts without a figure come first in ascending order. */
const sorts = Object.entries(figures).flatMap(([sort, column]) => [
  `when '-${sort}' then 't.${column} desc nulls last, t.id desc'`,
  `when '${sort}' then 't.${column} nulls first, t.id'`,
])

/** In the list they come last: first the posts with the figure, then those without. */
const parts = Object.entries(figures).map(
  ([sort, column]) => `when '${sort}' then array[' and t.${column} is not null', ' and t.${column} is null']`,
)

/** A condition that contains the value of a filter, if the filter is given. */
const given = (name: string, condition: string, type: string) =>
  `case when filters ? '${name}' then format(' and ${condition} %L', (filters ->> '${name}')::${type}) end`

const bounds = Object.entries(figures).flatMap(([name, column]) => {
  const type = name === 'engagement' ? 'double precision' : 'bigint'
  return [given(`${name}_min`, `t.${column} >=`, type), given(`${name}_max`, `t.${column} <=`, type)]
})

/**
 * `search_posts`: the ids of posts of one list whose caption matches, in the wanted order, filtered by
 * `filters`, which are optional except for `service` and `social`; `wanted`, `total` and `is_capped` as in
 * `order-search.ts`, which also says why it runs as the owner of the tables.
 *
 * A few matches are found by the index of their text and sorted. Of many, only the wanted ones and fifty more
 * are looked for: the database chooses an index in the right order.
 */
export async function createPostSearch(db: Kysely<unknown>) {
  await sql
    .raw(
      `
create function search_posts(accounts bigint[], text_pattern text, sort text, filters jsonb, wanted integer)
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
  sorted constant text := case sort
    when '-posted_at' then 't.posted_at desc, t.id desc'
    when 'posted_at' then 't.posted_at, t.id'
    ${sorts.join('\n    ')}
  end;
  parts constant text[] := case sort
    ${parts.join('\n    ')}
    else array['']
  end;
  listed constant text := concat(
    format('t.team_id = $1 and t.service = %L and t.social = %L', filters ->> 'service', filters ->> 'social'),
    case when accounts is not null then ' and t.account_id = any ($2)' end);
  narrowed constant text := concat(
    case when filters ? 'kind' then
      format(' and t.kind = any (%L)', array(select jsonb_array_elements_text(filters -> 'kind'))) end,
    ${given('from', 't.posted_at >=', 'timestamptz')},
    ${given('until', 't.posted_at <', 'timestamptz')},
    ${bounds.join(',\n    ')},
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
  const signature = sql.raw('search_posts(bigint[], text, text, jsonb, integer)')
  await sql`revoke all on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to tandem_app`.execute(db)
}
