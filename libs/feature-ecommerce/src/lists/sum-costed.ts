import type { CostedSales } from '@tandem/api-contract'
import { compareNames } from '@tandem/format'

interface SoldWithCosts {
  currency: string
  units: number
  costed: CostedSales
}

/** The sums of each currency, by code. */
export function sumCosted(rows: readonly SoldWithCosts[]): SoldWithCosts[] {
  const sums = new Map<string, SoldWithCosts>()
  for (const { currency, units, costed } of rows) {
    const sum = sums.get(currency)
    sums.set(
      currency,
      sum
        ? { currency, units: sum.units + units, costed: added(sum.costed, costed) }
        : { currency, units, costed },
    )
  }
  return [...sums.values()].toSorted((one, other) => compareNames(one.currency, other.currency))
}

const added = (one: CostedSales, other: CostedSales): CostedSales => ({
  units: one.units + other.units,
  todays_units: one.todays_units + other.todays_units,
  revenue: one.revenue + other.revenue,
  cost: one.cost + other.cost,
})
