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
  if (losesDecimals(amount, currency)) throw unexpected(`${field} in ${currency}`)
  return units
}

function readUnits(amount: string, currency: string): number | null {
  try {
    return toMinorUnits(amount, currency)
  } catch {
    return null
  }
}

const knownCurrencies = new Set(currencies.map(({ code }) => code))

/** ISO 4217 code of amounts whose currency a shop doesn't say. */
const noCurrency = 'XXX'

/**
 * Whether an amount has decimals that we would lose, such as 0.00012345 BTC: we keep two of an unknown currency. Amounts in
 * known currencies are rounded instead, because nobody pays a part of a cent: their further decimals come from a calculation.
 */
const losesDecimals = (amount: string, currency: string): boolean =>
  !knownCurrencies.has(currency) &&
  currency !== noCurrency &&
  minorUnitDigits(currency) === 2 &&
  /\.\d\d0*[1-9]/.test(amount)
