import { sql } from 'kysely'
import { decimalQuantity } from '@tandem/connectors'
import type { OrderRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { searchTextOf } from '../../platform/lists/search-text.ts'
import { countTimesAgain } from '../post-links/due-times.ts'
import { withoutRedactedBuyers } from '../privacy/redacted-rows.ts'
import { addToCounter, contribute, dropWhatIsEmpty, recalculateCustomers } from './figures.ts'
import type { Fingerprinted } from './changed-rows.ts'
import { noteStatuses, saleRuleOf } from './sale-rule.ts'
import type { SaleRule } from './sale-rule.ts'
import { storableJson } from './storable-json.ts'
import type { WriteScope } from './sync-state.ts'
import { writtenColumns } from './written-columns.ts'
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
  await recalculateCustomers(db, others)
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
  await recalculateCustomers(db, customersOf(orders))
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

interface WriteContext {
  customers: Map<string, number>
  isSale: SaleRule
}

function columnsOf(
  { lines, customer, ...order }: Fingerprinted<OrderRow>,
  { customers, isSale }: WriteContext,
) {
  const key = customerKey(customer)
  return {
    ...order,
    removed_total: order.removed_total ?? null,
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
}

/** Other tables have these, or only the sync uses them. */
type NotStored = 'refund_provider_ids' | 'attribution_is_pending' | 'discount_codes'

/** The columns that a sync writes, with their types. */
const columnTypes: Record<Exclude<keyof ReturnType<typeof columnsOf>, NotStored>, string> = {
  provider_id: 'text',
  number: 'text',
  status: 'text',
  is_sale: 'boolean',
  currency: 'text',
  total: 'bigint',
  tax_total: 'bigint',
  shipping_total: 'bigint',
  discount_total: 'bigint',
  refunded_total: 'bigint',
  items_count: 'numeric',
  ordered_at: 'timestamptz',
  modified_at: 'timestamptz',
  customer_id: 'bigint',
  customer_name: 'text',
  customer_email: 'text',
  customer_city: 'text',
  customer_country: 'text',
  attribution: 'jsonb',
  search_text: 'text',
  fingerprint: 'text',
  payment_method: 'text',
  shipping_method: 'text',
  note: 'text',
  phone: 'text',
  billing_address: 'jsonb',
  shipping_address: 'jsonb',
  paid_at: 'timestamptz',
  items_total: 'bigint',
  fee_total: 'bigint',
  removed_total: 'bigint',
  is_given_back: 'boolean',
  is_edited: 'boolean',
  return_state: 'text',
}

const columns = writtenColumns(columnTypes, 'provider_id')

async function upsertOrders(
  db: TeamDatabase,
  run: WriteScope,
  rows: Fingerprinted<OrderRow>[],
  context: WriteContext,
): Promise<FoundOrder[]> {
  const orders = rows.map((row) => columnsOf(row, context))
  const { rows: written } = await sql<FoundOrder>`
    insert into orders (team_id, store_id, has_details, ${columns.names})
    select ${currentTeam(db)}, ${run.store_id}, true, ${columns.names}
    from jsonb_to_recordset(${storableJson(orders)}::jsonb) as r (${columns.typed})
    on conflict (team_id, store_id, provider_id) do update set has_details = true, ${columns.set}
    returning id, provider_id, customer_id, ordered_at`.execute(db)
  return written
}
