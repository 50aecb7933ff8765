import { formatMoney } from './format-money.ts'
import { minorUnitDigits } from './minor-unit-digits.ts'
import { decimalSeparator } from './number-formats.ts'
import type { NumberLocale } from './number-locale.ts'
import { rounded } from './rounded.ts'

/** A cost in minor units, with up to four more decimals than prices have: `£1.2346`. */
export function formatCost(cost: number, currency: string, locale?: NumberLocale): string {
  const precise = rounded(cost, 4)
  const whole = Math.floor(precise)
  const text = formatMoney(whole, currency, locale)
  const finer = String(Number((precise - whole).toFixed(4))).slice(2)
  if (finer === '') return text
  return minorUnitDigits(currency) > 0 ? text + finer : text + decimalSeparator(locale) + finer
}
