import { addDays } from './calendar-day.ts'
import type { DayRange } from './day-range.ts'
import { formatDate } from './format-date.ts'

/**
 * A range of days as people read it: `1–7 Mar 2026`, `28 Feb – 3 Mar 2026`, `29 Dec 2025 – 4 Jan 2026`; one day
 * is that day, and a range without a first day `until 7 Mar 2026`. With a time zone it names it:
 * `1–7 Mar 2026, Europe/Istanbul`.
 * @throws RangeError for what is no day
 */
export function formatRange({ start, end }: DayRange, timeZone?: string): string {
  const days = start === null ? `until ${formatDay(end)}` : spanOf(start, end)
  return timeZone === undefined ? days : `${days}, ${timeZone}`
}

function spanOf(start: string, end: string): string {
  const [last, first] = [formatDay(end), formatDay(start)]
  if (start === end) return last
  const [day, month] = first.split(' ')
  if (start.slice(0, 7) === end.slice(0, 7)) return `${day}–${last}`
  return start.slice(0, 4) === end.slice(0, 4) ? `${day} ${month} – ${last}` : `${first} – ${last}`
}

const formatDay = (day: string) => formatDate(addDays(day, 0), 'UTC')
