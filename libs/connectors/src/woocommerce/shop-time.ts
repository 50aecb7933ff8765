import { endOfTime } from './values.ts'

/** A row's time of change, in the shop's time zone and in UTC. */
interface TimeOfChange {
  date_modified: string | null
  date_modified_gmt: string | null
}

/** An order's times, in the shop's time zone and in UTC. */
export interface OrderTimes extends TimeOfChange {
  date_created: string | null
  date_created_gmt: string | null
}

const quarterMs = 15 * 60 * 1000

/** The clocks of the world differ from UTC by whole quarters of an hour, and by at most 14 hours. */
const isOffset = (offset: number) => offset % quarterMs === 0 && Math.abs(offset) <= 56 * quarterMs

/** The shop's own times were read as if they were in UTC, so the same time in both ways shows the time zone. */
function offsetOf(own: string | null, gmt: string | null): number | null {
  if (own === null || gmt === null) return null
  const offset = Date.parse(own) - Date.parse(gmt)
  return isOffset(offset) ? offset : null
}

function toUtc(own: string | null, offset: number | null): string | null {
  if (own === null || offset === null) return null
  const time = Date.parse(own) - offset
  return time < endOfTime ? new Date(time).toISOString().replace('.000Z', 'Z') : null
}

/** A time of the shop in UTC, by the time zone that a time of change shows; null when it shows none. */
export const inUtc = (own: string | null, change: TimeOfChange): string | null =>
  toUtc(own, offsetOf(change.date_modified, change.date_modified_gmt))

/**
 * The time of a refund in UTC. A refund changes its order, so the order's last change shows the time zone,
 * otherwise the time when it was placed does.
 */
export const refundInUtc = (own: string | null, order: OrderTimes): string | null =>
  inUtc(own, order) ?? toUtc(own, offsetOf(order.date_created, order.date_created_gmt))
