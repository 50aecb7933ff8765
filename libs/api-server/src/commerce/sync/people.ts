import { sql } from 'kysely'
import type { CustomerRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** What a store and its orders say about a person. */
export interface Person extends Omit<CustomerRow, 'provider_id' | 'modified_at'> {
  key: string
  is_registered: boolean
  /** Of the store's own record; null for people whom only orders name. */
  fingerprint: string | null
}

/** A person already stored. */
export interface KnownPerson extends Person {
  id: number
  last_order_at: string | null
  email_key: string | null
}

/** The comparison form of an email address: in lower case, without spaces; null when there is none. */
export const addressOf = (email: string | null): string | null =>
  email?.replaceAll(/\s+/g, '').toLowerCase() || null

const mailStart = 'mail:'

/** The key of a guest. */
export const mailKey = (address: string) => `${mailStart}${address}`

/** Whether a key belongs to a guest, not to an account at the shop. */
export const isMailKey = (key: string) => key.startsWith(mailStart)

const people = (db: TeamDatabase, storeId: number) =>
  db
    .selectFrom('customers')
    .select([
      'id',
      'key',
      'is_registered',
      'name',
      'email',
      'email_key',
      'city',
      'country',
      'phone',
      'address',
      'registered_at',
      'fingerprint',
      'last_order_at',
    ])
    .where('store_id', '=', storeId)

/** The rows with their own keys, by key, without merged ones. */
export async function ownRows(
  db: TeamDatabase,
  storeId: number,
  keys: string[],
): Promise<Map<string, KnownPerson>> {
  if (keys.length === 0) return new Map()
  const rows = await people(db, storeId).where('key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * The people of some keys in orders and records. An account is found by its own key, or by the one it was
 * merged into. A guest is the account that has their address now, otherwise the one that had it before, otherwise
 * an account that the shop no longer lists, or the guest's own row.
 */
export async function knownPeople(
  db: TeamDatabase,
  storeId: number,
  keys: string[],
): Promise<Map<string, KnownPerson>> {
  if (keys.length === 0) return new Map()
  const addresses = keys.filter(isMailKey).map((key) => key.slice(mailStart.length))
  const byKey = [...(await ownRows(db, storeId, keys)).values()]
  const byAddress =
    addresses.length === 0
      ? []
      : await people(db, storeId).where('email_key', 'in', addresses).orderBy('id').execute()
  const others = await db
    .selectFrom('customer_keys')
    .select(['key', 'customer_id'])
    .where('store_id', '=', storeId)
    .where('key', 'in', keys)
    .execute()
  const named =
    others.length === 0
      ? []
      : await people(db, storeId)
          .where(
            'id',
            'in',
            others.map((other) => other.customer_id),
          )
          .execute()
  const found = new Map<string, KnownPerson>()
  // The later one wins.
  const note = (key: string, person: KnownPerson | undefined) => person && found.set(key, person)
  for (const person of byKey) if (isMailKey(person.key)) note(person.key, person)
  for (const person of byAddress.toReversed()) if (person.email_key) note(mailKey(person.email_key), person)
  for (const person of byAddress.toReversed())
    if (person.email_key && !isMailKey(person.key)) note(mailKey(person.email_key), person)
  for (const other of others)
    note(
      other.key,
      named.find((person) => person.id === other.customer_id),
    )
  for (const person of byAddress.toReversed())
    if (person.email_key && person.is_registered) note(mailKey(person.email_key), person)
  for (const person of byKey) if (!isMailKey(person.key)) note(person.key, person)
  return found
}

/** A customer that is merged into another one. */
export interface Merge {
  gone: number
  kept: number
}

/**
 * Which people with some addresses are to be merged: guests, and accounts that the shop no longer lists, into
 * the account with their address. Somebody whose account was never listed may have ordered with another
 * person's address.
 */
export async function mergesOf(db: TeamDatabase, storeId: number, addresses: string[]): Promise<Merge[]> {
  if (addresses.length === 0) return []
  const found = await people(db, storeId).where('email_key', 'in', addresses).orderBy('id').execute()
  const byAddress = Map.groupBy(found, (person) => person.email_key)
  return [...byAddress.values()].flatMap((same) => {
    const kept =
      same.find((person) => person.is_registered) ?? same.find((person) => !isMailKey(person.key)) ?? same[0]
    if (!kept) return []
    return same
      .filter((person) => person.id !== kept.id && (isMailKey(person.key) || wasListed(person)))
      .map((person) => ({ gone: person.id, kept: kept.id }))
  })
}

const wasListed = (person: KnownPerson) => !person.is_registered && person.registered_at !== null

/**
 * Records that guests with some keys are people with other keys, so that they stay the same under another
 * address.
 */
export async function keepKeys(db: TeamDatabase, storeId: number, known: ReadonlyMap<string, KnownPerson>) {
  const rows = [...known].flatMap(([key, person]) =>
    isMailKey(key) && key !== person.key ? [{ key, customer_id: person.id }] : [],
  )
  if (rows.length === 0) return
  await sql`
    insert into customer_keys (team_id, store_id, key, customer_id)
    select ${currentTeam(db)}, ${storeId}, r.key, r.customer_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, customer_id bigint) order by r.key
    on conflict (team_id, store_id, key) do update set customer_id = excluded.customer_id
    where customer_keys.customer_id <> excluded.customer_id`.execute(db)
}
