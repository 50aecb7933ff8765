import { addDays, addMonths, daysBetween } from './calendar-day.ts'
import type { DayRange } from './day-range.ts'
import { sameTimeOn } from './same-time-on.ts'
import { teamDay } from './team-day.ts'

/** What days are compared with: the period before, the same days a year earlier, chosen days, or nothing. */
export type RangeComparison = 'previous_period' | 'previous_year' | 'none' | { start: string; end: string }

/** The calendar unit of a range, which decides the days before it; `custom` when a person chose the days. */
type ComparedUnit = 'day' | 'week' | 'month' | 'months' | 'year' | 'days' | 'custom'

/** The days to compare with. */
export interface ComparedRange {
  start: string
  end: string
  unit: ComparedUnit
  /** Whether the shown period isn't over: these are then the same part of the period before. */
  isPart: boolean
  /** The instant (ISO) at which the last of these days is cut; null when it counts as a whole. */
  until: string | null
  /** Whether exactly one of the two has a 29 February. */
  isLeapDayApart: boolean
}

interface Clock {
  /** The current instant, an ISO text with an offset. */
  now: string
  timeZone: string
}

/** Earlier days can't be written with a four-digit year. */
const firstDay = '0001-01-01'

/**
 * The days to compare a range with; null without a comparison, without a first day, and before the year 1. A
 * range that is a calendar unit is compared with the one before:
 *
 * - from 1 January to a later month of that year, unless it is the first quarter: the same days of the year before
 * - whole months, up to a year: as many whole months before; more than a week from the first of a month: the
 * same days of
 *  the month before
 * - two to seven days: the same weekdays of the week before
 * - all others: the same number of days directly before
 *
 * If the range includes today, only the same part of the period before counts: to the same day, and on it to
 * the same time of day. A month without that day counts as a whole. Chosen days all count.
 * @throws RangeError for an invalid day, instant or time zone
 */
export function comparedRange(
  { start, end }: DayRange,
  comparison: RangeComparison,
  { now, timeZone }: Clock,
): ComparedRange | null {
  if (start === null || comparison === 'none') return null
  if (typeof comparison === 'object')
    return { ...comparison, unit: 'custom', isPart: false, until: null, isLeapDayApart: false }
  const today = teamDay(now, timeZone)
  const isPart = start <= today && today <= end
  const shown = { start, end: isPart ? today : end }
  const { unit, ...step } = comparison === 'previous_year' ? aYear : stepBefore(start, end, shown.end)
  if (isBeforeCalendar(start, step)) return null
  const before = { start: moved(start, step), end: moved(shown.end, step) }
  // A whole month is compared with a whole one, whatever their lengths.
  if (!isPart && (unit === 'month' || unit === 'months') && isLastOfMonth(end))
    before.end = addDays(start, -1)
  const hasSameDay = step.days > 0 || before.end.slice(8) === today.slice(8) || start === today
  return {
    ...before,
    unit,
    isPart,
    until: isPart && hasSameDay ? sameTimeOn(before.end, now, timeZone) : null,
    isLeapDayApart:
      unit === 'year' &&
      (lengthOf(before) !== lengthOf(shown) || start.endsWith('-02-29') || end.endsWith('-02-29')),
  }
}

/** How far back the earlier period is: days or months. */
interface Step {
  days: number
  months: number
}

const aYear = { unit: 'year', days: 0, months: 12 } as const

function stepBefore(start: string, end: string, shownEnd: string): Step & { unit: ComparedUnit } {
  const length = lengthOf({ start, end })
  const months = monthsFrom(start, end)
  const isFirstQuarter = months === 3 && end.endsWith('-03-31')
  if (start.endsWith('-01-01') && start.slice(0, 4) === end.slice(0, 4) && months > 1 && !isFirstQuarter)
    return aYear
  if (start.endsWith('-01') && months === 1 && length > 7) return { unit: 'month', days: 0, months }
  if (start.endsWith('-01') && isLastOfMonth(end) && months <= 12) return { unit: 'months', days: 0, months }
  if (length === 1) return { unit: 'day', days: 1, months: 0 }
  if (length <= 7) return { unit: 'week', days: 7, months: 0 }
  // For other ranges, future days don't count.
  return { unit: 'days', days: lengthOf({ start, end: shownEnd }), months: 0 }
}

const lengthOf = ({ start, end }: { start: string; end: string }) => daysBetween(start, end) + 1

/** How many months a range touches. */
const monthsFrom = (start: string, end: string) =>
  (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
  Number(end.slice(5, 7)) -
  Number(start.slice(5, 7)) +
  1

/** The last possible day has no next one. */
const isLastOfMonth = (day: string) => day < '9999-12-31' && addDays(day, 1).endsWith('-01')

const moved = (day: string, { days, months }: Step) =>
  months > 0 ? addMonths(day, -months) : addDays(day, -days)

const isBeforeCalendar = (start: string, { days, months }: Step) =>
  months > 0 ? start < '0002-01-01' : daysBetween(firstDay, start) < days
