import type { DayRange } from './day-range.ts'
import { language } from './language.ts'
import type { Language } from './language.ts'
import { dateNames } from './names-of-dates.ts'
import { startInUtc } from './utc.ts'

/**
 * A range of days for people: `1–7 Mar 2026`, `28 Feb – 3 Mar 2026`, `29 Dec 2025 – 4 Jan 2026`; a single day
 * is just that day, and a range without a first day is `until 7 Mar 2026`. With a time zone it is named too:
 * `1–7 Mar 2026, Europe/Istanbul`.
 * @throws RangeError for an invalid day
 */
export function formatRange({ start, end }: DayRange, timeZone?: string, inLanguage = language()): string {
  const days = start === null ? until[inLanguage](dayIn(end, inLanguage)) : spanOf(start, end, inLanguage)
  return timeZone === undefined ? days : `${days}, ${timeZone}`
}

const until: Record<Language, (day: string) => string> = {
  en: (day) => `until ${day}`,
  tr: (day) => `${day} gününe kadar`,
}

const whole = 'D MMM YYYY'

const dayIn = (day: string, inLanguage: Language) =>
  startInUtc(day).locale(dateNames(inLanguage)).format(whole)

function spanOf(start: string, end: string, inLanguage: Language): string {
  const names = dateNames(inLanguage)
  const [first, last] = [startInUtc(start).locale(names), startInUtc(end).locale(names)]
  if (start === end) return last.format(whole)
  if (first.isSame(last, 'month')) return `${first.format('D')}–${last.format(whole)}`
  return `${first.format(first.isSame(last, 'year') ? 'D MMM' : whole)} – ${last.format(whole)}`
}
