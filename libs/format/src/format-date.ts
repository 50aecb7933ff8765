import { addDays } from './calendar-day.ts'
import { twoDigits, zonedTime } from './zoned-time.ts'

// Written out, because ICU's British English says "Sept".
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * The day of a moment in a time zone, `5 Jan 2026`. A bare day (`2026-01-05`) is formatted with zone `UTC`.
 * @throws RangeError for an unreadable moment, one without an offset, or an unknown time zone
 */
export function formatDate(iso: string, timeZone: string): string {
  const { day, month, year } = zonedTime(iso, timeZone)
  return `${day} ${months[month - 1]} ${year}`
}

/**
 * Day and wall-clock time of a moment in a time zone, `5 Jan 2026 09:04`.
 * @throws RangeError as `formatDate` does
 */
export function formatDateTime(iso: string, timeZone: string): string {
  const { day, month, year, hour, minute } = zonedTime(iso, timeZone)
  return `${day} ${months[month - 1]} ${year} ${twoDigits(hour)}:${twoDigits(minute)}`
}

/**
 * The month of a bare day (`2026-05-01`) as people read it, `May 2026`.
 * @throws RangeError for what is no day
 */
export function formatMonth(day: string): string {
  const { month, year } = zonedTime(addDays(day, 0), 'UTC')
  return `${longMonths[month - 1]} ${year}`
}
