import { addDays } from './calendar-day.ts'
import { dayStart } from './day-range.ts'
import { offsetSpans } from './offset-spans.ts'
import { offsetAt } from './zone-offset.ts'
import { startInUtc, utc } from './utc.ts'

/**
 * The moment (ISO) of a day at which the clocks of a zone show the same time as at another moment (ISO). Where clocks were
 * put back and show it twice, the first of both; where they were put forward over it, the moment of the change.
 * @throws RangeError for what is no day or no moment, and for a time zone that does not exist
 */
export function sameTimeOn(day: string, moment: string, timeZone: string): string {
  const at = Date.parse(moment)
  const clock = utc(at + offsetAt(at, timeZone))
  const shown = startInUtc(day)
    .add(clock.diff(clock.startOf('day')))
    .valueOf()
  const end = dayStart(addDays(day, 1), timeZone)
  for (const { from, until, seconds } of offsetSpans(dayStart(day, timeZone), end, timeZone)) {
    const found = Math.max(Date.parse(from), shown - seconds * 1000)
    if (found < Date.parse(until)) return new Date(found).toISOString()
  }
  return end
}
