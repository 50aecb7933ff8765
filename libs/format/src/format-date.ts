import { startInUtc } from './utc.ts'
import { clockOf } from './zoned-time.ts'

/**
 * The day of a moment in a time zone, `5 Jan 2026`. A bare day (`2026-01-05`) is formatted with zone `UTC`.
 * @throws RangeError for an unreadable moment, one without an offset, or an unknown time zone
 */
export const formatDate = (iso: string, timeZone: string): string =>
  clockOf(iso, timeZone).format('D MMM YYYY')

/**
 * Day and wall-clock time of a moment in a time zone, `5 Jan 2026 09:04`.
 * @throws RangeError as `formatDate` does
 */
export const formatDateTime = (iso: string, timeZone: string): string =>
  clockOf(iso, timeZone).format('D MMM YYYY HH:mm')

/**
 * The month of a bare day (`2026-05-01`) as people read it, `May 2026`.
 * @throws RangeError for what is no day
 */
export const formatMonth = (day: string): string => startInUtc(day).format('MMMM YYYY')
