import { currencySymbol } from './currency-symbol.ts'
import { formatNumber } from './format-number.ts'
import { minorUnitDigits } from './minor-unit-digits.ts'
import { numberFormat, numberSeparators } from './number-formats.ts'

type Compact = boolean | 'always'

/**
 * An amount of whole minor units for people: sign, symbol, number (`-₺1.427,00`, `¥1.500`). A currency
 * without a symbol shows its code and a no-break space. `compact` shortens as `formatNumber` does (`₺18,6K`);
 * with `always` smaller amounts too (`₺9,3K`, `₺451`), see {@link compactTogether}.
 * @throws RangeError unless the amount is a whole number that JavaScript represents exactly
 */
export function formatMoney(
  minorUnits: number,
  currency: string,
  options: { compact?: Compact } = {},
): string {
  if (!Number.isSafeInteger(minorUnits))
    throw new RangeError(`not an exact amount of minor units: ${minorUnits}`)
  const digits = minorUnitDigits(currency)
  const symbol = currencySymbol(currency)
  const sign = minorUnits < 0 ? '-' : ''
  const start = `${sign}${symbol}${symbol === currency ? '\u00a0' : ''}`
  const absolute = Math.abs(minorUnits)
  if (options.compact === 'always') return start + shortened(absolute / 10 ** digits)
  if (options.compact && isLarge(minorUnits, digits)) return start + formatNumber(absolute / 10 ** digits)

  const text = String(absolute).padStart(digits + 1, '0')
  const { group, decimal } = numberSeparators()
  const whole = grouped(text.slice(0, text.length - digits), group)
  return start + whole + (digits > 0 ? decimal + text.slice(-digits) : '')
}

/**
 * How to shorten amounts that are read together, such as the figures of one strip: when one of them is
 * shortened, all are, so that `€20,8K` never stands beside `€9.328,25`.
 */
export const compactTogether = (
  amounts: readonly { amount: number | null; currency: string }[],
): Exclude<Compact, false> =>
  amounts.some(({ amount, currency }) => amount !== null && isLarge(amount, minorUnitDigits(currency)))
    ? 'always'
    : true

const isLarge = (minorUnits: number, digits: number) => Math.abs(minorUnits) >= 10_000 * 10 ** digits

/** From thousand on with one decimal, below as a whole number. */
function shortened(units: number) {
  if (units >= 10_000) return formatNumber(units)
  const whole = Math.round(units)
  return whole < 1000 ? numberFormat(0, 0).format(whole) : `${numberFormat(1, 1).format(units / 1000)}K`
}

/** Separates the thousands. */
const grouped = (digits: string, separator: string): string =>
  digits.length <= 3 ? digits : grouped(digits.slice(0, -3), separator) + separator + digits.slice(-3)
