import { saveFile } from './save-file.ts'

/** A cell: text, which is made safe, a number that stays one, or nothing. */
export type CsvCell = string | number | null

/** Without it, Excel reads a CSV in its old character set. */
const byteOrderMark = '\uFEFF'

/** What spreadsheets read as the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\n]/

const needsQuotes = /[",\r\n]|^\s|\s$/

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows in the format of RFC 4180. Prevents spreadsheets from running text as a formula. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')

/** Saves what the page shows as a file, such as the values of a chart; the first row is the header. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]) {
  saveFile(name, new Blob([byteOrderMark, csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
}
