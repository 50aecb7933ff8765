import { formatStamp, minorUnitDigits } from '@tandem/format'

/** Excel takes a CSV without it for its own old character set. */
export const byteOrderMark = '\uFEFF'

/** What a file of these lines is. */
export const csvType = 'text/csv; charset=utf-8'

/** What a cell holds: text of the shop, which is made harmless, or a figure that stays one. */
export type Cell = string | { figure: string } | null

/**
 * What a spreadsheet may take for the beginning of a formula: a sign, also in the wide and small forms of East Asian
 * writing, which some read as the sign itself, and after blanks and invisible characters, which some cut off.
 */
const formulaStart = /^(?:[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u

const needsQuotes = /[",\r\n]|^\s|\s$/

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return cell.figure
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A line as RFC 4180 has it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

/** Minor units as a decimal with a point, with as many places as the currency has, and more for a cost that is finer. */
export function decimal(minorUnits: number, currency: string): Cell {
  const digits = minorUnitDigits(currency)
  const [minor = '', finer = ''] = String(Number(Math.abs(minorUnits).toFixed(6))).split('.')
  const text = minor.padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const decimals = text.slice(text.length - digits) + finer
  return { figure: `${minorUnits < 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}` }
}

/** A count; null where it is not known. */
export const figure = (count: number | null): Cell => (count === null ? null : { figure: String(count) })

/** A moment as a spreadsheet reads it, on the clock of a zone: `2026-11-21 14:06:00`. */
export const momentsIn =
  (timeZone: string) =>
  (iso: string | null): Cell =>
    iso === null ? null : { figure: formatStamp(iso, timeZone) }
