import { addDays } from './calendar-day.ts'
import { teamDay } from './team-day.ts'
import { offsetAt } from './zone-offset.ts'

/** Days of a team, from the first to the last, both counted; without a first where there is no limit. */
export interface DayRange {
  start: string | null
  end: string
}

const hour = 3_600_000
// No zone is further from UTC; local mean times of the past were a little further than those of today.
const furthestOffset = 16 * hour

/**
 * The moment when a day begins in a time zone, in UTC. Not always midnight: where clocks are put forward at
 * midnight the day begins at one, and a day that a zone left out begins, and ends, with the next.
 * @throws RangeError for what is no day, and for a time zone that does not exist
 */
export function dayStart(day: string, timeZone: string): string {
  const middle = Date.parse(`${addDays(day, 0)}T00:00:00Z`)
  const isBefore = (moment: number) => teamDay(new Date(moment).toISOString(), timeZone) < day
  // Nearly always midnight by the offset of that hour, which a few questions tell; asking a zone is slow.
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
 * The moments of a range of days in a time zone, in UTC: `from` belongs to it, `to` no more. For questions to a
 * database, whatever clock changes the range holds.
 * @throws RangeError as `dayStart` does
 */
export const rangeInstants = (range: DayRange, timeZone: string): { from: string | null; to: string } => ({
  from: range.start === null ? null : dayStart(range.start, timeZone),
  to: dayStart(addDays(range.end, 1), timeZone),
})
