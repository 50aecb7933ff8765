import { addDays } from '@tandem/format'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The day (`2026-03-07`) that somebody typed, in the order day, month, year: `7 Mar 2026`, `7.3.2026`, `07/03/26`; also
 * `2026-03-07`, and without a year that of `today`. `undefined` for what is no day of the calendar.
 */
export function typedDay(text: string, today: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim())
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s./,-]+/)
    .filter((part) => part !== '')
  const [day = '', month = '', year = today.slice(0, 4)] = parts
  if (parts.length < 2 || parts.length > 3) return undefined
  const named = monthNames.findIndex((name) => month.length >= 3 && fullName(name).startsWith(month))
  return dayOf(year.length === 2 ? `20${year}` : year, named === -1 ? month : String(named + 1), day)
}

const fullName = (short: string) =>
  new Date(Date.UTC(2026, monthNames.indexOf(short), 1))
    .toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
    .toLowerCase()

function dayOf(year: string, month: string, day: string): string | undefined {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  try {
    return addDays(iso, 0)
  } catch {
    return undefined
  }
}

/** The first and the last day that may be chosen. */
export interface DayLimits {
  min: string | undefined
  max: string | undefined
}

/** What is wrong with typed days, and at which of them. */
export interface TypedDaysError {
  at: 'start' | 'end'
  kind: 'unreadable' | 'tooEarly' | 'tooLate' | 'reversed'
}

/** The days that two boxes say, or the first thing that is wrong with them. */
export function readDays(
  typed: { start: string; end: string },
  today: string,
  { min, max }: DayLimits,
): { start: string; end: string } | TypedDaysError {
  const days = { start: '', end: '' }
  for (const at of ['start', 'end'] as const) {
    const day = typedDay(typed[at], today)
    if (day === undefined) return { at, kind: 'unreadable' }
    if (min !== undefined && day < min) return { at, kind: 'tooEarly' }
    if (max !== undefined && day > max) return { at, kind: 'tooLate' }
    days[at] = day
  }
  return days.start > days.end ? { at: 'end', kind: 'reversed' } : days
}
