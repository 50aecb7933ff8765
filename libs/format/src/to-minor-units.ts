import { minorUnitDigits } from './minor-unit-digits.ts'

/** The maximum length of an amount; the largest exact one has 16 digits. */
const longest = 100
const decimal = /^([+-]?)(\d*)(?:\.(\d*))?$/

/**
 * The whole minor units of a provider's decimal text (`"12.34"` → 1234), read digit by digit to avoid floats.
 * Decimals beyond the currency's own are rounded half away from zero, so that a refund is as large as what it
 * refunds.
 * @throws RangeError for anything except digits with an optional sign and point (`"1e3"`, `"1,5"`, `""`), and
 * for
 *  amounts that JavaScript can't represent exactly
 */
export function toMinorUnits(amount: string, currency: string): number {
  if (amount.length > longest) throw new RangeError(`amount too long: ${quote(amount)}`)
  const [, sign, whole = '', fraction = ''] = decimal.exec(amount.trim()) ?? []
  if (sign === undefined || whole + fraction === '')
    throw new RangeError(`not a decimal amount: ${quote(amount)}`)
  const digits = minorUnitDigits(currency)
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const minorUnits = Number(fraction[digits] ?? '0') >= 5 ? kept + 1 : kept
  if (!Number.isSafeInteger(minorUnits))
    throw new RangeError(`amount too large to be exact: ${quote(amount)}`)
  return sign === '-' && minorUnits !== 0 ? -minorUnits : minorUnits
}

const quote = (text: string) => JSON.stringify(text.slice(0, 40))
