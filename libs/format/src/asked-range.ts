import { addDays } from './calendar-day.ts'
import type { DayRange } from './day-range.ts'

/** How many days are shown where none are asked for. */
const usualDays = 30

/**
 * The days that figures are shown of. Without any the last 30, today included; with a first day alone until today; with a
 * last day alone there is no first. Days to come are left off: they have nothing to show, and would be compared with days
 * that have. Only days that all are to come stay as they were asked for.
 */
export function askedRange(
  { date_from, date_to }: { date_from?: string | undefined; date_to?: string | undefined },
  today: string,
): DayRange {
  if (date_from === undefined && date_to === undefined)
    return { start: addDays(today, 1 - usualDays), end: today }
  if (date_from !== undefined && date_from > today) return { start: date_from, end: date_to ?? date_from }
  return { start: date_from ?? null, end: date_to === undefined || date_to > today ? today : date_to }
}
