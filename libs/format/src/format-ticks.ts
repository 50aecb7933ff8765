import { currencySymbol } from './currency-symbol.ts'
import { minorUnitDigits } from './minor-unit-digits.ts'
import { numberFormat } from './number-formats.ts'
import type { NumberLocale } from './number-locale.ts'

const maxDecimals = 2
const units = [
  { from: 1_000_000, size: 1_000_000, letter: 'M' },
  { from: 10_000, size: 1000, letter: 'K' },
]

/**
 * The values beside the grid lines of an axis, all in one style: `20K`, `40K`, `60K`, or `0.5`, `1.0`. All have the
 * unit of the largest and as many decimals as one of them needs, at most two; zero is `0`.
 */
export function formatTicks(values: readonly number[], locale?: NumberLocale): string[] {
  const { unit, decimals } = styleOf(values)
  return values.map((value) => shown(value, unit, decimals, locale))
}

/**
 * Like `formatTicks`, for amounts in minor units: `£6K`, `£12K`. If one of them needs the decimals of the currency, all
 * have them.
 */
export function formatMoneyTicks(
  minorUnits: readonly number[],
  currency: string,
  locale?: NumberLocale,
): string[] {
  const digits = minorUnitDigits(currency)
  const symbol = currencySymbol(currency)
  const start = symbol === currency ? `${symbol}\u00a0` : symbol
  const amounts = minorUnits.map((amount) => amount / 10 ** digits)
  const { unit, decimals } = styleOf(amounts)
  const shownDecimals = unit === undefined && decimals > 0 ? Math.max(decimals, digits) : decimals
  return amounts.map((amount) =>
    amount === 0
      ? '0'
      : (amount < 0 ? '-' : '') + start + shown(Math.abs(amount), unit, shownDecimals, locale),
  )
}

type Unit = (typeof units)[number] | undefined

function styleOf(values: readonly number[]) {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value)))
  const unit = units.find(({ from }) => largest >= from)
  const size = unit?.size ?? 1
  return { unit, decimals: Math.max(0, ...values.map((value) => decimalsOf(value / size))) }
}

function decimalsOf(value: number): number {
  const [, decimals = ''] = String(Number(value.toFixed(maxDecimals))).split('.')
  return decimals.length
}

function shown(value: number, unit: Unit, decimals: number, locale?: NumberLocale): string {
  if (value === 0) return '0'
  const scaled = value / (unit?.size ?? 1)
  return numberFormat(decimals, decimals, locale).format(scaled) + (unit?.letter ?? '')
}
