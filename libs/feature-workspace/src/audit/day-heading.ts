import { addDays, formatDate, language, weekdayNames, weekdayOf } from '@tandem/format'
import { auditText as text } from './messages.ts'

/** The heading of a day, `2026-11-27`: today and yesterday by name, others with their weekday. */
export function dayHeading(day: string, today: string): string {
  if (day === today) return text('list.today')
  if (day === addDays(today, -1)) return text('list.yesterday')
  const weekday = weekdayNames(language())[weekdayOf(day)] ?? ''
  return text('list.day', { weekday, date: formatDate(`${day}T00:00:00Z`, 'UTC') })
}
