import { formatMoney, formatNumber, minorUnitDigits } from '@tandem/format'
import type { SoldMeasure } from '../dashboard-search.ts'

interface SoldFormats {
  formatValue: (value: number) => string
  formatTick: (value: number) => string
  plainValue: (value: number) => string | number
}

const counted: SoldFormats = {
  formatValue: (value) => formatNumber(value, { full: true }),
  formatTick: (value) => formatNumber(value),
  plainValue: (value) => value,
}

const known = new Map<string, SoldFormats>([['orders', counted]])

/** How orders, or amounts of a currency, are said; always the same functions for the same. */
export function soldFormats(measure: SoldMeasure): SoldFormats {
  const formats = known.get(measure) ?? moneyFormats(measure)
  known.set(measure, formats)
  return formats
}

function moneyFormats(currency: string): SoldFormats {
  const digits = minorUnitDigits(currency)
  return {
    formatValue: (amount) => formatMoney(amount, currency),
    // Grid lines stand between minor units, too.
    formatTick: (amount) => formatMoney(Math.round(amount), currency, { compact: true }),
    plainValue: (amount) => (amount / 10 ** digits).toFixed(digits),
  }
}
