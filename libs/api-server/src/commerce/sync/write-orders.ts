import { sql } from 'kysely'
import { decimalQuantity } from '@tandem/connectors'
import type { OrderRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { searchTextOf } from '../../platform/lists/search-text.ts'
import { countTimesAgain } from '../post-links/due-times.ts'
import { withoutRedactedBuyers } from '../privacy/redacted-rows.ts'
import { addToCounter, contribute, dropWhatIsEmpty, renewFirstAndLast } from './figures.ts'
import type { Fingerprinted } from './changed-rows.ts'
import { noteStatuses, saleRuleOf } from './sale-rule.ts'
import type { SaleRule } from './sale-rule.ts'
import { storableJson } from './storable-json.ts'
import type { WriteScope } from './sync-state.ts'
import { customerKey, writeCustomersOfOrders } from './write-customers.ts'
import { replaceCodes, replaceLines } from './write-order-parts.ts'

/** Writes orders with their lines and customers, and updates every figure by the difference. */
export async function writeOrders(db: TeamDatabase, run: WriteScope, read: Fingerprinted<OrderRow>[]) {
  const rows = await withoutRedactedBuyers(db, run.store_id, read)
  const before = await findOrders(
    db,
    run.store_id,
    rows.map((row) => row.provider_id),
  )
  const idsBefore = before.map((order) => order.id)
  await contribute(db, run, idsBefore, -1)
  const customers = await writeCustomersOfOrders(db, run, rows)
  const isSale = await saleRuleOf(db, run.store_id)
  const written = await upsertOrders(db, run, rows, { customers, isSale })
  const ids = { idsBefore, ids: new Map(written.map((order) => [order.provider_id, order.id])) }
  await replaceLines(db, run, rows, { ...ids, isSale })
  await replaceCodes(db, run, rows, ids)
  await noteStatuses(
    db,
    run.store_id,
    rows.map((order) => order.status),
    isSale,
  )
  await contribute(
    db,
    run,
    written.map((order) => order.id),
    1,
  )
  const buyers = customersOf(written)
  const others = customersOf(before).filter((id) => !buyers.includes(id))
  await renewFirstAndLast(db, others)
  await addToCounter(db, run.store_id, 'orders_count', written.length - before.length)
  if (before.length > 0) await dropWhatIsEmpty(db, run, [...buyers, ...others])
  await countTimesAgain(
    db,
    [...before, ...rows].map((order) => order.ordered_at),
  )
}

/** Deletes orders that the shop no longer lists, with their contribution to figures. */
export async function dropOrders(db: TeamDatabase, run: WriteScope, providerIds: string[]) {
  const orders = await findOrders(db, run.store_id, providerIds)
  if (orders.length === 0) return
  const ids = orders.map((order) => order.id)
  await contribute(db, run, ids, -1)
  await db.deleteFrom('orders').where('id', 'in', ids).execute()
  await renewFirstAndLast(db, customersOf(orders))
  await addToCounter(db, run.store_id, 'orders_count', -orders.length)
  await dropWhatIsEmpty(db, run, customersOf(orders))
  await countTimesAgain(
    db,
    orders.map((order) => order.ordered_at),
  )
}

interface FoundOrder {
  id: number
  provider_id: string
  customer_id: number | null
  ordered_at: string
}

const customersOf = (orders: FoundOrder[]) => [
  ...new Set(orders.map((order) => order.customer_id).filter((id) => id !== null)),
]

const findOrders = (db: TeamDatabase, storeId: number, providerIds: string[]): Promise<FoundOrder[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'provider_id', 'customer_id', 'ordered_at'])
    .where('store_id', '=', storeId)
    .where('provider_id', 'in', providerIds)
    .execute()

/**
 * Whether all money of an order was refunded, including products: free ones are kept when only shipping is
 * refunded.
 */
const isGivenBack = (
  { total, refunded_total }: Pick<OrderRow, 'total' | 'refunded_total'>,
  lines: OrderRow['lines'],
) => total > 0 && refunded_total >= total && lines.some((line) => line.total !== 0)

