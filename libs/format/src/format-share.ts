import { formatNumber } from './format-number.ts'
import { numberFormat } from './number-formats.ts'
import type { NumberLocale } from './number-locale.ts'
import { rounded } from './rounded.ts'

interface ShareOptions extends NumberLocale {
  /** With two decimals instead of one. */
  full?: boolean
  /** With all decimals, even if they are 0, so that the separators of a column are aligned. */
  fixed?: boolean
}

/**
 * A share for people, in percent with at most one decimal: 0.117 is `11.7%`; with `full` two, `11.69%`. With
 * `fixed`, 0.02 is `2.0%`. `–` for an invalid number.
 */
export function formatShare(
  share: number,
  { full = false, fixed = false, locale }: ShareOptions = {},
): string {
  if (!Number.isFinite(share)) return '–'
  const decimals = full ? 2 : 1
  const percent = rounded(share * 100, decimals)
  const shown = fixed
    ? numberFormat(decimals, decimals, { locale }).format(percent)
    : formatNumber(percent, { full: true, locale })
  return `${shown}%`
}
