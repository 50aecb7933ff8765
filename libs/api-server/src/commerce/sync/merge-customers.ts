import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { searchTextOf } from '../../platform/lists/search-text.ts'
import { addToCounter, recalculateCustomers } from './figures.ts'
import { mergesOf } from './people.ts'
import type { Merge } from './people.ts'

/**
 * Merges customers of a store into others: their orders, counts, sums, notes and favourites. The kept one
 * takes missing data from them. Doing it again changes nothing.
 */
export async function mergeCustomers(db: TeamDatabase, storeId: number, merges: readonly Merge[]) {
  if (merges.length === 0) return
  const gone = merges.map((merge) => merge.gone)
  const team = currentTeam(db)
  const pairs = sql`unnest(${gone}::bigint[], ${merges.map((merge) => merge.kept)}::bigint[]) as m (gone, kept)`
  await fillGaps(db, merges)
  await sql`
    update orders set customer_id = m.kept from ${pairs}
    where orders.team_id = ${team} and orders.customer_id = m.gone
      and orders.customer_id = any(${gone}::bigint[])`.execute(db)
  await sql`
    insert into customer_spent (team_id, customer_id, currency, store_id, orders, amount)
    select ${team}, m.kept, s.currency, ${storeId}, sum(s.orders), sum(s.amount)
    from ${pairs} join customer_spent s on s.team_id = ${team} and s.customer_id = m.gone
    group by m.kept, s.currency order by m.kept, s.currency
    on conflict (team_id, customer_id, currency) do update set
      orders = customer_spent.orders + excluded.orders, amount = customer_spent.amount + excluded.amount`.execute(
    db,
  )
  await sql`
    update customers c set placed_count = c.placed_count + more.placed, orders_count = c.orders_count + more.sales
    from (
      select m.kept, sum(g.placed_count) as placed, sum(g.orders_count) as sales
      from ${pairs} join customers g on g.team_id = ${team} and g.id = m.gone
      group by m.kept
    ) as more
    where c.team_id = ${team} and c.id = more.kept`.execute(db)
  await recalculateCustomers(
    db,
    merges.map((merge) => merge.kept),
  )
  await sql`
    update notes set notable_id = m.kept from ${pairs}
    where notes.team_id = ${team} and notable_type = 'customer' and notable_id = m.gone`.execute(db)
  await moveFavorites(db, merges)
  await keepFormerKeys(db, storeId, merges)
  const dropped = await db.deleteFrom('customers').where('id', 'in', gone).executeTakeFirst()
  await addToCounter(db, storeId, 'customers_count', -Number(dropped.numDeletedRows))
}

/** Merges the people with these addresses, and returns what each id became. */
export async function mergeByAddress(
  db: TeamDatabase,
  storeId: number,
  addresses: string[],
): Promise<Map<number, number>> {
  const merges = await mergesOf(db, storeId, addresses)
  await mergeCustomers(db, storeId, merges)
  return new Map(merges.map((merge) => [merge.gone, merge.kept]))
}

/** Fills missing data of the kept one; from several others the latest buyer's. */
async function fillGaps(db: TeamDatabase, merges: readonly Merge[]) {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'email_key', 'city', 'country', 'phone', 'address'])
    .where(
      'id',
      'in',
      merges.flatMap(({ gone, kept }) => [gone, kept]),
    )
    .orderBy('last_order_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute()
  for (const kept of rows.filter((row) => merges.some((merge) => merge.kept === row.id))) {
    const others = rows.filter((row) =>
      merges.some((merge) => merge.kept === kept.id && merge.gone === row.id),
    )
    const name = kept.name || (others.find((row) => row.name !== '')?.name ?? '')
    const mail = kept.email === null ? others.find((row) => row.email !== null) : kept
    const filled = {
      name,
      email: mail?.email ?? null,
      email_key: mail?.email_key ?? null,
      city: kept.city ?? others.find((row) => row.city !== null)?.city ?? null,
      country: kept.country ?? others.find((row) => row.country !== null)?.country ?? null,
    }
    const phone = kept.phone ?? others.find((row) => row.phone !== null)?.phone ?? null
    const address = kept.address ?? others.find((row) => row.address !== null)?.address ?? null
    const isSame = (Object.keys(filled) as (keyof typeof filled)[]).every((key) => filled[key] === kept[key])
    if (isSame && phone === kept.phone && (kept.address !== null || address === null)) continue
    await db
      .updateTable('customers')
      .set({
        ...filled,
        phone,
        address: address && JSON.stringify(address),
        search_text: searchTextOf(filled.name, filled.email),
      })
      .where('id', '=', kept.id)
      .execute()
  }
}

