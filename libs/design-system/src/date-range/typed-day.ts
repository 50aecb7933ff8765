import { language, readDay, upperCase } from '@tandem/format'

/** Day, month and year separated by spaces. */
const formats = ['D M YYYY', 'D MMM YYYY', 'D MMMM YYYY']

/**
 * The day (`2026-03-07`) that somebody typed as day, month, year: `7 Mar 2026`, `7.3.2026`, `07/03/26`; also
 * `2026-03-07`, and without a year the year of `today`. `undefined` when it isn't a calendar day.
 */
export function typedDay(text: string, today: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim())
  const parts = iso
    ? [iso[3]!, iso[2]!, iso[1]!]
    : text
        .trim()
        .toLocaleLowerCase(language())
        .split(/[\s./,-]+/)
        .filter((part) => part !== '')
  const [day = '', month = '', year = today.slice(0, 4)] = parts
  if (parts.length < 2 || parts.length > 3) return undefined
  return readDay([plain(day), named(plain(month)), year.length === 2 ? `20${year}` : year].join(' '), formats)
}

/** Removes a leading zero. */
const plain = (digits: string) => digits.replace(/^0(?=\d$)/, '')

/** The month's usual short name; people also write "sept". */
const named = (month: string) => (month === 'sept' ? 'Sep' : upperCase(month.charAt(0)) + month.slice(1))

/** The first and last selectable day. */
export interface DayLimits {
  min: string | undefined
  max: string | undefined
}

/** What is wrong with typed days, and in which box. */
export interface TypedDaysError {
  at: 'start' | 'end'
  kind: 'unreadable' | 'tooEarly' | 'tooLate' | 'reversed'
}

/** The days in two boxes, or the first error in them. */
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
