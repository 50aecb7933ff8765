import { addDays, addMonths, daysBetween } from './calendar-day.ts'
import type { DayRange } from './day-range.ts'

/** What days are compared with: as many days directly before them, the same days a year earlier, or nothing. */
export type RangeComparison = 'previous_period' | 'previous_year' | 'none'

/** Before it there are no days that can be written with four digits of the year. */
const firstDay = '0001-01-01'

/**
 * The days that some are compared with; null where they are compared with nothing, where they have no first day, and
 * where they would begin before the year 1. A year before 29 February is 28 February.
 */
export function comparedRange(
  { start, end }: DayRange,
  comparison: RangeComparison,
): { start: string; end: string } | null {
  if (start === null || comparison === 'none') return null
  if (comparison === 'previous_year') {
    return start < '0002-01-01' ? null : { start: addMonths(start, -12), end: addMonths(end, -12) }
  }
  const days = daysBetween(start, end) + 1
  return daysBetween(firstDay, start) < days
    ? null
    : { start: addDays(start, -days), end: addDays(start, -1) }
}
