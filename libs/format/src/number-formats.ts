import { numberStyle } from './number-style.ts'

const made = new Map<string, Intl.NumberFormat>()

/** A formatter with the chosen separators. Formatters are kept, because making one takes longer than using it. */
export function numberFormat(leastDecimals: number, mostDecimals: number): Intl.NumberFormat {
  const name = `${numberStyle()} ${leastDecimals} ${mostDecimals}`
  let format = made.get(name)
  if (format === undefined) {
    format = new Intl.NumberFormat(numberStyle(), {
      minimumFractionDigits: leastDecimals,
      maximumFractionDigits: mostDecimals,
      useGrouping: 'always',
    })
    made.set(name, format)
  }
  return format
}

const separators = {
  tr: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  // A narrow no-break space, as Unicode's data has it.
  fr: { group: '\u202f', decimal: ',' },
}

/** The chosen separators: between thousands, and before decimals. */
export const numberSeparators = (): { group: string; decimal: string } => separators[numberStyle()]
