import { currencySymbol } from './currency-symbol.ts'
import { formatNumber } from './format-number.ts'
import { minorUnitDigits } from './minor-unit-digits.ts'
import { numberSeparators } from './number-formats.ts'

/**
 * An amount of whole minor units for people: sign, symbol, number (`-₺1.427,00`, `¥1.500`). A currency
 * without a symbol shows its code and a no-break space. `compact` shortens as `formatNumber` does (`₺18,6K`).
 * @throws RangeError unless the amount is a whole number that JavaScript represents exactly
 */
export function formatMoney(
  minorUnits: number,
  currency: string,
  options: { compact?: boolean } = {},
): string {
  if (!Number.isSafeInteger(minorUnits))
    throw new RangeError(`not an exact amount of minor units: ${minorUnits}`)
  const digits = minorUnitDigits(currency)
  const symbol = currencySymbol(currency)
  const sign = minorUnits < 0 ? '-' : ''
  const start = `${sign}${symbol}${symbol === currency ? '\u00a0' : ''}`
  const absolute = Math.abs(minorUnits)
  if (options.compact && absolute >= 10_000 * 10 ** digits)
    return start + formatNumber(absolute / 10 ** digits)

  const text = String(absolute).padStart(digits + 1, '0')
  const { group, decimal } = numberSeparators()
  const whole = grouped(text.slice(0, text.length - digits), group)
  return start + whole + (digits > 0 ? decimal + text.slice(-digits) : '')
}

/** Separates the thousands. */
const grouped = (digits: string, separator: string): string =>
  digits.length <= 3 ? digits : grouped(digits.slice(0, -3), separator) + separator + digits.slice(-3)
