import { addDays, daysBetween, daysFrom } from '@tandem/format'

/** The maximum that the server returns. */
export const maxDays = 1100

interface ShownDays {
  date_from: string
  date_to: string
  /** Days with data, in order. */
  known: readonly string[]
}

/**
 * Every visible day, in order. Days long before the first one with data are left out: "all days" begins with
 * the first reading.
 */
export function shownDays({ date_from, date_to, known }: ShownDays): string[] {
  const count = daysBetween(date_from, date_to) + 1
  const first = known[0]
  const isLong = count > 400
  const from = isLong && first !== undefined && first > date_from ? first : date_from
  const shown = Math.min(daysBetween(from, date_to) + 1, maxDays)
  return daysFrom(addDays(date_to, 1 - shown), shown)
}
