import type { DayRange } from './day-range.ts'
import { startInUtc } from './utc.ts'

/**
 * A range of days for people: `1–7 Mar 2026`, `28 Feb – 3 Mar 2026`, `29 Dec 2025 – 4 Jan 2026`; a single day
 * is just that day, and a range without a first day is `until 7 Mar 2026`. With a time zone it is named too:
 * `1–7 Mar 2026, Europe/Istanbul`.
 * @throws RangeError for an invalid day
 */
export function formatRange({ start, end }: DayRange, timeZone?: string): string {
  const days = start === null ? `until ${startInUtc(end).format(whole)}` : spanOf(start, end)
  return timeZone === undefined ? days : `${days}, ${timeZone}`
}

const whole = 'D MMM YYYY'

function spanOf(start: string, end: string): string {
  const [first, last] = [startInUtc(start), startInUtc(end)]
  if (start === end) return last.format(whole)
  if (first.isSame(last, 'month')) return `${first.format('D')}–${last.format(whole)}`
  return `${first.format(first.isSame(last, 'year') ? 'D MMM' : whole)} – ${last.format(whole)}`
}
