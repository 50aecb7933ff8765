import type { Order } from './schemas.ts'

/**
 * When an order was placed, in UTC. Without that time, it is the shop's own time in the time zone that the time of the
 * last change shows, otherwise the time of payment or change. Null without any time.
 */
export const orderedAt = (order: Order): string | null =>
  order.date_created_gmt ?? inUtc(order) ?? order.date_paid_gmt ?? order.date_modified_gmt

/** The clocks of the world differ from UTC by at most this. */
const mostMs = 14 * 60 * 60 * 1000

/** The shop's own times were read as if they were in UTC, so the same time in both ways shows the time zone. */
function inUtc({ date_created, date_modified, date_modified_gmt }: Order): string | null {
  if (date_created === null || date_modified === null || date_modified_gmt === null) return null
  const offset = Date.parse(date_modified) - Date.parse(date_modified_gmt)
  if (Math.abs(offset) > mostMs) return null
  return new Date(Date.parse(date_created) - offset).toISOString().replace('.000Z', 'Z')
}
