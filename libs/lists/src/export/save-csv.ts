import { toast } from '@tandem/design-system'
import { text } from '../messages.ts'
import { saveFile } from './save-file.ts'

/** A cell: text, which is made safe, a number that stays one, or nothing. */
export type CsvCell = string | number | null

/** The columns of a file, in the words of the help page: each title with its definition. */
export type ColumnDefinitions = readonly (readonly [column: string, definition: string])[]

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

/**
 * Saves what the page shows as a file, such as the values of a table; the first row is the header. Then offers a second
 * file with what the columns mean.
 */
export function saveCsv(
  name: string,
  rows: readonly (readonly CsvCell[])[],
  definitions: ColumnDefinitions,
): void {
  saveRows(name, rows)
  const header = [text('export.column'), text('export.definition')]
  sayExported(name, () =>
    saveRows(name.replace(/\.csv$/, `-${text('export.definitionsFile')}.csv`), [header, ...definitions]),
  )
}

/** Says that a file was saved, and offers its definitions where it has them. */
export function sayExported(name: string, saveDefinitions: (() => void) | null): void {
  toast.success({
    title: text('export.finished', { name }),
    ...(saveDefinitions && { action: { label: text('export.definitions'), onAction: saveDefinitions } }),
  })
}

const saveRows = (name: string, rows: readonly (readonly CsvCell[])[]) =>
  saveFile(name, new Blob([byteOrderMark, csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
