import { dayOf, startInUtc } from './utc.ts'

/**
 * The day this many days later, or earlier: `2024-02-28` and 1 are `2024-02-29`. Calendar days, independent
 * of clock changes.
 * @throws RangeError for an invalid day, such as `2026-02-30`
 */
export const addDays = (day: string, days: number): string => dayOf(startInUtc(day).add(days, 'day'))

/**
 * This many days in a row: `2024-02-28` and 3 are `2024-02-28`, `2024-02-29`, `2024-03-01`; none for 0 and
 * less.
 * @throws RangeError for an invalid day
 */
export function daysFrom(first: string, count: number): string[] {
  const start = startInUtc(first)
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(start.add(index, 'day')))
}

/**
 * The same day this many months later, or earlier; the last of the month if it has no such day: a month
 * before `2026-03-31` is `2026-02-28`.
 * @throws RangeError for an invalid day
 */
export const addMonths = (day: string, months: number): string => dayOf(startInUtc(day).add(months, 'month'))

/** The number of days from one day to another: 1 to the next day. */
export const daysBetween = (from: string, to: string): number => startInUtc(to).diff(startInUtc(from), 'day')

/** A weekday, numbered as in JavaScript: 0 is Sunday, 1 is Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The weekday of a day. */
export const weekdayOf = (day: string): Weekday => startInUtc(day).day()
