import { currencies, minorUnitDigits, toMinorUnits } from '@tandem/format'
import { unexpected } from './requests/failures.ts'

/** A larger amount, in minor units, is a mistake; and sums of nine hundred of these are still exact. */
const largest = 1e13

/**
 * @throws ProviderError naming the field when the amount is invalid, or has decimals that we can't keep in its currency
 */
export function minorUnits(amount: string, currency: string, field: string): number {
  const units = readUnits(amount, currency)
  if (units === null || Math.abs(units) > largest) throw unexpected(field)
  if (isTooFine(amount, currency)) throw unexpected(`${field} in ${currency}`)
  return units
}

function readUnits(amount: string, currency: string): number | null {
  try {
    return toMinorUnits(amount, currency)
  } catch {
    return null
  }
}

const codes = new Set(currencies.map(({ code }) => code))

/**
 * Whether decimals of an amount would be lost that count, such as those of 0.00012345 BTC. Nobody pays with a part of a
 * cent: in a currency whose decimals we know, more of them come from calculating.
 */
const isTooFine = (amount: string, currency: string): boolean =>
  /\.\d\d0*[1-9]/.test(amount) &&
  !codes.has(currency) &&
  minorUnitDigits(currency) === 2 &&
  currency !== noCurrency

/** ISO 4217 code of amounts whose currency a shop doesn't say. */
const noCurrency = 'XXX'
