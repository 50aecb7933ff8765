import { minorUnits } from '../minor-units.ts'
import type { Money } from './schemas.ts'

/**
 * An amount in minor units; a missing one is 0. @throws ProviderError naming the field of an invalid amount
 */
export const unitsOf = (money: Money | null, field: string): number =>
  money === null ? 0 : minorUnits(money.amount, money.currencyCode, field)

/** All of them together. */
export const sumOf = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
