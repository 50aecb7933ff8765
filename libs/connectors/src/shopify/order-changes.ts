import * as v from 'valibot'
import { parsed } from '../requests/parsed.ts'
import { BoundedText } from '../text-schemas.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { sumOf, unitsOf } from './money.ts'
import { nodesById } from './nodes-by-id.ts'
import { changesOfOrders } from './queries.ts'
import { querySize } from './query-size.ts'
import type { RefundContents } from './refund-contents.ts'
import { MoneySet } from './schemas.ts'
import type { Order, RefundLine } from './schemas.ts'

/**
 * Changes of an order after it was placed, unless the order and its lines contain them. Amounts are minor
 * units.
 */
export interface OrderChanges {
  /** Tax of what is left. */
  tax: number
  /** Remaining shipping, after discounts; with tax when prices include it. */
  shipping: number
  /** Refunded shipping, without tax. */
  refundedShipping: { total: number; tax: number }
  refundedDuties: number
  /** By how much refunds were less than the value of what came back; negative when they were more. */
  discrepancy: number
  /** Lines of the refunds that returned money. */
  given: RefundLine[]
  /** By the global id of a line that wasn't ordered originally. */
  addedBy: Map<string, 'edit' | 'exchange'>
  /** Global ids of lines with returned units and without an edit. */
  returned: Set<string>
}

const Sale = v.object({
  actionType: BoundedText(50),
  quantity: v.nullish(v.number(), null),
  lineItem: v.nullish(v.object({ id: BoundedText(200) }), null),
})
type Sale = v.InferOutput<typeof Sale>
const Agreement = v.object({ reason: BoundedText(50), sales: v.object({ nodes: v.array(Sale) }) })
type Agreement = v.InferOutput<typeof Agreement>
const Changes = v.object({
  currentTotalTaxSet: MoneySet,
  currentShippingPriceSet: MoneySet,
  totalRefundedShippingSet: MoneySet,
  refundDiscrepancySet: MoneySet,
  refunds: v.array(v.object({ id: BoundedText(200), totalRefundedSet: MoneySet })),
  agreements: v.object({ nodes: v.array(Agreement) }),
})
const Identified = v.object({ id: BoundedText(200) })

/** Whether units of a line are gone: refunded, returned, or removed by an edit. */
const isShort = ({ quantity, currentQuantity }: Order['lineItems']['nodes'][number]) =>
  currentQuantity < quantity

/** Whether an order was edited or has a return. */
const isEditedOrReturned = ({ edited, returnStatus }: Order): boolean =>
  edited || (returnStatus !== null && returnStatus !== 'NO_RETURN')

/** Whether a line costs nothing: no sum shows whether units of it came back. */
const isFree = ({ originalTotalSet, discountAllocations }: Order['lineItems']['nodes'][number]) =>
  unitsOf(originalTotalSet, 'originalTotalSet') ===
  discountAllocations.reduce(
    (sum, { allocatedAmountSet }) => sum + unitsOf(allocatedAmountSet, 'allocatedAmountSet'),
    0,
  )

const isWithoutMoney = ({ totalRefundedSet }: Order['refunds'][number]) =>
  unitsOf(totalRefundedSet, 'totalRefundedSet') === 0

/**
 * Whether an order's amounts need `OrderChanges` to add up. Not when refunds cover everything that is gone.
 */
export function isChanged(order: Order): boolean {
  if (order.cancelledAt !== null) return false
  if (isEditedOrReturned(order)) return true
  const gone =
    unitsOf(order.totalPriceSet, 'totalPriceSet') -
    unitsOf(order.currentTotalPriceSet, 'currentTotalPriceSet')
  const short = order.lineItems.nodes.filter(isShort)
  // A refund without money took units out; another refund of money alone may be as large as their value.
  const isRestocked = short.length > 0 && order.refunds.some(isWithoutMoney)
  return isRestocked || short.some(isFree) || gone > unitsOf(order.totalRefundedSet, 'totalRefundedSet')
}

