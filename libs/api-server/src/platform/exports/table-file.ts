import type { DecimalMark, FileFormat } from '@tandem/api-contract'
import { byteOrderMark, csvLine, csvStyleOf, teamDay } from '@tandem/format'
import { sheetName, workbookPieces, workbookType } from '@tandem/format/workbook'
import type { FileAnswer } from '../request/file-answer.ts'
import type { Table } from './cell.ts'

/** What a file is named after: the team, the list and the team's current day. */
export interface NamedFile {
  name: string
  teamName: string
  timezone: string
  now: Date
}

/** How a file is written. */
export interface FileStyle {
  format?: FileFormat | undefined
  decimal_mark?: DecimalMark | undefined
}

/** The media types of files with a table. */
export const tableTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  xlsx: workbookType,
}

/** A table as a file in the chosen format; by default a CSV with commas and decimal points. */
export function tableFile(
  { name, teamName, timezone, now }: NamedFile,
  table: Table,
  { format = 'csv', decimal_mark = 'point' }: FileStyle,
): FileAnswer {
  return {
    type: tableTypes[format],
    filename: `${fileWords(teamName)}-${name}-${teamDay(now.toISOString(), timezone)}.${format}`,
    pieces:
      format === 'xlsx' ? workbookPieces(sheetName(name), table) : textPieces(table, format, decimal_mark),
  }
}

async function* textPieces({ titles, batches }: Table, format: 'csv' | 'tsv', decimalMark: DecimalMark) {
  const style = csvStyleOf(decimalMark)
  const lineStyle = format === 'tsv' ? { ...style, separator: '\t' as const } : style
  let piece = (format === 'csv' ? byteOrderMark : '') + csvLine(titles, lineStyle)
  for await (const rows of batches) {
    piece += rows.map((cells) => csvLine(cells, lineStyle)).join('')
    if (piece !== '') yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

/** A name as part of a file name, without characters that some systems reserve. */
export function fileWords(name: string) {
  const words = name
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .replaceAll(/[\s.]+/gu, '-')
  // Cut between whole characters: half of one is not allowed in a header.
  return [...words].slice(0, 60).join('') || 'Team'
}
