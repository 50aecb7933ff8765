import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { dayOf } from './utc.ts'

dayjs.extend(customParseFormat)

/**
 * The day that a text says in the first format that fits it exactly (tokens of dayjs, such as `D MMM YYYY`), as
 * `2026-03-07`; undefined where none fits, and for what is no day of the calendar.
 */
export function readDay(text: string, formats: readonly string[]): string | undefined {
  for (const format of formats) {
    const read = dayjs.utc(text, format, true)
    if (read.isValid()) return dayOf(read)
  }
  return undefined
}
