import type { Order } from '@tandem/api-contract'
import { knownOrderStatus } from '@tandem/choices'
import type { KnownOrderStatus } from '@tandem/choices'

/** How an order stands, in our words. `other` is a status that a plugin of the shop added. */
export type OrderStatus = KnownOrderStatus | 'part-refunded' | 'other'

/** A refund of a part shows before the shop's own word, which stays `completed` or `processing` then. */
export function statusOf({
  status,
  total,
  refunded_total,
}: Pick<Order, 'status' | 'total' | 'refunded_total'>): OrderStatus {
  if (refunded_total > 0 && refunded_total < total) return 'part-refunded'
  return knownOrderStatus(status) ?? 'other'
}
