import { minorUnitDigits } from '@tandem/format'

/** A cost of more minor units than this is a mistake; so is one below 0. */
const highest = 1e12

/**
 * What one unit costs, in minor units with eight decimals: costs are finer than prices. Null where nothing is
 * entered, and for what cannot be a cost: a product is worth more than a mistake in its cost.
 */
export function unitCost(amount: number | string | null, currency: string): number | null {
  if (amount === null || amount === '') return null
  const cost = Math.round(Number(amount) * 10 ** (minorUnitDigits(currency) + 8)) / 1e8
  return cost >= 0 && cost < highest ? cost : null
}
