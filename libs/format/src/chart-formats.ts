import { formatMoney } from './format-money.ts'
import { formatNumber } from './format-number.ts'
import { formatMoneyTicks, formatTicks } from './format-ticks.ts'
import { minorUnitDigits } from './minor-unit-digits.ts'
import type { NumberLocale } from './number-locale.ts'

/** How a chart shows values of one unit: exactly, beside its grid lines, and in a file. A chart says its own locale. */
export interface ChartFormats {
  formatValue: (value: number, where?: NumberLocale) => string
  formatTicks: (values: readonly number[], where?: NumberLocale) => string[]
  plainValue: (value: number) => number | string
}

/** Counts: `1,052,301` exactly, `1.0M` beside a grid line. */
export const countFormats: ChartFormats = {
  formatValue: (value, where) => formatNumber(value, { ...where, full: true }),
  formatTicks,
  plainValue: (value) => value,
}

const known = new Map<string, ChartFormats>()

/** Amounts in minor units of a currency, in a file as decimals; always the same functions for the same currency. */
export function moneyFormats(currency: string): ChartFormats {
  const formats = known.get(currency) ?? ofCurrency(currency)
  known.set(currency, formats)
  return formats
}

function ofCurrency(currency: string): ChartFormats {
  const digits = minorUnitDigits(currency)
  return {
    formatValue: (amount, where) => formatMoney(amount, currency, where),
    formatTicks: (amounts, where) => formatMoneyTicks(amounts, currency, where),
    plainValue: (amount) => (amount / 10 ** digits).toFixed(digits),
  }
}
