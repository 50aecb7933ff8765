import { minorUnits } from '../minor-units.ts'
import type { Money } from './schemas.ts'

/** An amount in minor units; what is not given is 0. @throws ProviderError naming the field where it is no amount */
export const unitsOf = (money: Money | null, field: string): number =>
  money === null ? 0 : minorUnits(money.amount, money.currencyCode, field)

/** All of them together. */
export const sumOf = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
