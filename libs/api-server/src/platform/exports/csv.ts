import { formatStamp, minorUnitDigits } from '@tandem/format'

/** Without it, Excel reads a CSV in its old character set. */
export const byteOrderMark = '\uFEFF'

/** The media type of a CSV file. */
export const csvType = 'text/csv; charset=utf-8'

/** The content of a cell: text of the shop, which is made harmless, or a figure. */
export type Cell = string | { figure: string } | null

/**
 * The start of text that a spreadsheet may read as a formula: a sign, also in the wide and small forms of East Asian
 * writing, which some programs treat as the sign itself, or after spaces and invisible characters, which some remove.
 */
const formulaStart = /^(?:[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u

const needsQuotes = /[",\r\n]|^\s|\s$/

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return cell.figure
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A line in the format of RFC 4180. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

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

/** A moment in a zone, in a format that spreadsheets read: `2026-11-21 14:06:00`. */
export const momentsIn =
  (timeZone: string) =>
  (iso: string | null): Cell =>
    iso === null ? null : { figure: formatStamp(iso, timeZone) }
