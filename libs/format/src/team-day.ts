import { twoDigits, zonedTime } from './zoned-time.ts'

/**
 * The day, `2026-01-05`, of an instant in a team's time zone, which daily figures are grouped by.
 * @throws RangeError for an unreadable instant, one without an offset, or an unknown time zone
 */
export function teamDay(iso: string, timeZone: string): string {
  const { year, month, day } = zonedTime(iso, timeZone)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}
