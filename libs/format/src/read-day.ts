import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { dayOf } from './utc.ts'

dayjs.extend(customParseFormat)

/**
 * The day in a text, by the first format that fits exactly (dayjs tokens, such as `D MMM YYYY`), as
 * `2026-03-07`; undefined when none fits, or when the calendar has no such day.
 */
export function readDay(text: string, formats: readonly string[]): string | undefined {
  for (const format of formats) {
    const read = dayjs.utc(text, format, true)
    if (read.isValid()) return dayOf(read)
  }
  return undefined
}
