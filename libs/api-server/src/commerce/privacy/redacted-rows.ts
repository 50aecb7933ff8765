import type { CustomerRow, OrderRow } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Fingerprinted } from '../sync/changed-rows.ts'
import { addressOf } from '../sync/people.ts'

/**
 * Whose personal data is gone, and is not read again: `customer:` and `order:` with the shop's numbers, `mail:` with a
 * hash of an address, and `store` for everybody of a store.
 */
export const redactedKey = {
  store: 'store',
  customer: (providerId: string) => `customer:${providerId}`,
  order: (providerId: string) => `order:${providerId}`,
  mail: async (storeId: number, address: string) => `mail:${await addressHash(storeId, address)}`,
}

/** An address as it is recognised once it is forgotten; different in every store. */
async function addressHash(storeId: number, address: string): Promise<string> {
  const text = new TextEncoder().encode(`${storeId} ${address}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key of the customer that a guest with a forgotten address is. */
export const redactedGuest = (mailKey: string) => `gone:${mailKey.slice('mail:'.length)}`

const nobody = { name: '', email: null, city: null, country: null }

/** What an order says of its buyer beside the customer. */
const nothingOfOrder = { phone: null, billing_address: null, shipping_address: null, note: null }

/** An order as it may be kept; `key` names a guest whose address is forgotten. */
export type KeptOrder = Fingerprinted<OrderRow> & { customer: OrderRow['customer'] & { key?: string } }

/** When each of some keys was redacted; whoever isn't named may be read. */
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

/** Orders as they may be kept: without who bought, where that person's data was to be forgotten. */
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

/** Records of customers as they may be kept. */
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
    // Who says nothing of when they registered may have been there before.
    const isLater =
      row.registered_at === null ? until(mail) === 0 : Date.parse(row.registered_at) > until(mail)
    return !isNamed && isLater ? row : { ...row, ...nobody, phone: null, address: null }
  })
}

/** Until when an address is forgotten: whoever buys again later gives it anew. Of a whole store nobody is read. */
const redactedUntil = (at: ReadonlyMap<string, number>) => (mail: string | null) =>
  at.has(redactedKey.store) ? Infinity : (at.get(mail ?? '') ?? 0)

async function mailOf(storeId: number, email: string | null) {
  const address = addressOf(email)
  return address === null ? null : redactedKey.mail(storeId, address)
}
