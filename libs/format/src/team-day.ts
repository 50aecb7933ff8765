import { twoDigits, zonedTime } from './zoned-time.ts'

/**
 * The day, `2026-01-05`, of an instant in a team's time zone, which daily figures are grouped by.
 * @throws RangeError for an unreadable instant, one without an offset, or an unknown time zone
 */
export function teamDay(iso: string, timeZone: string): string {
  const { year, month, day } = zonedTime(iso, timeZone)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

/**
 * The hour, 0 to 23, of an instant in a team's time zone.
 * @throws RangeError as `teamDay` does
 */
export const teamHour = (iso: string, timeZone: string): number => zonedTime(iso, timeZone).hour
