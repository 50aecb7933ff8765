import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Whole email addresses, order numbers, SKUs and names are looked up before a search. The functions return
 * the ids of the rows of one store, or of all that aren't archived; null if there are none. They run as the
 * owner of the tables, but only for the team of the transaction, because under row-level security an index
 * only serves leakproof comparisons of a plain column.
 */
export async function up(db: Kysely<unknown>) {
  // Orders without a customer contain the name and address of their buyer themselves; the address is the last
  // word.
  await sql`
    create index orders_by_buyer_address on orders (team_id, split_part(search_text, ' ', -1), store_id, id)
    where customer_id is null`.execute(db)
  await sql`
    create index orders_by_buyer_name on orders (team_id, (left(search_text, 80) collate "C"), store_id, id)
    where customer_id is null`.execute(db)
  await sql`
    create index products_by_sku on products (team_id, lower(sku), store_id, id) where sku is not null`.execute(
    db,
  )
  await createFind(db, 'customers', 'found := people;')
  await createFind(
    db,
    'products',
    `select array_agg(w.id) into found from (
      select p.id from public.products p
      where p.team_id = team and lower(p.sku) = term and p.store_id = any (stores) limit most) w;`,
  )
  await createFind(
    db,
    'orders',
    `select array_agg(w.id) into found from (
      select o.id from public.orders o
      where o.team_id = team and o.store_id = any (stores)
        and lower(o.number) = case when left(term, 1) = '#' then substr(term, 2) else term end limit most) w;
    if found is null and (is_address or is_name) then
      select array_agg(w.id) into found from (
        select o.id from public.orders o where o.team_id = team and o.customer_id = any (people)
        union all
        select o.id from public.orders o
        where is_address and o.team_id = team and o.customer_id is null and o.store_id = any (stores)
          and split_part(o.search_text, ' ', -1) = term
        union all
        select o.id from public.orders o
        where is_name and o.team_id = team and o.customer_id is null and o.store_id = any (stores)
          and left(o.search_text, 80) collate "C" >= ' ' || term
          and left(o.search_text, 80) collate "C" < ' ' || term || '!'
        limit most) w;
    end if;`,
  )
}

/**
 * `find_<table>(store, term, most)`. The term is normalised like `search_text`. A term of several words is a
 * name, or the first words of one: `!` is the character after a space.
 */
async function createFind(db: Kysely<unknown>, table: 'customers' | 'orders' | 'products', work: string) {
  await sql
    .raw(
      `
create function find_${table}(of_store bigint, term text, most integer) returns bigint[]
language plpgsql stable security definer
set search_path = pg_catalog
as $find$
declare
  team constant bigint := current_setting('app.team_id')::bigint;
  is_address constant boolean := position('@' in term) > 0 and position(' ' in term) = 0;
  is_name constant boolean := position(' ' in term) > 0 and length(term) < 79;
  stores constant bigint[] := array(select s.id from public.stores s
    where s.team_id = team and case when of_store is null then s.archived_at is null else s.id = of_store end);
  people bigint[];
  found bigint[];
begin
${table === 'products' ? '' : findPeople}
  if cardinality(people) >= most then return people; end if;
  ${work}
  return found;
end
$find$`,
    )
    .execute(db)
  const signature = sql.raw(`find_${table}(bigint, text, integer)`)
  await sql`revoke all on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to tandem_app`.execute(db)
}

const findPeople = `
  if is_address then
    select array_agg(w.id) into people from (
      select c.id from public.customers c
      where c.team_id = team and c.store_id = any (stores) and c.email_key = term limit most) w;
  elsif is_name then
    select array_agg(w.id) into people from (
      select c.id from public.customers c
      where c.team_id = team and c.store_id = any (stores)
        and c.name_key >= ' ' || term and c.name_key < ' ' || term || '!' limit most) w;
  end if;`
