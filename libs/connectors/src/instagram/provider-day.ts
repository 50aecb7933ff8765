import { addDays, dayStart, hourMs, teamDay } from '@tandem/format'

/** Instagram's days begin at midnight there, whatever the account's time zone. */
const zone = 'America/Los_Angeles'

/** Instagram's day of an instant (ISO). */
export const providerDay = (moment: string): string => teamDay(moment, zone)

/** The first and the last second of days, both days included, as Unix seconds. */
export const secondsOf = (from: string, until: string) => ({
  since: Date.parse(dayStart(from, zone)) / 1000,
  until: Date.parse(dayStart(addDays(until, 1), zone)) / 1000 - 1,
})

/** The day of an end time at 07:00 or 08:00 UTC: half a day earlier is inside it. */
export const dayOfEnd = (endTime: string): string =>
  providerDay(new Date(Date.parse(endTime) - 12 * hourMs).toISOString())

/**
 * When an hour (0 to 23) of one of Instagram's days begins, in UTC; null for the one that is skipped in
 * spring. In autumn, the first of the duplicate hours. Clocks change at two there.
 */
export function hourStart(day: string, hourOfDay: number): string | null {
  const start = Date.parse(dayStart(day, zone))
  const lengthInHours = (Date.parse(dayStart(addDays(day, 1), zone)) - start) / hourMs
  if (lengthInHours === 23 && hourOfDay === 2) return null
  const sinceStart = hourOfDay < 2 ? hourOfDay : hourOfDay + lengthInHours - 24
  return new Date(start + sinceStart * hourMs).toISOString().replace('.000Z', 'Z')
}
