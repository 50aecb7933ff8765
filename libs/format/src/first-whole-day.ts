import { addDays } from './calendar-day.ts'
import { dayStart } from './day-range.ts'
import { teamDay } from './team-day.ts'

/**
 * The first day in a time zone that is complete after an instant (ISO): a day that began earlier is known
 * only in part.
 * @throws RangeError for an invalid instant or an unknown time zone
 */
export function firstWholeDay(moment: string, timeZone: string): string {
  const day = teamDay(moment, timeZone)
  return Date.parse(dayStart(day, timeZone)) >= Date.parse(moment) ? day : addDays(day, 1)
}
