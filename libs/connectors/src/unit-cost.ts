import { minorUnitDigits } from '@tandem/format'

/** A cost above this, in minor units, is a mistake; so is one below 0. */
const highest = 1e12

/**
 * The cost of one unit, in minor units with eight decimals: costs are finer than prices. Null when nothing is
 * entered, and for invalid costs: a mistake in its cost shouldn't lose the product.
 */
export function unitCost(amount: number | string | null, currency: string): number | null {
  if (amount === null || amount === '') return null
  const cost = Math.round(Number(amount) * 10 ** (minorUnitDigits(currency) + 8)) / 1e8
  return cost >= 0 && cost < highest ? cost : null
}