async function upsertOrders(
  db: TeamDatabase,
  run: WriteScope,
  rows: Fingerprinted<OrderRow>[],
  { customers, isSale }: { customers: Map<string, number>; isSale: SaleRule },
): Promise<FoundOrder[]> {
  const orders = rows.map(({ lines, customer, ...order }) => {
    const key = customerKey(customer)
    return {
      ...order,
      is_sale: isSale(order.status),
      is_given_back: isGivenBack(order, lines),
      items_total: lines.reduce((sum, line) => sum + line.total, 0),
      items_count: decimalQuantity(lines.reduce((sum, line) => sum + line.quantity, 0)),
      customer_id: key === null ? null : customers.get(key),
      customer_name: customer.name,
      customer_email: customer.email,
      customer_city: customer.city,
      customer_country: customer.country,
      search_text: key === null ? searchTextOf(customer.name, customer.email) : null,
    }
  })
  const { rows: written } = await sql<FoundOrder>`
    insert into orders (team_id, store_id, provider_id, number, status, is_sale, currency, total, tax_total, shipping_total,
      discount_total, refunded_total, items_count, ordered_at, modified_at, customer_id, customer_name, customer_email,
      customer_city, customer_country, attribution, search_text, fingerprint, has_details,
      payment_method, shipping_method, note, phone, billing_address, shipping_address, paid_at,
      items_total, fee_total, is_given_back, is_edited, return_state)
    select ${currentTeam(db)}, ${run.store_id}, r.provider_id, r.number, r.status, r.is_sale, r.currency, r.total, r.tax_total,
      r.shipping_total, r.discount_total, r.refunded_total, r.items_count, r.ordered_at, r.modified_at, r.customer_id,
      r.customer_name, r.customer_email, r.customer_city, r.customer_country, r.attribution, r.search_text,
      r.fingerprint, true, r.payment_method, r.shipping_method, r.note, r.phone, r.billing_address,
      r.shipping_address, r.paid_at, r.items_total, r.fee_total, r.is_given_back, r.is_edited, r.return_state
    from jsonb_to_recordset(${storableJson(orders)}::jsonb) as r (provider_id text, number text, status text,
      is_sale boolean, currency text, total bigint, tax_total bigint, shipping_total bigint, discount_total bigint,
      refunded_total bigint, items_count numeric, ordered_at timestamptz, modified_at timestamptz, customer_id bigint,
      customer_name text, customer_email text, customer_city text, customer_country text, attribution jsonb,
      search_text text, fingerprint text, payment_method text, shipping_method text, note text, phone text,
      billing_address jsonb, shipping_address jsonb, paid_at timestamptz, items_total bigint, fee_total bigint,
      is_given_back boolean, is_edited boolean, return_state text)
    on conflict (team_id, store_id, provider_id) do update set
      number = excluded.number, status = excluded.status, is_sale = excluded.is_sale, currency = excluded.currency, total = excluded.total,
      tax_total = excluded.tax_total, shipping_total = excluded.shipping_total,
      discount_total = excluded.discount_total, refunded_total = excluded.refunded_total,
      items_count = excluded.items_count, ordered_at = excluded.ordered_at, modified_at = excluded.modified_at,
      customer_id = excluded.customer_id, customer_name = excluded.customer_name,
      customer_email = excluded.customer_email, customer_city = excluded.customer_city,
      customer_country = excluded.customer_country, attribution = excluded.attribution,
      search_text = excluded.search_text, fingerprint = excluded.fingerprint, has_details = true,
      payment_method = excluded.payment_method, shipping_method = excluded.shipping_method, note = excluded.note,
      phone = excluded.phone, billing_address = excluded.billing_address,
      shipping_address = excluded.shipping_address, paid_at = excluded.paid_at,
      items_total = excluded.items_total, fee_total = excluded.fee_total,
      is_given_back = excluded.is_given_back, is_edited = excluded.is_edited, return_state = excluded.return_state
    returning id, provider_id, customer_id, ordered_at`.execute(db)
  return written
}
