import { zonedTime } from './zoned-time.ts'

const minute = 60_000

/** How far the clocks of a zone are ahead of UTC in the minute of a moment, in milliseconds; whole minutes are told. */
export function offsetAt(moment: number, timeZone: string): number {
  const clock = zonedTime(new Date(moment).toISOString(), timeZone)
  return (
    Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute) -
    Math.floor(moment / minute) * minute
  )
}
