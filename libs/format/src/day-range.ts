import { hourMs } from './lengths-of-time.ts'
import { addDays } from './calendar-day.ts'
import { teamDay } from './team-day.ts'
import { offsetAt } from './zone-offset.ts'

/** Days of a team, first and last included; no first day means no limit. */
export interface DayRange {
  start: string | null
  end: string
}

// No zone is further from UTC; historic local mean times were slightly further than today's.
const furthestOffset = 16 * hourMs

/**
 * The instant when a day begins in a time zone, in UTC. Not always midnight: if clocks go forward at midnight
 * the day begins at one, and a day that a zone skipped begins, and ends, with the next.
 * @throws RangeError for an invalid day or an unknown time zone
 */
export function dayStart(day: string, timeZone: string): string {
  const middle = Date.parse(`${addDays(day, 0)}T00:00:00Z`)
  const isBefore = (moment: number) => teamDay(new Date(moment).toISOString(), timeZone) < day
  // Almost always midnight by the offset of that hour, which takes few zone lookups; they are slow.
  const guess = middle - offsetAt(middle, timeZone)
  for (const midnight of [guess, middle - offsetAt(guess, timeZone)]) {
    if (!isBefore(midnight) && isBefore(midnight - 1)) return new Date(midnight).toISOString()
  }
  let before = middle - furthestOffset
  let after = middle + furthestOffset
  while (after - before > 1) {
    const moment = Math.floor((before + after) / 2)
    if (isBefore(moment)) before = moment
    else after = moment
  }
  return new Date(after).toISOString()
}

/**
 * The instants of a range of days in a time zone, in UTC: `from` is included, `to` isn't. For database
 * queries, whatever clock changes the range contains.
 * @throws RangeError as `dayStart` does
 */
export const rangeInstants = (range: DayRange, timeZone: string): { from: string | null; to: string } => ({
  from: range.start === null ? null : dayStart(range.start, timeZone),
  to: dayStart(addDays(range.end, 1), timeZone),
})
