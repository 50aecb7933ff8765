import { saveFile } from './save-file.ts'

/** What a cell holds: words, which are made harmless, a figure that stays one, or nothing. */
export type CsvCell = string | number | null

/** Excel takes a CSV without it for its own old character set. */
const byteOrderMark = '\uFEFF'

/** What spreadsheets take for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\n]/

const needsQuotes = /[",\r\n]|^\s|\s$/

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as RFC 4180 has them. Words that a spreadsheet would run as a formula are kept from it. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')

/** Saves what the page shows as a file, such as the values of a chart; the first row heads the columns. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]) {
  saveFile(name, new Blob([byteOrderMark, csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
}
