import { addDays, daysBetween, daysFrom } from '@tandem/format'

/** As many as the server tells at once. */
export const mostDays = 1100

interface ShownDays {
  date_from: string
  date_to: string
  /** Days of which something is known, in their order. */
  known: readonly string[]
}

/**
 * Every day that is shown, in their order. Days long before the first that is known are left out: all days there are
 * begin where reading began.
 */
export function shownDays({ date_from, date_to, known }: ShownDays): string[] {
  const count = daysBetween(date_from, date_to) + 1
  const first = known[0]
  const isLong = count > 400
  const from = isLong && first !== undefined && first > date_from ? first : date_from
  const shown = Math.min(daysBetween(from, date_to) + 1, mostDays)
  return daysFrom(addDays(date_to, 1 - shown), shown)
}
