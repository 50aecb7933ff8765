import type { Order } from '@tandem/api-contract'
import { knownOrderStatus } from '@tandem/choices'
import type { KnownOrderStatus } from '@tandem/choices'

/** The status of an order, in our words. `other` is a status that a plugin added. */
export type OrderStatus = KnownOrderStatus | 'part-refunded' | 'other'

/** A partial refund replaces the shop's own status, which stays `completed` or `processing`. */
export function statusOf({
  status,
  total,
  refunded_total,
}: Pick<Order, 'status' | 'total' | 'refunded_total'>): OrderStatus {
  if (refunded_total > 0 && refunded_total < total) return 'part-refunded'
  return knownOrderStatus(status) ?? 'other'
}
