import { toMinorUnits } from '@tandem/format'
import { unexpected } from './requests/failures.ts'

/** A larger amount, in minor units, is a mistake; and sums of nine hundred of these are still exact. */
const largest = 1e13

/** @throws ProviderError naming the field when the amount is invalid */
export function minorUnits(amount: string, currency: string, field: string): number {
  const units = readUnits(amount, currency)
  if (units === null || Math.abs(units) > largest) throw unexpected(field)
  return units
}

function readUnits(amount: string, currency: string): number | null {
  try {
    return toMinorUnits(amount, currency)
  } catch {
    return null
  }
}
