import { addDays } from './calendar-day.ts'
import { dayStart } from './day-range.ts'
import { offsetSpans } from './offset-spans.ts'
import { offsetAt } from './zone-offset.ts'
import { startInUtc, utc } from './utc.ts'

/**
 * The instant (ISO) of a day with the same local time as another instant (ISO). If that time exists twice
 * because clocks went back, the first one; if it was skipped, the instant of the change.
 * @throws RangeError for an invalid day or instant, or an unknown time zone
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
