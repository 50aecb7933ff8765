import type { Period, PeriodCompared } from '@tandem/api-contract'
import { daysBetween, formatRange, formatTime } from '@tandem/format'
import { periodText as text } from './messages.ts'

interface ComparedPeriods {
  current: Period
  previous: Period | null
  compared: PeriodCompared | null
}

const lengthOf = ({ date_from, date_to }: Period) => daysBetween(date_from, date_to) + 1

/** What figures are compared with, in words without a full stop; null when they aren't compared. */
export function comparedWords(
  { current, previous, compared }: ComparedPeriods,
  timeZone: string,
): string | null {
  if (previous === null || compared === null) return null
  const { unit, is_part, until, is_leap_day_apart } = compared
  const days = formatRange({ start: previous.date_from, end: previous.date_to })
  const period = until === null ? days : text('until', { period: days, time: formatTime(until, timeZone) })
  if (unit === 'custom') {
    const [before, shown] = [lengthOf(previous), lengthOf(current)]
    const words = text('compared', { period })
    return before === shown ? words : text('lengths', { compared: words, before, shown })
  }
  const words = is_part
    ? text('comparedAs', { part: text(`partOf.${unit}`), period })
    : unit === 'day' || unit === 'days'
      ? text('compared', { period })
      : text('comparedAs', { part: text(`before.${unit}`), period })
  return is_leap_day_apart ? text('leapDay', { compared: words }) : words
}
