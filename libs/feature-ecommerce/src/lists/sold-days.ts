import { addDays, daysBetween, daysFrom } from '@tandem/format'

/** Sales on one day in one currency. */
export interface SoldDay {
  day: string
  currency: string
  orders: number
  units: number
  revenue: number
}

/** The maximum that the server returns. */
export const maxDays = 1100

/**
 * The measure of a chart: `orders` or `units` over all currencies, or a currency code for the revenue in it.
 */
export type Measure = string

/**
 * Every requested day: from the first one, or the first with a sale, to the last one, or today. If there are
 * more than the server returns, the latest.
 */
export function daysShown(
  rows: readonly Pick<SoldDay, 'day'>[],
  { date_from, date_to, today }: { date_from?: string; date_to?: string; today: string },
): string[] {
  const sold = rows.map(({ day }) => day).toSorted()
  const first = date_from ?? sold[0]
  // Includes what a shop dates a day ahead.
  const last = date_to ?? [today, ...sold.slice(-1)].toSorted().at(-1)
  if (first === undefined || last === undefined || first > last) return []
  const count = Math.min(daysBetween(first, last) + 1, maxDays)
  return daysFrom(addDays(last, 1 - count), count)
}

/** One value per day: 0 without a sale, and null before the first known day. */
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

/** The currencies with sales, the one with most orders first; of equals, the first by its code. */
export function currenciesOf(rows: readonly Pick<SoldDay, 'currency' | 'orders'>[]): string[] {
  const orders = new Map<string, number>()
  for (const row of rows) orders.set(row.currency, (orders.get(row.currency) ?? 0) + row.orders)
  return [...orders.keys()].toSorted(
    (one, other) => orders.get(other)! - orders.get(one)! || (one < other ? -1 : 1),
  )
}
