import { addDays } from './calendar-day.ts'
import { dayStart } from './day-range.ts'
import { teamDay } from './team-day.ts'

/**
 * The first day of a time zone that lies wholly after a moment (ISO): a day that began before it is known in part only.
 * @throws RangeError for what is no moment, and for a time zone that does not exist
 */
export function firstWholeDay(moment: string, timeZone: string): string {
  const day = teamDay(moment, timeZone)
  return Date.parse(dayStart(day, timeZone)) >= Date.parse(moment) ? day : addDays(day, 1)
}
