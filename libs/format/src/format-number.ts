import { numberFormat } from './number-formats.ts'
import type { NumberLocale } from './number-locale.ts'
import { rounded } from './rounded.ts'

/**
 * A count for people: `9,999`, `12.3K`, `1.05M`; with `full` always the whole number, `1,052,301`. K and M
 * are our own rule, because the Turkish compact style would write `12 B`. The unit is chosen after rounding,
 * so 999,999 is `1.00M` and never `1000.0K`. At most two decimals; `–` for an invalid number. With `decimals` it has
 * exactly that many, even if they are 0, so that the separators of a column are aligned; then there is no K or M, and
 * `full` is ignored. The separators are those of `locale`, by
 * default those of {@link numberLocale}, as in all formats of numbers.
 */
export function formatNumber(
  value: number,
  options: NumberLocale & { full?: boolean; decimals?: number } = {},
): string {
  if (!Number.isFinite(value)) return '–'
  if (options.decimals !== undefined) {
    return numberFormat(options.decimals, options.decimals, options).format(rounded(value, options.decimals))
  }
  const size = Math.abs(Math.round(value * 100) / 100)
  // Avoids "-0" for a small negative number.
  if (size === 0) return '0'
  if (options.full || size < 10_000) return numberFormat(0, 2, options).format(value)
  const thousands = Math.round(size / 100) / 10
  return thousands < 1000
    ? `${numberFormat(1, 1, options).format(value / 1000)}K`
    : `${numberFormat(2, 2, options).format(value / 1_000_000)}M`
}

/** A quantity sold or in stock, to its last decimal: `3`, `1.5`, `1,052.125`. `–` for an invalid number. */
export const formatQuantity = (value: number, locale?: NumberLocale) =>
  // Avoids "-0".
  Number.isFinite(value) ? numberFormat(0, 4, locale).format(value === 0 ? 0 : value) : '–'
