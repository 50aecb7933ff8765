import type { Order } from './schemas.ts'
import { inUtc } from './shop-time.ts'

/**
 * When an order was placed, in UTC. Without that time, it is the shop's own time in the time zone that the time of the
 * last change shows, otherwise the time of payment or change. Null without any time.
 */
export const orderedAt = (order: Order): string | null =>
  order.date_created_gmt ?? inUtc(order.date_created, order) ?? order.date_paid_gmt ?? order.date_modified_gmt
