import type { CustomerRow, OrderRow } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { Fingerprinted } from '../sync/changed-rows.ts'
import { addressOf } from '../sync/people.ts'

/**
 * Identifies erased personal data that isn't read again: `customer:` and `order:` with the shop's numbers,
 * `mail:` with a hash of an address, and `store` for everybody in a store.
 */
export const redactedKey = {
  store: 'store',
  customer: (providerId: string) => `customer:${providerId}`,
  order: (providerId: string) => `order:${providerId}`,
  mail: async (storeId: number, address: string) => `mail:${await addressHash(storeId, address)}`,
}

/** A hash that recognises an erased address; different in every store. */
const addressHash = (storeId: number, address: string) => sha256(`${storeId} ${address}`)

/** The key of a guest customer with an erased address. */
export const redactedGuest = (mailKey: string) => `gone:${mailKey.slice('mail:'.length)}`

const nobody = { name: '', email: null, city: null, country: null }

/** The order's personal data apart from the customer. */
const nothingOfOrder = { phone: null, billing_address: null, shipping_address: null, note: null }

/** An order that may be stored; `key` identifies a guest with an erased address. */
export type KeptOrder = Fingerprinted<OrderRow> & { customer: OrderRow['customer'] & { key?: string } }

/** When each key was erased; others may be read. */
async function redactedAt(db: TeamDatabase, storeId: number) {
  const first = await db
    .selectFrom('redacted_keys')
    .select('key')
    .where('store_id', '=', storeId)
    .limit(1)
    .executeTakeFirst()
  return async (keys: string[]): Promise<Map<string, number>> => {
    if (!first || keys.length === 0) return new Map()
    const rows = await db
      .selectFrom('redacted_keys')
      .select(['key', 'redacted_at'])
      .where('store_id', '=', storeId)
      .where('key', 'in', [redactedKey.store, ...keys])
      .execute()
    return new Map(rows.map((row) => [row.key, Date.parse(row.redacted_at)]))
  }
}

/** Removes buyers from orders when their data was to be erased. */
export async function withoutRedactedBuyers(
  db: TeamDatabase,
  storeId: number,
  rows: Fingerprinted<OrderRow>[],
): Promise<KeptOrder[]> {
  const keyed = await Promise.all(
    rows.map(async (row) => ({ row, mail: await mailOf(storeId, row.customer.email) })),
  )
  const find = await redactedAt(db, storeId)
  const at = await find(
    keyed.flatMap(({ row, mail }) => [
      redactedKey.order(row.provider_id),
      ...(row.customer.provider_id === null ? [] : [redactedKey.customer(row.customer.provider_id)]),
      ...(mail === null ? [] : [mail]),
    ]),
  )
  if (at.size === 0) return rows
  const until = redactedUntil(at)
  return keyed.map(({ row, mail }): KeptOrder => {
    const { provider_id } = row.customer
    const isNamed =
      at.has(redactedKey.order(row.provider_id)) ||
      (provider_id !== null && at.has(redactedKey.customer(provider_id)))
    if (!isNamed && Date.parse(row.ordered_at) > until(mail)) return row
    const key = provider_id === null && mail !== null ? { key: redactedGuest(mail) } : {}
    return { ...row, ...nothingOfOrder, customer: { ...row.customer, ...nobody, ...key } }
  })
}

/** Customers' records that may be stored. */
export async function withoutRedactedPeople(
  db: TeamDatabase,
  storeId: number,
  rows: Fingerprinted<CustomerRow>[],
): Promise<Fingerprinted<CustomerRow>[]> {
  const keyed = await Promise.all(rows.map(async (row) => ({ row, mail: await mailOf(storeId, row.email) })))
  const find = await redactedAt(db, storeId)
  const at = await find(
    keyed.flatMap(({ row, mail }) => [
      redactedKey.customer(row.provider_id),
      ...(mail === null ? [] : [mail]),
    ]),
  )
  if (at.size === 0) return rows
  const until = redactedUntil(at)
  return keyed.map(({ row, mail }) => {
    const isNamed = at.has(redactedKey.customer(row.provider_id))
    // A record without a registration date may be older than the erasure.
    const isLater =
      row.registered_at === null ? until(mail) === 0 : Date.parse(row.registered_at) > until(mail)
    return !isNamed && isLater ? row : { ...row, ...nobody, phone: null, address: null }
  })
}

/**
 * Until when an address is erased: somebody who buys again later provides it again. For a whole store nobody
 * is read.
 */
const redactedUntil = (at: ReadonlyMap<string, number>) => (mail: string | null) =>
  at.has(redactedKey.store) ? Infinity : (at.get(mail ?? '') ?? 0)

async function mailOf(storeId: number, email: string | null) {
  const address = addressOf(email)
  return address === null ? null : redactedKey.mail(storeId, address)
}
