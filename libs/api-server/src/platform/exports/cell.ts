import { minorUnitDigits, momentCell } from '@tandem/format'
import type { WorkbookTable } from '@tandem/format/workbook'

/** The content of a cell of a file: text of the shop, a figure with a decimal point, a moment, or nothing. */
export type Cell = string | { figure: string } | { moment: string } | null

/** A table of such cells. */
export type Table = Omit<WorkbookTable, 'batches'> & { batches: AsyncIterable<readonly Cell[][]> }

/**
 * Minor units as a decimal with a point and the currency's number of decimals, or more for a more precise
 * cost.
 */
export function decimal(minorUnits: number, currency: string): Cell {
  const digits = minorUnitDigits(currency)
  const [minor = '', finer = ''] = String(Number(Math.abs(minorUnits).toFixed(6))).split('.')
  const text = minor.padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const decimals = text.slice(text.length - digits) + finer
  return { figure: `${minorUnits < 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}` }
}

/** A count; null when unknown. */
export const figure = (count: number | null): Cell => (count === null ? null : { figure: String(count) })

/** Moments as cells, in a zone. */
export const momentsIn =
  (timeZone: string) =>
  (iso: string | null): Cell =>
    momentCell(iso, timeZone)
