import { addDays, addMonths, weekdayOf } from './calendar-day.ts'
import type { Weekday } from './calendar-day.ts'
import type { DayRange } from './day-range.ts'
import { teamDay } from './team-day.ts'
import { dayOf, startInUtc } from './utc.ts'

/** The presets offered wherever days are chosen, in this order. */
export const datePresets = [
  'lifetime',
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'last_7_days',
  'last_30_days',
  'last_90_days',
] as const
export type DatePreset = (typeof datePresets)[number]

/** The display names of the presets in English. */
export const datePresetNames: Record<DatePreset, string> = {
  lifetime: 'Lifetime',
  today: 'Today',
  yesterday: 'Yesterday',
  this_week: 'This Week',
  last_week: 'Last Week',
  this_month: 'This Month',
  last_month: 'Last Month',
  this_quarter: 'This Quarter',
  last_quarter: 'Last Quarter',
  this_year: 'This Year',
  last_year: 'Last Year',
  last_7_days: 'Last 7 Days',
  last_30_days: 'Last 30 Days',
  last_90_days: 'Last 90 Days',
}

interface PresetOptions {
  /** The current instant; an ISO text needs an offset. */
  now: string | number | Date
  /** The team's time zone, which decides which day it is. */
  timeZone: string
  /** Monday by default. */
  weekStart?: Weekday
}

/**
 * The days of a preset in a team's time zone. This week, month, quarter and year and the last 7, 30 and 90 days
 * end today; lifetime has no first day. A quarter starts in January, April, July or October.
 * @throws RangeError for an unknown time zone or an unreadable instant
 */
export function datePreset(name: DatePreset, { now, timeZone, weekStart = 1 }: PresetOptions): DayRange {
  const today = teamDay(typeof now === 'string' ? now : isoOf(new Date(now)), timeZone)
  return rangeOf(name, today, weekStart)
}

function isoOf(moment: Date): string {
  if (Number.isNaN(moment.getTime())) throw new RangeError('not a moment in time')
  return moment.toISOString()
}

function rangeOf(name: DatePreset, today: string, weekStart: Weekday): DayRange {
  const firstOfWeek = addDays(today, -((weekdayOf(today) - weekStart + 7) % 7))
  const first = firstOfMonth(today)
  const quarter = addMonths(first, -((Number(today.slice(5, 7)) - 1) % 3))
  const year = `${today.slice(0, 4)}-01-01`
  switch (name) {
    case 'lifetime':
      return { start: null, end: today }
    case 'today':
      return { start: today, end: today }
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) }
    case 'this_week':
      return { start: firstOfWeek, end: today }
    case 'last_week':
      return { start: addDays(firstOfWeek, -7), end: addDays(firstOfWeek, -1) }
    case 'this_month':
      return { start: first, end: today }
    case 'last_month':
      return { start: addMonths(first, -1), end: addDays(first, -1) }
    case 'this_quarter':
      return { start: quarter, end: today }
    case 'last_quarter':
      return { start: addMonths(quarter, -3), end: addDays(quarter, -1) }
    case 'this_year':
      return { start: year, end: today }
    case 'last_year':
      return { start: addMonths(year, -12), end: addDays(year, -1) }
    case 'last_7_days':
      return { start: addDays(today, -6), end: today }
    case 'last_30_days':
      return { start: addDays(today, -29), end: today }
    case 'last_90_days':
      return { start: addDays(today, -89), end: today }
  }
}

const firstOfMonth = (day: string) => dayOf(startInUtc(day).startOf('month'))
