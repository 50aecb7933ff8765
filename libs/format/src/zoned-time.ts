import type { Dayjs } from 'dayjs'
import { perZone } from './per-zone.ts'
import { utc } from './utc.ts'

/** An instant in a zone's local time; `month` is 1 to 12. */
export interface ZonedTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const partsIn = perZone('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})
const stampsIn = perZone('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/**
 * An instant for spreadsheets, in a zone's local time: `2026-11-21 14:06:00`. Fast enough for files of a
 * hundred thousand rows.
 * @throws RangeError for an unknown time zone and an unreadable instant
 */
export const formatStamp = (iso: string, timeZone: string): string => stampsIn(timeZone).format(new Date(iso))

const withOffset = /^(\d{4}-\d{2}-\d{2}|.+(Z|[+-]\d{2}(:?\d{2})?))$/i

/**
 * @throws RangeError for an unknown time zone, an unreadable instant, and a time without an offset: the
 * machine's own zone would decide what it means. A bare day is its start in UTC.
 */
export function zonedTime(iso: string, timeZone: string): ZonedTime {
  const moment = withOffset.test(iso) ? new Date(iso) : undefined
  if (!moment || Number.isNaN(moment.getTime()))
    throw new RangeError(`not a moment in time: ${JSON.stringify(iso)}`)
  const read: Record<string, number> = {}
  for (const { type, value } of partsIn(timeZone).formatToParts(moment)) read[type] = Number(value)
  return { year: read.year!, month: read.month!, day: read.day!, hour: read.hour!, minute: read.minute! }
}

/**
 * A zone's local time at an instant, for formatting and calculating with dayjs: the object itself is in UTC.
 * @throws RangeError as `zonedTime` does
 */
export function clockOf(iso: string, timeZone: string): Dayjs {
  const { year, month, day, hour, minute } = zonedTime(iso, timeZone)
  const shown = new Date(Date.UTC(2000, month - 1, day, hour, minute))
  shown.setUTCFullYear(year, month - 1, day)
  return utc(shown)
}

export const twoDigits = (value: number) => String(value).padStart(2, '0')
