import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import utcPlugin from 'dayjs/plugin/utc.js'

dayjs.extend(utcPlugin)

/**
 * A moment in UTC as dayjs has it. Given as a number or a `Date`, never as a text: dayjs takes the years 1 to 99 of a text
 * for 1901 to 1999, and the 30th of February for the 2nd of March.
 */
export const utc = (moment: number | Date): Dayjs => dayjs.utc(moment)

/**
 * The start of a day in UTC.
 * @throws RangeError for what is no day of the calendar, such as `2026-02-30`
 */
export function startInUtc(day: string): Dayjs {
  const start = utc(new Date(`${day}T00:00:00Z`))
  if (!start.isValid() || dayOf(start) !== day) throw new RangeError(`not a day: ${JSON.stringify(day)}`)
  return start
}

/** The day that a moment has in UTC, `2026-01-05`. */
export const dayOf = (moment: Dayjs): string => moment.toISOString().slice(0, 10)
