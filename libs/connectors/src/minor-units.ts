import { toMinorUnits } from '@tandem/format'
import { unexpected } from './requests/failures.ts'

/** @throws ProviderError naming the field when the amount is invalid */
export function minorUnits(amount: string, currency: string, field: string): number {
  try {
    return toMinorUnits(amount, currency)
  } catch {
    throw unexpected(field)
  }
}
