import { formatMoney } from './format-money.ts'
import { minorUnitDigits } from './minor-unit-digits.ts'
import { numberSeparators } from './number-formats.ts'

/** A cost in minor units, with up to four more decimals than prices have: `£1,2346`. */
export function formatCost(cost: number, currency: string): string {
  const rounded = Math.round(cost * 10_000) / 10_000
  const whole = Math.floor(rounded)
  const text = formatMoney(whole, currency)
  const finer = String(Number((rounded - whole).toFixed(4))).slice(2)
  if (finer === '') return text
  return minorUnitDigits(currency) > 0 ? text + finer : text + numberSeparators().decimal + finer
}