/** A category with several of them keeps one: the kept one's own place, otherwise the highest. */
async function moveFavorites(db: TeamDatabase, merges: readonly Merge[]) {
  const team = currentTeam(db)
  const kept = new Map(merges.map((merge) => [merge.gone, merge.kept]))
  const { rows } = await sql<{ id: number; category_id: number; customer: number }>`
    select i.id, i.category_id, i.favoritable_id::bigint as customer
    from favorite_items i join favorite_categories c on c.team_id = ${team} and c.id = i.category_id
    where i.team_id = ${team} and c.type = 'customer'
      and i.favoritable_id = any(${merges.flatMap((merge) => [String(merge.gone), String(merge.kept)])}::text[])
    order by i.category_id, i.rank desc, i.id`.execute(db)
  const own = rows.filter((row) => !kept.has(row.customer))
  const taken = new Set(own.map((row) => `${row.category_id} ${row.customer}`))
  for (const { id, category_id, customer } of rows) {
    const target = kept.get(customer)
    if (target === undefined) continue
    const place = `${category_id} ${target}`
    if (taken.has(place)) await db.deleteFrom('favorite_items').where('id', '=', id).execute()
    else
      await db
        .updateTable('favorite_items')
        .set({ favoritable_id: String(target) })
        .where('id', '=', id)
        .execute()
    taken.add(place)
  }
}

/** Links to a deleted row lead to the kept one, and so does its key when the store names it again. */
async function keepFormerKeys(db: TeamDatabase, storeId: number, merges: readonly Merge[]) {
  const team = currentTeam(db)
  const gone = merges.map((merge) => merge.gone)
  const pairs = sql`unnest(${gone}::bigint[], ${merges.map((merge) => merge.kept)}::bigint[]) as m (gone, kept)`
  await sql`
    update customer_keys set customer_id = m.kept from ${pairs}
    where customer_keys.team_id = ${team} and customer_keys.customer_id = m.gone`.execute(db)
  await sql`
    insert into customer_keys (team_id, store_id, key, customer_id, merged_id)
    select ${team}, ${storeId}, c.key, m.kept, m.gone
    from ${pairs} join customers c on c.team_id = ${team} and c.id = m.gone
    order by c.key
    on conflict (team_id, store_id, key) do update set
      customer_id = excluded.customer_id, merged_id = excluded.merged_id`.execute(db)
}

/** The customer of an id: the one it was merged into, if it was. */
export async function customerNow(db: TeamDatabase, id: number): Promise<number> {
  const merged = await db
    .selectFrom('customer_keys')
    .select('customer_id')
    .where('merged_id', '=', id)
    .executeTakeFirst()
  return merged?.customer_id ?? id
}

/** How many addresses one transaction may settle. */
const batchSize = 100

/**
 * Merges people with the same address who were read separately. It costs one index query when nobody is to be
 * merged, and continues where it was interrupted.
 */
export async function mergeSome(db: TeamDatabase, storeId: number): Promise<boolean> {
  const { rows } = await sql<{ address: string }>`
    select email_key as address from customers
    where team_id = ${currentTeam(db)} and store_id = ${storeId} and email_key is not null
    group by email_key having count(*) > 1 and bool_or(key like 'mail:%')
    limit ${batchSize}`.execute(db)
  const merged = await mergeByAddress(
    db,
    storeId,
    rows.map((row) => row.address),
  )
  return merged.size > 0
}
