import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { redactedGuest, redactedKey } from '../../commerce/privacy/redacted-rows.ts'
import { mergeCustomers } from '../../commerce/sync/merge-customers.ts'
import { addressOf, isMailKey, mailKey, ownRows } from '../../commerce/sync/people.ts'
import { findExports, removeExport } from '../team-exports/queries.ts'

/** The person of a request. */
export interface Asked {
  store_id: number
  customer_provider_id: string | null
  address: string | null
  order_provider_ids: string[]
}

/** Our rows about them. */
export interface Concerned {
  customers: number[]
  orders: number[]
}

/** The customers and orders of a person: by number, by address, by former keys, and as listed. */
export async function concernedBy(db: TeamDatabase, asked: Asked): Promise<Concerned> {
  const { store_id, customer_provider_id, address, order_provider_ids } = asked
  const keys = [
    ...(customer_provider_id === null ? [] : [`id:${customer_provider_id}`]),
    ...(address === null ? [] : [mailKey(address)]),
  ]
  const { rows } = await sql<{ id: number }>`
    select id from customers where team_id = ${currentTeam(db)} and store_id = ${store_id}
      and (key = any(${keys}::text[]) or email_key = ${address})
    union
    select customer_id from customer_keys
    where team_id = ${currentTeam(db)} and store_id = ${store_id} and key = any(${keys}::text[])`.execute(db)
  const customers = rows.map((row) => row.id)
  const { rows: orders } = await sql<{ id: number }>`
    select id from orders where team_id = ${currentTeam(db)} and customer_id = any(${customers}::bigint[])
    union
    select id from orders where team_id = ${currentTeam(db)} and store_id = ${store_id}
      and provider_id = any(${order_provider_ids}::text[])`.execute(db)
  return { customers, orders: orders.map((row) => row.id) }
}

/** Everybody in a store, some at a time; nothing once their data is erased. */
export async function restOfStore(db: TeamDatabase, storeId: number, limit: number): Promise<Concerned> {
  const team = currentTeam(db)
  const { rows: customers } = await sql<{ id: number }>`
    select id from customers where team_id = ${team} and store_id = ${storeId}
      and (name <> '' or email is not null or city is not null or country is not null
        or phone is not null or address is not null)
    limit ${limit}`.execute(db)
  const { rows: orders } = await sql<{ id: number }>`
    select id from orders where team_id = ${team} and store_id = ${storeId}
      and (customer_name <> '' or customer_email is not null or customer_city is not null
        or customer_country is not null or phone is not null or billing_address is not null
        or shipping_address is not null or note is not null)
    limit ${limit}`.execute(db)
  return { customers: customers.map((row) => row.id), orders: orders.map((row) => row.id) }
}

/** Records whose data must not be read again. */
export async function rememberRedacted(db: TeamDatabase, asked: Asked, at: Date) {
  const { store_id, customer_provider_id, address, order_provider_ids } = asked
  const keys = [
    ...(customer_provider_id === null ? [] : [redactedKey.customer(customer_provider_id)]),
    ...(address === null ? [] : [await redactedKey.mail(store_id, address)]),
    ...order_provider_ids.map(redactedKey.order),
  ]
  await keepKeys(db, store_id, keys, at)
}

/** Records that nobody in a store is read again until it is reconnected. */
export const rememberRedactedStore = (db: TeamDatabase, storeId: number, at: Date) =>
  keepKeys(db, storeId, [redactedKey.store], at)

async function keepKeys(db: TeamDatabase, store_id: number, keys: string[], redacted_at: Date) {
  if (keys.length === 0) return
  await db
    .insertInto('redacted_keys')
    .values([...new Set(keys)].map((key) => ({ store_id, key, redacted_at })))
    .onConflict((conflict) => conflict.columns(['team_id', 'store_id', 'key']).doUpdateSet({ redacted_at }))
    .execute()
}

/**
 * Erases who some customers and the buyers of some orders are. What they bought stays, with every sum. The
 * team's notes about them are deleted too, because nobody can check their content.
 */
export async function redactRows(db: TeamDatabase, storeId: number, { customers, orders }: Concerned) {
  const team = currentTeam(db)
  const all = [...customers, ...(await forgetKeys(db, storeId, customers))]
  await sql`
    update customers set name = '', email = null, email_key = null, city = null, country = null, phone = null,
      address = null, search_text = ' '
    where team_id = ${team} and id = any(${all}::bigint[])`.execute(db)
  await sql`
    update orders set customer_name = '', customer_email = null, customer_city = null, customer_country = null,
      phone = null, billing_address = null, shipping_address = null, note = null, search_text = case when customer_id is null then ' ' end
    where team_id = ${team} and id = any(${orders}::bigint[])`.execute(db)
  await sql`
    delete from notes where team_id = ${team}
      and ((notable_type = 'customer' and notable_id = any(${all}::bigint[]))
        or (notable_type = 'order' and notable_id = any(${orders}::bigint[])))`.execute(db)
}

/**
 * Replaces the address in keys by its hash, so that orders of the erased guest stay theirs. Somebody who was
 * erased before and returned is merged with their earlier self.
 */
async function forgetKeys(db: TeamDatabase, storeId: number, customers: number[]) {
  const kept = async (key: string) =>
    redactedGuest(await redactedKey.mail(storeId, addressOf(key.slice(mailKey('').length)) ?? ''))
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'key'])
    .where('id', '=', sql<number>`any(${customers}::bigint[])`)
    .execute()
  const merged: number[] = []
  for (const { id, key } of rows.filter((row) => isMailKey(row.key))) {
    const before = (await ownRows(db, storeId, [await kept(key)])).get(await kept(key))
    if (before) {
      await mergeCustomers(db, storeId, [{ gone: id, kept: before.id }])
      merged.push(before.id)
    } else
      await db
        .updateTable('customers')
        .set({ key: await kept(key) })
        .where('id', '=', id)
        .execute()
  }
  const others = await db
    .selectFrom('customer_keys')
    .select('key')
    .where('customer_id', '=', sql<number>`any(${[...customers, ...merged]}::bigint[])`)
    .execute()
  const known = new Set(others.map(({ key }) => key))
  for (const key of [...known].filter(isMailKey)) {
    if (known.has(await kept(key)))
      await db.deleteFrom('customer_keys').where('store_id', '=', storeId).where('key', '=', key).execute()
    else
      await db
        .updateTable('customer_keys')
        .set({ key: await kept(key) })
        .where('store_id', '=', storeId)
        .where('key', '=', key)
        .execute()
  }
  return merged
}

/** Deletes the team's archives that contain erased data, including one being made. */
export async function dropExports(db: TeamDatabase, now: Date) {
  for (const { id } of await findExports(db, now)) await removeExport(db, id, now)
}
