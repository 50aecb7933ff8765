import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { searchTextOf } from './frozen-search-text.ts'

/** The columns by which the lists of customers and products are sorted and searched. */
export async function up(db: Kysely<unknown>) {
  await addSearchText(db)
  for (const table of ['customers', 'products']) await addNameKey(db, table)

  await createSort(db, 'customers', 'time', 'last_order_at desc nulls last')
  await createSort(db, 'customers', 'orders', 'orders_count desc')
  await createSort(db, 'customers', 'name', 'name_key desc')
  await createSort(db, 'products', 'units', 'units_sold desc')
  await createSort(db, 'products', 'name', 'name_key desc')
  await createSort(db, 'products', 'price', 'currency desc, price desc nulls last')

  // The list adds up what its customers spent: the index provides that without reading the orders themselves.
  await sql`drop index orders_of_customer`.execute(db)
  await sql`
    create index orders_of_customer on orders (team_id, customer_id, ordered_at desc)
    include (status, currency, total, refunded_total) where customer_id is not null`.execute(db)
}

/** Creates an index for one store and one for all; the reverse of a sort reads the same index backwards. */
async function createSort(db: Kysely<unknown>, table: string, name: string, columns: string) {
  const [ofStore, ofTeam] = [`${table}_of_store_by_${name}`, `${table}_of_team_by_${name}`]
  await sql.raw(`create index ${ofStore} on ${table} (team_id, store_id, ${columns}, id desc)`).execute(db)
  await sql.raw(`create index ${ofTeam} on ${table} (team_id, ${columns}, id desc)`).execute(db)
}

/**
 * Sorted byte by byte, so that every database has the same order; `search_text` has no case or accents. Only
 * its beginning, because an index doesn't accept long text. Without a name it would be the email address,
 * which isn't a name.
 */
async function addNameKey(db: Kysely<unknown>, table: string) {
  await sql`
    alter table ${sql.table(table)} add column name_key text collate "C"
    generated always as (case when btrim(name) <> '' then left(search_text, 80) end) stored`.execute(db)
}

async function addSearchText(db: Kysely<unknown>) {
  await sql`alter table products add column search_text text not null default ''`.execute(db)
  const atOnce = 1000
  for (let after = { team_id: 0, id: 0 }; ;) {
    const { rows } = await sql<{ team_id: number; id: number; name: string; sku: string | null }>`
      select team_id, id, name, sku from products
      where (team_id, id) > (${after.team_id}, ${after.id}) order by team_id, id limit ${atOnce}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) break
    await sql`
      update products p set search_text = r.search_text
      from unnest(${rows.map((row) => row.team_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[],
        ${rows.map((row) => searchTextOf(row.name, row.sku))}::text[]) as r (team_id, id, search_text)
      where p.team_id = r.team_id and p.id = r.id`.execute(db)
    after = last
  }
  await sql`alter table products alter column search_text drop default`.execute(db)
  await sql`create index products_search on products using gin (team_id, store_id, search_text gin_trgm_ops)`.execute(
    db,
  )
}
