import { sql } from 'kysely'
import type { CustomerRow, OrderRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { searchTextOf } from '../../platform/lists/search-text.ts'
import { withoutRedactedPeople } from '../privacy/redacted-rows.ts'
import { addToCounter, hasNoOrders } from './figures.ts'
import type { Fingerprinted } from './changed-rows.ts'
import { storableJson } from './storable-json.ts'
import { mergeByAddress } from './merge-customers.ts'
import { addressOf, keepKeys, knownPeople, mailKey, ownRows } from './people.ts'
import type { KnownPerson, Person } from './people.ts'
import type { WriteScope } from './sync-state.ts'
import { writtenColumns } from './written-columns.ts'

/**
 * The key of a customer: the shop's id if registered, the email of a guest, the key of an erased guest; null
 * without any.
 */
export function customerKey(customer: OrderRow['customer'] & { key?: string }): string | null {
  if (customer.key !== undefined) return customer.key
  if (customer.provider_id !== null) return `id:${customer.provider_id}`
  const address = addressOf(customer.email)
  return address === null ? null : mailKey(address)
}

/** Writes the customers that the shop lists. A record without a name keeps the name from their orders. */
export async function writeCustomers(db: TeamDatabase, run: WriteScope, read: Fingerprinted<CustomerRow>[]) {
  const rows = await withoutRedactedPeople(db, run.store_id, read)
  const people = rows.map((row) => ({ ...row, key: `id:${row.provider_id}` }))
  const known = await ownRows(
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
  await mergeByAddress(db, run.store_id, addressesOf(kept))
}

const addressesOf = (people: Person[]) =>
  people.map((person) => addressOf(person.email)).filter((address) => address !== null)

/**
 * Writes the people named in orders, and returns their ids by key. The latest order decides a guest's data;
 * for a listed customer only gaps are filled.
 */
export async function writeCustomersOfOrders(
  db: TeamDatabase,
  run: WriteScope,
  orders: OrderRow[],
): Promise<Map<string, number>> {
  const keys = new Set(orders.map((order) => customerKey(order.customer)).filter((key) => key !== null))
  const known = await knownPeople(db, run.store_id, [...keys])
  const latest = new Map<string, OrderRow>()
  for (const order of orders) {
    const named = customerKey(order.customer)
    if (named === null) continue
    // Two keys can name one person.
    const key = known.get(named)?.key ?? named
    const other = latest.get(key)
    if (!other || Date.parse(order.ordered_at) >= Date.parse(other.ordered_at)) latest.set(key, order)
  }
  const before = new Map([...known.values()].map((person) => [person.key, person]))
  const changed: Person[] = []
  for (const [key, order] of latest) {
    const person = before.get(key)
    const written = person ? renewed(person, order) : { key, ...namedBy(order), ...unlisted }
    if (!person || differs(written, person)) changed.push(written)
  }
  await keepKeys(db, run.store_id, known)
  const written = await upsertPeople(db, run.store_id, changed, before)
  const merged = await mergeByAddress(db, run.store_id, addressesOf(changed))
  const ids = new Map<string, number>()
  for (const key of keys) {
    const id = known.get(key)?.id ?? written.get(key)
    if (id !== undefined) ids.set(key, merged.get(id) ?? id)
  }
  return ids
}

const namedBy = ({
  customer: { name, email, city, country },
  phone,
  billing_address: address,
}: OrderRow) => ({
  name,
  email,
  city,
  country,
  phone,
  address,
})

function renewed(before: KnownPerson, order: OrderRow): Person {
  const { name, email, city, country, phone, address } = namedBy(order)
  const isOlder = Date.parse(before.last_order_at ?? '') > Date.parse(order.ordered_at)
  return before.is_registered || isOlder
    ? {
        ...before,
        name: before.name || name,
        city: before.city ?? city,
        country: before.country ?? country,
        phone: before.phone ?? phone,
        address: before.address ?? address,
      }
    : {
        ...before,
        name: name || before.name,
        email: email ?? before.email,
        city: city ?? before.city,
        country: country ?? before.country,
        phone: phone ?? before.phone,
        address: address ?? before.address,
      }
}

/** For people whom only orders name. */
const unlisted = { is_registered: false, registered_at: null, fingerprint: null }

const differs = (one: Person, other: Person) =>
  one.name !== other.name ||
  one.email !== other.email ||
  one.city !== other.city ||
  one.country !== other.country ||
  one.phone !== other.phone ||
  JSON.stringify(one.address) !== JSON.stringify(other.address)

/** The columns that a sync writes, with their types. */
const columnTypes: Record<keyof Person | 'email_key' | 'search_text', string> = {
  key: 'text',
  is_registered: 'boolean',
  name: 'text',
  email: 'text',
  email_key: 'text',
  city: 'text',
  country: 'text',
  phone: 'text',
  address: 'jsonb',
  registered_at: 'timestamptz',
  fingerprint: 'text',
  search_text: 'text',
}

const columns = writtenColumns(columnTypes, 'key')

async function upsertPeople(
  db: TeamDatabase,
  storeId: number,
  people: Person[],
  known: Map<string, KnownPerson>,
): Promise<Map<string, number>> {
  if (people.length === 0) return new Map()
  const team = currentTeam(db)
  const rows = people.map((person) => ({
    ...person,
    email_key: addressOf(person.email),
    search_text: searchTextOf(person.name, person.email),
  }))
  const { rows: written } = await sql<{ id: number; key: string }>`
    insert into customers (team_id, store_id, ${columns.names})
    select ${team}, ${storeId}, ${columns.names}
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as r (${columns.typed})
    on conflict (team_id, store_id, key) do update set ${columns.set}
    returning id, key`.execute(db)
  await addToCounter(db, storeId, 'customers_count', people.filter((person) => !known.has(person.key)).length)
  return new Map(written.map((row) => [row.key, row.id]))
}

/** Deletes customers whom the shop no longer lists, unless orders still name them. */
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
