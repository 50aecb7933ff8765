import { decimalSeparator } from '@tandem/format'

/** A range of numbers, both ends included; `null` means no limit. */
export interface NumberRange {
  min: number | null
  max: number | null
}

const grouped = /^\d{1,3}(?:\.\d{3})+$/
const englishGrouped = /^\d{1,3}(?:,\d{3})+\.\d*$/
/** Indian groups have two digits, except the last one. */
const english = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?$/

/**
 * Reads a number in any usual format: `1.234,5`, `1,234.5`, `1234.5` and `1234,5` are the same. `1.234` is more than
 * a thousand, or `1,234` is in a locale with a decimal point. `null` for an empty text; `undefined` unless it
 * is a number from 0 to 10¹⁵ with at most this many decimals.
 */
export function typedNumber(text: string, decimals: number, locale: string): number | null | undefined {
  const plain = text.replaceAll(/[\s\u00a0_'’]/g, '')
  if (plain === '') return null
  const isEnglish =
    decimalSeparator({ locale }) === '.'
      ? english.test(plain)
      : englishGrouped.test(plain) || !(plain.includes(',') || grouped.test(plain))
  const withPoint = isEnglish
    ? plain.replaceAll(',', '')
    : plain.replace(
        /^(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d*))?$/,
        (_all, whole: string, fraction?: string) => `${whole.replaceAll('.', '')}.${fraction ?? ''}`,
      )
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(withPoint) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  const number = Number(`${whole}.${fraction}`)
  return number <= 1e15 ? number : undefined
}

/** The text in the two boxes of a range. */
export interface TypedRange {
  min: string
  max: string
}

/** The range in two boxes, or which box is wrong and why. */
export function readRange(
  typed: TypedRange,
  decimals: number,
  locale: string,
): { range: NumberRange } | { unreadable: (keyof TypedRange)[] } | 'reversed' {
  const min = typedNumber(typed.min, decimals, locale)
  const max = typedNumber(typed.max, decimals, locale)
  if (min === undefined || max === undefined) {
    const ends = { min, max }
    return { unreadable: (['min', 'max'] as const).filter((end) => ends[end] === undefined) }
  }
  return min !== null && max !== null && min > max ? 'reversed' : { range: { min, max } }
}
