import { addDays, dayMs, daysBetween, daysFrom, dayStart, teamDay, weekdayOf } from '@tandem/format'

/** Consecutive days of a team. */
export interface LiftCalendar {
  days: readonly string[]
  /** The first instant of each day, and finally the end of the last one. */
  starts: Float64Array
  weekdays: Uint8Array
  /** How many of the days are over: the last one may be incomplete. */
  wholeDays: number
}

/** The days from one instant to another. */
export function liftCalendar(from: number, until: number, timezone: string): LiftCalendar {
  const first = dayOf(from, timezone)
  const days = daysFrom(first, daysBetween(first, dayOf(until, timezone)) + 1)
  const ends = [...days, addDays(first, days.length)]
  const starts = Float64Array.from(ends, (day) => Date.parse(dayStart(day, timezone)))
  return {
    days,
    starts,
    weekdays: Uint8Array.from(days, weekdayOf),
    wholeDays: starts[days.length]! <= until ? days.length : days.length - 1,
  }
}

const dayOf = (moment: number, timezone: string) => teamDay(new Date(moment).toISOString(), timezone)

/** The index of the day of an instant: −1 before the first, their number after the last. */
export function dayIndex({ starts }: LiftCalendar, moment: number): number {
  const count = starts.length - 1
  if (!(moment >= starts[0]!)) return -1
  if (moment >= starts[count]!) return count
  let index = Math.min(count - 1, Math.floor((moment - starts[0]!) / dayMs))
  while (moment < starts[index]!) index--
  while (moment >= starts[index + 1]!) index++
  return index
}

/** The index of the first day that begins at an instant or after it. */
export function firstWholeDay(calendar: LiftCalendar, moment: number): number {
  const index = dayIndex(calendar, moment)
  if (index < 0) return 0
  return calendar.starts[index]! < moment ? index + 1 : index
}
