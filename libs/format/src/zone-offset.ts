import { minuteMs } from './lengths-of-time.ts'
import { zonedTime } from './zoned-time.ts'

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds; exact to the minute. */
export function offsetAt(moment: number, timeZone: string): number {
  const clock = zonedTime(new Date(moment).toISOString(), timeZone)
  return (
    Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute) -
    Math.floor(moment / minuteMs) * minuteMs
  )
}
