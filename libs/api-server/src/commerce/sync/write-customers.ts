import { sql } from 'kysely'
import type { CustomerRow, OrderRow, PostalAddress } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { searchTextOf } from '../../platform/lists/search-text.ts'
import { addToCounter, hasNoOrders } from './figures.ts'
import type { Fingerprinted } from './changed-rows.ts'
import { storableJson } from './storable-json.ts'
import type { WriteScope } from './sync-state.ts'

interface Person {
  key: string
  is_registered: boolean
  name: string
  email: string | null
  city: string | null
  country: string | null
  phone: string | null
  address: PostalAddress | null
  registered_at: string | null
  /** Of the store's own record; null for those whom only orders name. */
  fingerprint: string | null
}

type KnownPerson = Person & { id: number; last_order_at: string | null }

/** Registered customers go by the shop's id, guests by their mail; null for whoever left neither. */
export function customerKey(customer: OrderRow['customer']): string | null {
  if (customer.provider_id !== null) return `id:${customer.provider_id}`
  return customer.email ? `mail:${customer.email.toLowerCase()}` : null
}

/** Writes the customers that the shop lists. One whose record holds no name keeps the one their orders gave. */
export async function writeCustomers(db: TeamDatabase, run: WriteScope, rows: Fingerprinted<CustomerRow>[]) {
  const people = rows.map((row) => ({ ...row, key: `id:${row.provider_id}` }))
  const known = await knownPeople(
    db,
    run.store_id,
    people.map((person) => person.key),
  )
  const kept = people.map(
    ({ key, name, email, city, country, phone, address, registered_at, fingerprint }): Person => {
      const before = known.get(key)
      return {
        key,
        is_registered: true,
        name: name || before?.name || '',
        email: email ?? before?.email ?? null,
        city: city ?? before?.city ?? null,
        country: country ?? before?.country ?? null,
        phone: phone ?? before?.phone ?? null,
        address: address ?? before?.address ?? null,
        registered_at,
        fingerprint: fingerprint ?? null,
      }
    },
  )
  await upsertPeople(db, run.store_id, kept, known)
}

/**
 * Writes the people whom orders name, and answers their ids by key. A guest is who the latest order says; of a
 * listed customer only gaps are filled.
 */
export async function writeCustomersOfOrders(
  db: TeamDatabase,
  run: WriteScope,
  orders: OrderRow[],
): Promise<Map<string, number>> {
  const latest = new Map<string, OrderRow>()
  for (const order of orders) {
    const key = customerKey(order.customer)
    if (key === null) continue
    const other = latest.get(key)
    if (!other || Date.parse(order.ordered_at) >= Date.parse(other.ordered_at)) latest.set(key, order)
  }
  const known = await knownPeople(db, run.store_id, [...latest.keys()])
  const changed: Person[] = []
  for (const [key, { customer, ordered_at, phone, billing_address: address }] of latest) {
    const before = known.get(key)
    const { name, email, city, country } = customer
    const given = { key, name, email, city, country, phone, address }
    if (!before) changed.push({ ...given, ...unlisted })
    else if (before.is_registered || Date.parse(before.last_order_at ?? '') > Date.parse(ordered_at)) {
      const filled = {
        ...before,
        name: before.name || name,
        city: before.city ?? city,
        country: before.country ?? country,
        phone: before.phone ?? phone,
        address: before.address ?? address,
      }
      if (differs(filled, before)) changed.push(filled)
    } else {
      const renewed = {
        ...before,
        name: name || before.name,
        email: email ?? before.email,
        city: city ?? before.city,
        country: country ?? before.country,
        phone: phone ?? before.phone,
        address: address ?? before.address,
      }
      if (differs(renewed, before)) changed.push(renewed)
    }
  }
  const ids = await upsertPeople(db, run.store_id, changed, known)
  for (const [key, person] of known) ids.set(key, person.id)
  return ids
}

/** Whom only orders name. */
const unlisted = { is_registered: false, registered_at: null, fingerprint: null }

const differs = (one: Person, other: Person) =>
  one.name !== other.name ||
  one.email !== other.email ||
  one.city !== other.city ||
  one.country !== other.country ||
  one.phone !== other.phone ||
  JSON.stringify(one.address) !== JSON.stringify(other.address)

async function knownPeople(
  db: TeamDatabase,
  storeId: number,
  keys: string[],
): Promise<Map<string, KnownPerson>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('customers')
    .select([
      'id',
      'key',
      'is_registered',
      'name',
      'email',
      'city',
      'country',
      'phone',
      'address',
      'registered_at',
      'fingerprint',
      'last_order_at',
    ])
    .where('store_id', '=', storeId)
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

async function upsertPeople(
  db: TeamDatabase,
  storeId: number,
  people: Person[],
  known: Map<string, KnownPerson>,
): Promise<Map<string, number>> {
  if (people.length === 0) return new Map()
  const team = currentTeam(db)
  const rows = people.map((person) => ({ ...person, search_text: searchTextOf(person.name, person.email) }))
  const { rows: written } = await sql<{ id: number; key: string }>`
    insert into customers (team_id, store_id, key, is_registered, name, email, city, country, phone, address,
      registered_at, fingerprint, search_text)
    select ${team}, ${storeId}, r.key, r.is_registered, r.name, r.email, r.city, r.country, r.phone, r.address, r.registered_at,
      r.fingerprint, r.search_text
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as r (key text, is_registered boolean, name text, email text,
      city text, country text, phone text, address jsonb, registered_at timestamptz, fingerprint text, search_text text)
    on conflict (team_id, store_id, key) do update set
      is_registered = excluded.is_registered, name = excluded.name, email = excluded.email, city = excluded.city,
      country = excluded.country, phone = excluded.phone, address = excluded.address, registered_at = excluded.registered_at, fingerprint = excluded.fingerprint,
      search_text = excluded.search_text
    returning id, key`.execute(db)
  await addToCounter(db, storeId, 'customers_count', people.filter((person) => !known.has(person.key)).length)
  return new Map(written.map((row) => [row.key, row.id]))
}

/** Customers whom the shop no longer lists: gone, unless orders still name them. */
export async function dropCustomers(db: TeamDatabase, storeId: number, providerIds: string[]) {
  const keys = providerIds.map((id) => `id:${id}`)
  await db
    .updateTable('customers')
    .set({ is_registered: false, fingerprint: null })
    .where('store_id', '=', storeId)
    .where('key', 'in', keys)
    .execute()
  const dropped = await db
    .deleteFrom('customers')
    .where('store_id', '=', storeId)
    .where('key', 'in', keys)
    .where(hasNoOrders(db))
    .executeTakeFirst()
  await addToCounter(db, storeId, 'customers_count', -Number(dropped.numDeletedRows))
}
