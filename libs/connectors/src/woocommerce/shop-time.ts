import { minuteMs } from '@tandem/format'
import { endOfTime } from './values.ts'
import type { ShopTime } from './values.ts'

/** A row's time of change, in the shop's time zone and in UTC. */
interface TimeOfChange {
  date_modified: ShopTime
  date_modified_gmt: string | null
}

/** An order's times, in the shop's time zone and in UTC. */
export interface OrderTimes extends TimeOfChange {
  date_created: ShopTime
  date_created_gmt: string | null
}

const quarterMs = 15 * minuteMs

/** The clocks of the world differ from UTC by whole quarters of an hour, and by at most 14 hours. */
const isOffset = (offset: number) => offset % quarterMs === 0 && Math.abs(offset) <= 56 * quarterMs

/**
 * By how much the shop's clock is ahead of UTC, which the same time in both ways shows. A time that is written in UTC
 * itself says nothing about the clock.
 */
function offsetOf({ clock, utc }: ShopTime, gmt: string | null): number | null {
  if (clock === null || gmt === null || clock === utc) return null
  const offset = Date.parse(clock) - Date.parse(gmt)
  return isOffset(offset) ? offset : null
}

function toUtc({ clock, utc }: ShopTime, offset: number | null): string | null {
  if (utc !== null) return utc
  if (clock === null || offset === null) return null
  const time = Date.parse(clock) - offset
  return time < endOfTime ? new Date(time).toISOString().replace('.000Z', 'Z') : null
}

/** A time of the shop in UTC: by its offset, otherwise by the time zone that a time of change shows. Null without either. */
export const inUtc = (own: ShopTime, change: TimeOfChange): string | null =>
  toUtc(own, offsetOf(change.date_modified, change.date_modified_gmt))

/**
 * The time of a refund in UTC. A refund changes its order, so the order's last change shows the time zone,
 * otherwise the time when it was placed does.
 */
export const refundInUtc = (own: ShopTime, order: OrderTimes): string | null =>
  inUtc(own, order) ?? toUtc(own, offsetOf(order.date_created, order.date_created_gmt))