/** Requests the changes of orders; few have any. */
export function orderChanges(
  client: GraphqlClient,
  contentsOfRefunds: (ids: string[], signal?: AbortSignal) => Promise<RefundContents[]>,
) {
  const size = querySize(3)
  return {
    /** The shop's answer for orders by their global ids. */
    async answered(ids: string[], signal?: AbortSignal): Promise<Map<string, unknown>> {
      const nodes = await nodesById(client, {
        document: changesOfOrders,
        subject: 'orders',
        size,
        ids,
        signal,
      })
      return new Map(nodes.map((node) => [parsed(Identified, node, 'orders').id, node]))
    },
    /** @throws ProviderError when the answer can't be read */
    async read(order: Order, answer: unknown, signal?: AbortSignal): Promise<OrderChanges> {
      const changes = parsed(Changes, answer, 'orders')
      const paid = changes.refunds.filter(
        (refund) => unitsOf(refund.totalRefundedSet, 'totalRefundedSet') !== 0,
      )
      const { nodes: agreements } = changes.agreements
      const contents =
        order.lineItems.nodes.some(isShort) ||
        unitsOf(changes.totalRefundedShippingSet, 'totalRefundedShippingSet') !== 0
          ? await contentsOfRefunds(
              paid.map(({ id }) => id),
              signal,
            )
          : []
      return {
        tax: unitsOf(changes.currentTotalTaxSet, 'currentTotalTaxSet'),
        shipping: unitsOf(changes.currentShippingPriceSet, 'currentShippingPriceSet'),
        refundedShipping: {
          total: sumOf(contents.map(({ shipping }) => shipping.total)),
          tax: sumOf(contents.map(({ shipping }) => shipping.tax)),
        },
        refundedDuties: sumOf(contents.map(({ duties }) => duties)),
        discrepancy: unitsOf(changes.refundDiscrepancySet, 'refundDiscrepancySet'),
        given: contents.flatMap(({ lines }) => lines),
        addedBy: addedBy(agreements, order.lineItems.nodes),
        returned: returned(agreements),
      }
    },
  }
}

const salesOf = (agreements: Agreement[], reason: string, action: string) =>
  agreements
    .filter((agreement) => agreement.reason === reason)
    .flatMap(({ sales }) => sales.nodes)
    .filter(({ actionType }) => actionType === action)

const linesOf = (agreements: Agreement[], reason: string, action: string): Set<string> =>
  new Set(salesOf(agreements, reason, action).flatMap(({ lineItem }) => lineItem?.id ?? []))

/** Lines of which no unit was ordered originally. An edit can also add units to an ordered line. */
function addedBy(agreements: Agreement[], lines: Order['lineItems']['nodes']): OrderChanges['addedBy'] {
  const ordered = linesOf(agreements, 'ORDER', 'ORDER')
  const exchanged = salesOf(agreements, 'RETURN', 'ORDER')
  const edited = salesOf(agreements, 'ORDER_EDIT', 'ORDER')
  const added: OrderChanges['addedBy'] = new Map()
  for (const { id, quantity } of lines) {
    const isOfLine = ({ lineItem }: Sale) => lineItem?.id === id
    const later = [...exchanged, ...edited].filter(isOfLine)
    // The original agreement may have more sales than were requested, but later ones say how many units they added.
    const units = later.reduce((sum, sale) => sum + (sale.quantity ?? quantity), 0)
    if (later.length === 0 || ordered.has(id) || units < quantity) continue
    added.set(id, edited.some(isOfLine) ? 'edit' : 'exchange')
  }
  return added
}

function returned(agreements: Agreement[]): Set<string> {
  const edited = linesOf(agreements, 'ORDER_EDIT', 'RETURN')
  return new Set([...linesOf(agreements, 'RETURN', 'RETURN')].filter((id) => !edited.has(id)))
}
