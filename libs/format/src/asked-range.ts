import { addDays } from './calendar-day.ts'
import type { DayRange } from './day-range.ts'

/** How many days are shown by default. */
const usualDays = 30

/**
 * The days that figures are shown for. Without any: the last 30, including today; with only a first day:
 * until today; with only a last day there is no first. Future days are left out, because they have no data
 * and would be compared with days that do. Only when all days are in the future do they stay as requested.
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
