import * as v from 'valibot'
import type { RowsById } from '../read-rows.ts'
import type { OrderRow, RefundRow } from '../order-rows.ts'
import type { StoreCursor, StorePage } from '../store-connector.ts'
import { readableRows, unreadRow } from '../readable-rows.ts'
import { unexpected } from '../requests/failures.ts'
import { parsed } from '../requests/parsed.ts'
import { fromStart, isEnd, pageById, pageByModified } from './paging.ts'
import { idOf } from './sighted-rows.ts'
import type { Cursor, IdCursor } from './paging.ts'
import { partsOfRows } from './part-of-row.ts'
import { RouteMissing } from './refusals.ts'
import { orders, ordersOfRefunds, ordersWithRefunds, refunds } from './resources.ts'
import { refundRow } from './refund-row.ts'
import { orderRow } from './rows.ts'
import { Identity, OrderOfRefund, Refund } from './schemas.ts'
import type { Order } from './schemas.ts'
import type { SightedRow, StoreLists } from './store-lists.ts'

interface RefundOptions {
  after?: string
  signal?: AbortSignal
  shopCurrency: (signal?: AbortSignal) => Promise<string | null>
}

/**
 * A page of `/refunds`; stores without that route (before WooCommerce 9) are read order by order, if a change
 * is due.
 */
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
    const found = await readableRows(page.items, (item) => {
      const refund = parsed(Refund, item.raw, refunds.subject)
      return { item, refund, orderId: parentOf(refund) }
    })
    const orderOf = await ordersByRefund(
      lists,
      found.rows.map(({ orderId }) => orderId),
      options,
    )
    const { rows, failed } = await readableRows(found.rows, ({ refund, orderId }) =>
      refundRow(refund, orderOf(orderId)),
    )
    const unread = [...found.failed, ...failed.map(({ item, error }) => ({ item: item.item, error }))]
    return {
      rows,
      next: page.next as StoreCursor | null,
      total: page.total,
      unread: unread.map(({ item, error }) => unreadRow(error, idOf(item), parentIn(item.raw))),
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

const Parent = v.object({ parent_id: v.pipe(Identity.entries.id, v.minValue(1)) })
/** The order of an otherwise unreadable refund. */
function parentIn(raw: unknown): string | null {
  const parent = v.safeParse(Parent, raw)
  return parent.success ? String(parent.output.parent_id) : null
}

/**
 * A refund doesn't contain its currency, which the decimals of its amount depend on, nor the shop's time zone, so they
 * come from the order. The function throws for an order without a valid currency: it is set aside itself, and so are
 * its refunds.
 */
async function ordersByRefund(
  lists: StoreLists,
  orderIds: number[],
  { signal, shopCurrency }: RefundOptions,
) {
  const known = new Map<number, unknown>()
  const missing = new Set(orderIds)
  const list = lists.sighted(ordersOfRefunds, signal)
  while (missing.size > 0) {
    const listing = await list({ include: [...missing].slice(0, 100).join(','), orderby: 'include' })
    const before = missing.size
    for (const { id, raw } of listing.items) {
      known.set(id, raw)
      missing.delete(id)
    }
    // Orders in the trash are in no list.
    if (missing.size === before || (before <= 100 && isEnd(listing, 0))) break
  }
  const currency = (missing.size > 0 ? await shopCurrency(signal) : null) ?? 'XXX'
  return (orderId: number): OrderOfRefund =>
    parsed(OrderOfRefund, known.get(orderId) ?? { id: orderId, currency }, orders.subject)
}

async function refundsOfOrders(
  lists: StoreLists,
  cursor: Cursor,
  { signal }: RefundOptions,
): Promise<StorePage<RefundRow>> {
  const list = lists.sighted(ordersWithRefunds, signal)
  const page = cursor.by === 'modified' ? await pageByModified(list, cursor) : await pageById(list, cursor)
  const found = await readableRows(page.items, ({ raw }) =>
    parsed(ordersWithRefunds.schema, raw, orders.subject),
  )
  const part = partsOfRows(lists, orders, signal)
  const read = await readableRows(
    found.rows.filter((candidate) => candidate.refunds.length > 0),
    (order) => part(() => allRefundsOf(lists, order, signal)),
  )
  const next: Cursor | null = page.next && { ...page.next, of: 'orders' }
  return {
    rows: read.rows.flatMap(({ rows }) => rows),
    next: next as StoreCursor | null,
    total: null,
    unread: [
      ...found.failed.map(({ item, error }) => unreadRow(error, null, idOf(item))),
      ...read.failed.map(({ item, error }) => unreadRow(error, null, String(item.id))),
      ...read.rows.flatMap(({ unread }) => unread),
    ],
  }
}

/**
 * An order whose refunds have amounts: those that its own list lacks are read. A refund without any amount is left out
 * of the order's refunded total, and set aside when the refunds are read.
 */
export async function orderWithRefunds(
  lists: StoreLists,
  order: Order,
  signal?: AbortSignal,
): Promise<OrderRow> {
  if (order.refunds.every(({ total }) => total !== null)) return orderRow(order)
  const { rows } = await allRefundsOf(lists, order, signal)
  return orderRow(order, amountsOf(rows))
}

/** The amounts of refunds, by id. */
export const amountsOf = (refundRows: RefundRow[]): Map<string, number> =>
  new Map(refundRows.map(({ provider_id, amount }) => [provider_id, amount]))

/** Every refund of one order. */
export async function allRefundsOf(
  lists: StoreLists,
  order: OrderOfRefund,
  signal?: AbortSignal,
): Promise<RowsById<RefundRow>> {
  const path = `/orders/${order.id}/refunds`
  const list = lists.sighted({ ...refunds, path }, signal)
  const found: SightedRow[] = []
  let cursor: Cursor | null = fromStart
  while (cursor?.by === 'id') {
    const page: { items: SightedRow[]; next: Cursor | null } = await pageById(list, cursor)
    found.push(...page.items)
    cursor = page.next
  }
  const { rows, failed } = await readableRows(found, ({ raw }) =>
    refundRow(parsed(Refund, raw, refunds.subject), order),
  )
  const unread = failed.map(({ item, error }) => unreadRow(error, idOf(item), String(order.id)))
  return { rows, unread }
}
