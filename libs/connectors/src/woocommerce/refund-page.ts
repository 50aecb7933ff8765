import * as v from 'valibot'
import type { RefundRow, StoreCursor, StorePage } from '../store-connector.ts'
import { readableRows } from '../readable-rows.ts'
import type { ReadableRows } from '../readable-rows.ts'
import { unexpected } from '../requests/failures.ts'
import { parsed } from '../requests/parsed.ts'
import { pageById, pageByModified } from './paging.ts'
import type { Cursor, IdCursor } from './paging.ts'
import { RouteMissing } from './refusals.ts'
import { orders, refunds } from './resources.ts'
import type { Resource } from './resources.ts'
import { refundRow } from './rows.ts'
import { OrderWithRefunds, Refund } from './schemas.ts'
import { BoundedText } from '../text-schemas.ts'
import type { SightedRow, StoreLists } from './store-lists.ts'

interface RefundOptions {
  after?: string
  signal?: AbortSignal
  shopCurrency: (signal?: AbortSignal) => Promise<string | null>
}

/** A page of `/refunds`; stores before that route (WooCommerce 9) are asked order by order, where a change is due. */
export async function refundPage(
  lists: StoreLists,
  cursor: Cursor | null,
  options: RefundOptions,
): Promise<StorePage<RefundRow>> {
  if (cursor && (cursor.of === 'orders' || cursor.by === 'modified'))
    return refundsOfOrders(lists, cursor, options)
  const { after, signal } = options
  const start: IdCursor = { by: 'id', offset: 0, last_id: 0, ...(after !== undefined && { after }) }
  try {
    const page = await pageById(lists.sighted(refunds, signal), cursor ?? start, 'after')
    const found = await readableRows(page.items, ({ raw }) => {
      const refund = parsed(Refund, raw, refunds.subject)
      return { refund, orderId: parentOf(refund) }
    })
    const currencies = await currenciesOf(
      lists,
      found.rows.map(({ orderId }) => orderId),
      options,
    )
    const { rows, skipped } = await readableRows(found.rows, ({ refund, orderId }) =>
      refundRow(refund, orderId, currencies(orderId)),
    )
    return {
      rows,
      next: page.next as StoreCursor | null,
      total: page.total,
      ...skippedOf(found.skipped + skipped),
    }
  } catch (error) {
    if (!(error instanceof RouteMissing)) throw error
    return refundsOfOrders(lists, { by: 'modified', ...(after !== undefined && { after }) }, options)
  }
}

function parentOf(refund: Refund): number {
  if (refund.parent_id === undefined) throw unexpected('refunds: parent_id')
  return refund.parent_id
}

const OrderCurrency = v.object({ id: v.number(), currency: BoundedText(10) })
const orderCurrencies: Resource<v.InferOutput<typeof OrderCurrency>> = {
  ...orders,
  query: { _fields: 'id,currency' },
  schema: OrderCurrency,
}

/** A refund does not say its currency, and the decimals of its amount depend on it: the order knows. */
async function currenciesOf(lists: StoreLists, orderIds: number[], { signal, shopCurrency }: RefundOptions) {
  const known = new Map<number, string>()
  const missing = new Set(orderIds)
  const list = lists.of(orderCurrencies, signal)
  while (missing.size > 0) {
    const { items: found, size } = await list({
      include: [...missing].slice(0, 100).join(','),
      orderby: 'include',
    })
    for (const { id, currency } of found) known.set(id, currency)
    const before = missing.size
    for (const { id } of found) missing.delete(id)
    // Orders in the trash are in no list.
    if (found.length < Math.min(size, before) || missing.size === before) break
  }
  const fallback = missing.size > 0 ? await shopCurrency(signal) : null
  return (orderId: number) => known.get(orderId) ?? fallback ?? 'XXX'
}

const ordersWithRefunds: Resource<v.InferOutput<typeof OrderWithRefunds>> = {
  ...orders,
  query: { _fields: 'id,currency,date_modified_gmt,refunds' },
  schema: OrderWithRefunds,
}

async function refundsOfOrders(
  lists: StoreLists,
  cursor: Cursor,
  { signal }: RefundOptions,
): Promise<StorePage<RefundRow>> {
  const list = lists.of(ordersWithRefunds, signal)
  const page = cursor.by === 'modified' ? await pageByModified(list, cursor) : await pageById(list, cursor)
  const rows: RefundRow[] = []
  let skipped = 0
  for (const order of page.items.filter((candidate) => candidate.refunds.length > 0)) {
    const found = await allRefundsOf(lists, order, signal)
    rows.push(...found.rows)
    skipped += found.skipped
  }
  const next: Cursor | null = page.next && { ...page.next, of: 'orders' }
  return { rows, next: next as StoreCursor | null, total: null, ...skippedOf(skipped) }
}

/** Every refund of one order. */
export async function allRefundsOf(
  lists: StoreLists,
  order: { id: number; currency: string },
  signal?: AbortSignal,
): Promise<ReadableRows<RefundRow>> {
  const path = `/orders/${order.id}/refunds`
  const list = lists.sighted({ ...refunds, path }, signal)
  const found: SightedRow[] = []
  let cursor: Cursor | null = { by: 'id', offset: 0, last_id: 0 }
  while (cursor?.by === 'id') {
    const page: { items: SightedRow[]; next: Cursor | null } = await pageById(list, cursor)
    found.push(...page.items)
    cursor = page.next
  }
  return readableRows(found, ({ raw }) =>
    refundRow(parsed(Refund, raw, refunds.subject), order.id, order.currency),
  )
}

const skippedOf = (skipped: number) => (skipped > 0 ? { skipped } : {})
