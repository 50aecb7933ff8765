import { twoDigits, zonedTime } from './zoned-time.ts'

/**
 * The day, `2026-01-05`, that a moment belongs to in a team's time zone: what daily figures are grouped by.
 * @throws RangeError for an unreadable moment, one without an offset, or an unknown time zone
 */
export function teamDay(iso: string, timeZone: string): string {
  const { year, month, day } = zonedTime(iso, timeZone)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}
