import { currencySymbol } from './currency-symbol.ts'
import { formatNumber } from './format-number.ts'
import { minorUnitDigits } from './minor-unit-digits.ts'
import { decimalSeparator, numberFormat } from './number-formats.ts'
import type { NumberLocale } from './number-locale.ts'

type Compact = boolean | 'always'

/**
 * An amount of whole minor units for people: sign, symbol, number (`-₺1,427.00`, `¥1,500`). A currency
 * without a symbol shows its code and a no-break space. `compact` shortens as `formatNumber` does (`₺18.6K`);
 * with `always` smaller amounts too (`₺9.3K`, `₺451`), see {@link compactTogether}.
 * @throws RangeError unless the amount is a whole number
 */
export function formatMoney(
  minorUnits: number,
  currency: string,
  options: NumberLocale & { compact?: Compact } = {},
): string {
  if (!Number.isInteger(minorUnits)) throw new RangeError(`not whole minor units: ${minorUnits}`)
  const digits = minorUnitDigits(currency)
  const symbol = currencySymbol(currency)
  const sign = minorUnits < 0 ? '-' : ''
  const start = `${sign}${symbol}${symbol === currency ? '\u00a0' : ''}`
  const absolute = Math.abs(minorUnits)
  if (options.compact === 'always') return start + shortened(absolute / 10 ** digits, options)
  if (options.compact && isLarge(minorUnits, digits))
    return start + formatNumber(absolute / 10 ** digits, { locale: options.locale })

  const rest = absolute % 10 ** digits
  const whole = numberFormat(0, 0, options).format((absolute - rest) / 10 ** digits)
  if (digits === 0) return start + whole
  return start + whole + decimalSeparator(options) + String(rest).padStart(digits, '0')
}

/**
 * How to shorten amounts that are read together, such as the figures of one strip: when one of them is
 * shortened, all are, so that `€20.8K` never stands beside `€9,328.25`.
 */
export const compactTogether = (
  amounts: readonly { amount: number | null; currency: string }[],
): Exclude<Compact, false> =>
  amounts.some(({ amount, currency }) => amount !== null && isLarge(amount, minorUnitDigits(currency)))
    ? 'always'
    : true

const isLarge = (minorUnits: number, digits: number) => Math.abs(minorUnits) >= 10_000 * 10 ** digits

/** From a thousand on with one decimal, below as a whole number. */
function shortened(units: number, { locale }: NumberLocale) {
  if (units >= 10_000) return formatNumber(units, { locale })
  const whole = Math.round(units)
  if (whole < 1000) return numberFormat(0, 0, { locale }).format(whole)
  return `${numberFormat(1, 1, { locale }).format(units / 1000)}K`
}
