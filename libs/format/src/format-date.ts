import { startInUtc } from './utc.ts'
import { clockOf } from './zoned-time.ts'

/**
 * The day of an instant in a time zone, `5 Jan 2026`. Use zone `UTC` for a bare day (`2026-01-05`).
 * @throws RangeError for an unreadable instant, one without an offset, or an unknown time zone
 */
export const formatDate = (iso: string, timeZone: string): string =>
  clockOf(iso, timeZone).format('D MMM YYYY')

/**
 * Day and local time of an instant in a time zone, `5 Jan 2026 09:04`.
 * @throws RangeError as `formatDate` does
 */
export const formatDateTime = (iso: string, timeZone: string): string =>
  clockOf(iso, timeZone).format('D MMM YYYY HH:mm')

/**
 * The month of a bare day (`2026-05-01`) for people, `May 2026`.
 * @throws RangeError for an invalid day
 */
export const formatMonth = (day: string): string => startInUtc(day).format('MMMM YYYY')
