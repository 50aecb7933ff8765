const millisecondsOfDay = 86_400_000

/** @throws RangeError for what is no day of the calendar, such as `2026-02-30` */
function startInUtc(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(start.getTime()) || dayOf(start) !== day)
    throw new RangeError(`not a day: ${JSON.stringify(day)}`)
  return start
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * The day so many days later, or earlier: `2024-02-28` and 1 are `2024-02-29`. Days of the calendar, which no
 * clock change makes longer or shorter.
 * @throws RangeError for what is no day, such as `2026-02-30`
 */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(startInUtc(day).getTime() + days * millisecondsOfDay))

/**
 * So many days in a row: `2024-02-28` and 3 are `2024-02-28`, `2024-02-29`, `2024-03-01`; none for 0 and less.
 * @throws RangeError for what is no day
 */
export function daysFrom(first: string, count: number): string[] {
  const start = startInUtc(first).getTime()
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    dayOf(new Date(start + index * millisecondsOfDay)),
  )
}

/**
 * The same day so many months later, or earlier; the last of the month where it has no such day: a month before
 * `2026-03-31` is `2026-02-28`.
 * @throws RangeError for what is no day
 */
export function addMonths(day: string, months: number): string {
  const date = startInUtc(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const first = dayOf(date)
  const last = addDays(firstOfNextMonth(date), -1)
  const found = addDays(first, wanted - 1)
  return found < last ? found : last
}

const firstOfNextMonth = (first: Date) =>
  dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)))

/** How many days from one day to another: 1 to the next day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startInUtc(to).getTime() - startInUtc(from).getTime()) / millisecondsOfDay)

/** A day of the week, as JavaScript counts: 0 is Sunday, 1 is Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The day of the week of a day. */
export const weekdayOf = (day: string): Weekday => startInUtc(day).getUTCDay() as Weekday
