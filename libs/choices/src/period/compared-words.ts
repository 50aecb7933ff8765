import type { Period, PeriodCompared } from '@tandem/api-contract'
import { formatDateTime, formatRange } from '@tandem/format'
import { periodText as text } from './messages.ts'

/** What figures are compared with, in words without a full stop; null when they aren't compared. */
export function comparedWords(
  { previous, compared }: { previous: Period | null; compared: PeriodCompared | null },
  timeZone: string,
): string | null {
  if (previous === null || compared === null) return null
  const { unit, is_part, until, is_leap_day_apart } = compared
  const days = formatRange({ start: previous.date_from, end: previous.date_to })
  const period =
    until === null ? days : text('until', { period: days, time: formatDateTime(until, timeZone).slice(-5) })
  const words = is_part
    ? text('comparedAs', { part: text(`partOf.${unit}`), period })
    : unit === 'day' || unit === 'days'
      ? text('compared', { period })
      : text('comparedAs', { part: text(`before.${unit}`), period })
  return is_leap_day_apart ? text('leapDay', { compared: words }) : words
}
