import type { DifferenceKind } from '@tandem/api-contract'
import type { OrderRow, ReportedRow, StoreReport } from '@tandem/connectors'
import { noSums, plus, sumsOf } from './counting.ts'
import type { Sums } from './counting.ts'
import type { ExpectedRow } from './read-entries.ts'

/** An order or refund that only one side counts, or that both count with different amounts. */
export interface OddRow {
  kind: Extract<
    DifferenceKind,
    'missing' | 'unread' | 'changed' | 'gone' | 'refund_parts' | 'status' | 'child_order'
  >
  /** Null for an order that Tandem doesn't have. */
  id: number | null
  order_provider_id: string
  number: string
  is_refund: boolean
  /** Its effect; null when unreadable. */
  sums: Sums | null
}

/** What Tandem knows beyond the expected rows. */
export interface KnownOrders {
  /** Our orders by the shop's id. */
  orders: Map<string, { id: number; number: string; isPart: boolean }>
  /** Ids of unreadable rows, `orders 12` or `refunds 7`. */
  unread: Set<string>
  /** The shop's current orders. */
  fresh: Map<string, OrderRow>
}

type Source = StoreReport['source']

/** A row of the shop's report. */
export interface TheirRow extends ReportedRow {
  /** An order that belongs to another one: WooCommerce's report adds it up, and doesn't count it. */
  isChild: boolean
}

const keyOf = (order: string, refund: string | null) => (refund === null ? order : `${order} ${refund}`)

/** An expected row with the amounts that the shop's row should have. */
export interface ComparedRow extends ExpectedRow {
  amount: number
}

const isDifferent = (ours: ComparedRow, row: ReportedRow) => Math.abs(ours.amount - row.amount) > 1

/** The ids of orders whose rows differ between the shop and Tandem. Shopify only returns rows of orders. */
export function oddOrders(reported: TheirRow[], expected: Map<string, ComparedRow>) {
  const theirs = new Map(
    reported.map((row) => [keyOf(row.order_provider_id, row.refund_provider_id), row] as const),
  )
  const odd = new Set<string>()
  for (const [key, row] of theirs) {
    const ours = expected.get(key)
    if (!ours || isDifferent(ours, row)) odd.add(row.order_provider_id)
  }
  for (const [key, { provider_id }] of expected) if (!theirs.has(key)) odd.add(provider_id)
  return { theirs, odd }
}

/**
 * Expected rows in the report's terms. WooCommerce lists orders and refunds without tax and shipping; Shopify
 * lists orders with what is left of them now, whenever it was refunded (`refunded`, by our ids, only for
 * sales).
 */
export function comparedRows(
  rows: ExpectedRow[],
  source: Source,
  refunded: Map<number, number>,
): Map<string, ComparedRow> {
  const found = new Map<string, ComparedRow>()
  for (const row of rows) {
    if (source === 'woocommerce') {
      const amount = row.sums.total - row.sums.shipping - row.sums.tax
      found.set(keyOf(row.provider_id, row.refund_provider_id), { ...row, amount })
    } else if (source === 'orders') {
      const sums = plus(found.get(row.provider_id)?.sums ?? noSums, row.sums)
      found.set(row.provider_id, { ...row, refund_provider_id: null, sums, amount: sums.total })
    } else if (row.refund_provider_id === null && refunded.has(row.id)) {
      found.set(row.provider_id, { ...row, amount: row.sums.total - (refunded.get(row.id) ?? 0) })
    }
  }
  return found
}

/** The amounts of a shop's order in a report. */
function sumsOfOrder(order: OrderRow, source: Source, isChild: boolean): Sums {
  const net = order.total - order.tax_total - order.shipping_total
  const refunded = source === 'orders' ? order.refunded_total : 0
  // See `salesOfOrder`.
  const reducing = source === 'woocommerce' ? Math.max(0, -net) : 0
  return sumsOf(
    {
      orders: isChild ? 0 : 1,
      gross: net + reducing + order.discount_total,
      discounts: order.discount_total,
      refunds: refunded + reducing,
      shipping: order.shipping_total,
      tax: order.tax_total,
      total: order.total - refunded,
    },
    order.currency,
  )
}

/**
 * The shop never changes a refund: only its tax part can differ. The report has its rows without tax and
 * shipping.
 */
function otherParts({ amount }: ReportedRow, ours: ComparedRow): Sums {
  const moved = -amount - (ours.sums.refunds - ours.sums.gross)
  return { ...noSums, refunds: moved, tax: moved }
}

/** An order that Tandem counts, and of which the report only counts the amounts. */
const childOrder = (ours: ComparedRow): OddRow => ({
  kind: 'child_order',
  id: ours.id,
  order_provider_id: ours.provider_id,
  number: ours.number,
  is_refund: false,
  sums: { ...noSums, orders: -1 },
})

/** The reason for each differing row, and its effect. */
export function oddRows(
  { theirs, odd }: ReturnType<typeof oddOrders>,
  expected: Map<string, ComparedRow>,
  known: KnownOrders,
  source: Source,
): OddRow[] {
  const found: OddRow[] = []
  for (const [key, row] of theirs) {
    const id = row.order_provider_id
    const ours = expected.get(key)
    if (ours && !isDifferent(ours, row)) {
      if (row.isChild) found.push(childOrder(ours))
      continue
    }
    if (!odd.has(id)) continue
    const isRefund = row.refund_provider_id !== null
    const order = known.orders.get(id)
    const fresh = known.fresh.get(id)
    const isAside = known.unread.has(isRefund ? `refunds ${row.refund_provider_id}` : `orders ${id}`)
    const now = isRefund || !fresh ? null : sumsOfOrder(fresh, source, row.isChild)
    found.push({
      kind: isAside
        ? 'unread'
        : order?.isPart
          ? 'status'
          : isRefund && ours
            ? 'refund_parts'
            : order && !isRefund
              ? 'changed'
              : 'missing',
      id: order?.id ?? null,
      order_provider_id: id,
      number: order?.number ?? fresh?.number ?? id,
      is_refund: isRefund,
      sums: isRefund && ours ? otherParts(row, ours) : now && plus(now, ours?.sums ?? noSums, -1),
    })
  }
  for (const [key, row] of expected) {
    if (theirs.has(key)) continue
    found.push({
      kind: 'gone',
      id: row.id,
      order_provider_id: row.provider_id,
      number: row.number,
      is_refund: row.refund_provider_id !== null,
      sums: plus(noSums, row.sums, -1),
    })
  }
  return found
}

/**
 * Assigns the rest of their days to unreadable rows, because all others are known. Returns the sums by kind,
 * and the remaining rest.
 */
export function settleOddRows(rows: OddRow[], left: Sums) {
  const byKind = new Map<OddRow['kind'], Sums>()
  let rest = left
  for (const { kind, sums } of rows) {
    byKind.set(kind, plus(byKind.get(kind) ?? noSums, sums ?? noSums))
    if (sums) rest = plus(rest, sums, -1)
  }
  const unknown = rows.filter(({ sums }) => sums === null)
  const kind = unknown.some((row) => row.kind === 'unread') ? 'unread' : unknown[0]?.kind
  if (kind !== undefined) {
    for (const row of unknown) row.kind = kind
    byKind.set(kind, plus(byKind.get(kind) ?? noSums, rest))
    rest = noSums
  }
  return { byKind: new Map([...byKind].filter(([found]) => rows.some((row) => row.kind === found))), rest }
}
