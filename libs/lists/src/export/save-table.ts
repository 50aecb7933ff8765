import { toast } from '@tandem/design-system'
import { byteOrderMark, csvLine, csvStyle } from '@tandem/format'
import type { CsvCell, CsvStyle } from '@tandem/format'
import { text } from '../messages.ts'
import { saveFile } from './save-file.ts'

/** The columns of a file, in the words of the help page: each title with its definition. */
export type ColumnDefinitions = readonly (readonly [column: string, definition: string])[]

/**
 * Saves what the page shows as a file, such as the values of a table; the first row is the header. Then offers a second
 * file with what the columns mean.
 *
 * @param style by default what the reader last exported with
 */
export function saveCsv(
  name: string,
  rows: readonly (readonly CsvCell[])[],
  definitions: ColumnDefinitions,
  style: CsvStyle = csvStyle(),
): void {
  saveRows(name, rows, style)
  const header = [text('export.column'), text('export.definition')]
  sayExported(name, () =>
    saveRows(
      name.replace(/\.csv$/, `-${text('export.definitionsFile')}.csv`),
      [header, ...definitions],
      style,
    ),
  )
}

/** Says that a file was saved, and offers its definitions where it has them. */
export function sayExported(name: string, saveDefinitions: (() => void) | null): void {
  toast.success({
    title: text('export.finished', { name }),
    ...(saveDefinitions && { action: { label: text('export.definitions'), onAction: saveDefinitions } }),
  })
}

const saveRows = (name: string, rows: readonly (readonly CsvCell[])[], style: CsvStyle) =>
  saveFile(
    name,
    new Blob([byteOrderMark, ...rows.map((cells) => csvLine(cells, style))], {
      type: 'text/csv;charset=utf-8',
    }),
  )
