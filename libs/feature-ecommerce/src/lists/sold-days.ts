import { addDays, daysBetween, daysFrom } from '@tandem/format'

/** What was sold on one day in one currency. */
export interface SoldDay {
  day: string
  currency: string
  orders: number
  units: number
  revenue: number
}

/** As many days as the server tells of at once. */
export const mostDays = 1100

/** What a chart shows: `orders` or `units` of all currencies together, or the revenue in the currency of that code. */
export type Measure = string

/**
 * Every day of what was asked: from its first one, or the first with a sale, until its last one, or today. Of more than
 * the server tells of, the latest.
 */
export function daysShown(
  rows: readonly Pick<SoldDay, 'day'>[],
  { date_from, date_to, today }: { date_from?: string; date_to?: string; today: string },
): string[] {
  const sold = rows.map(({ day }) => day).toSorted()
  const first = date_from ?? sold[0]
  // What a shop dates a day ahead is shown, too.
  const last = date_to ?? [today, ...sold.slice(-1)].toSorted().at(-1)
  if (first === undefined || last === undefined || first > last) return []
  const count = Math.min(daysBetween(first, last) + 1, mostDays)
  return daysFrom(addDays(last, 1 - count), count)
}

/** One value a day: a day without a sale has sold nothing, unless it lies before the first that is known; that is null. */
export function valuesOf(
  rows: readonly SoldDay[],
  days: readonly string[],
  { measure, since }: { measure: Measure; since: string | null },
): (number | null)[] {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const value = measure === 'orders' ? row.orders : measure === 'units' ? row.units : amountIn(row, measure)
    sums.set(row.day, (sums.get(row.day) ?? 0) + value)
  }
  return days.map((day) => (since !== null && day < since ? null : (sums.get(day) ?? 0)))
}

const amountIn = ({ currency, revenue }: SoldDay, wanted: string) => (currency === wanted ? revenue : 0)

/** The currencies that something was sold in, by their codes. */
export const currenciesOf = (rows: readonly Pick<SoldDay, 'currency'>[]): string[] =>
  [...new Set(rows.map(({ currency }) => currency))].toSorted()
