import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { language } from './language.ts'
import { dateNames } from './names-of-dates.ts'
import { dayOf } from './utc.ts'

dayjs.extend(customParseFormat)

/** As the plugin reads it; the types of `utc` leave the locale out. */
const readUtc = dayjs.utc as unknown as (text: string, format: string, locale: string, strict: true) => Dayjs

/**
 * The day in a text, with the months of the language in use, by the first format that fits exactly (dayjs tokens, such as `D MMM YYYY`), as
 * `2026-03-07`; undefined when none fits, or when the calendar has no such day.
 */
export function readDay(text: string, formats: readonly string[]): string | undefined {
  const names = dateNames(language())
  for (const format of formats) {
    const read = readUtc(text, format, names, true)
    if (read.isValid()) return dayOf(read)
  }
  return undefined
}
