import { numberLocale } from './number-locale.ts'
import type { NumberLocale } from './number-locale.ts'

const made = new Map<string, Intl.NumberFormat>()

/** A formatter with the separators of a locale. Formatters are kept, because making one takes longer than using it. */
export function numberFormat(
  minDecimals: number,
  maxDecimals: number,
  { locale = numberLocale() }: NumberLocale = {},
): Intl.NumberFormat {
  const name = `${locale} ${minDecimals} ${maxDecimals}`
  let format = made.get(name)
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
      useGrouping: 'always',
      numberingSystem: 'latn',
    })
    made.set(name, format)
  }
  return format
}

/** The character before decimals in a locale. */
export const decimalSeparator = (locale?: NumberLocale): string =>
  numberFormat(1, 1, locale)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'
