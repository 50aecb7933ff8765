import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import utcPlugin from 'dayjs/plugin/utc.js'

dayjs.extend(utcPlugin)

/**
 * An instant in UTC as a dayjs object. Takes a number or a `Date`, never a text: dayjs reads the years 1 to
 * 99 of a text as 1901 to 1999, and 30 February as 2 March.
 */
export const utc = (moment: number | Date): Dayjs => dayjs.utc(moment)

/**
 * The start of a day in UTC.
 * @throws RangeError for an invalid day, such as `2026-02-30`
 */
export function startInUtc(day: string): Dayjs {
  const start = utc(new Date(`${day}T00:00:00Z`))
  if (!start.isValid() || dayOf(start) !== day) throw new RangeError(`not a day: ${JSON.stringify(day)}`)
  return start
}

/** The day of an instant in UTC, `2026-01-05`. */
export const dayOf = (moment: Dayjs): string => moment.toISOString().slice(0, 10)
