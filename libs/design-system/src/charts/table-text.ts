import { foldText } from '@tandem/format'
import type { PlainCell, TableModel } from './table-model.ts'

/** Without it, Excel reads a CSV in its old character set. */
const byteOrderMark = '\uFEFF'

/** What spreadsheets read as the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\n]/
const needsQuotes = /[",\r\n]|^\s|\s$/

const harmless = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

const textOf = (cell: PlainCell) =>
  cell === null ? '' : typeof cell === 'string' ? harmless(cell) : cell.figure

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

// A pasted cell can't contain the characters that separate cells.
const inOneCell = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ')

/** The table line by line, header first, without calculated columns. */
function linesOf({ head, columns, rows }: TableModel): string[][] {
  const kept = columns.flatMap(({ derived }, place) => (derived ? [] : [place]))
  return [
    [head, ...kept.map((place) => columns[place]!.label)].map(textOf),
    ...rows.map(({ name, plainName = name, cells }) =>
      [plainName, ...kept.map((place) => cells[place]?.plain ?? null)].map(textOf),
    ),
  ]
}

/**
 * A CSV file by RFC 4180: exact values with a decimal point, and nothing that a spreadsheet would execute.
 */
export const tableCsv = (table: TableModel): string =>
  byteOrderMark +
  linesOf(table)
    .map((line) => `${line.map(quoted).join(',')}\r\n`)
    .join('')

/** Lines with tabs, which spreadsheets paste into cells. */
export const tableTsv = (table: TableModel): string =>
  linesOf(table)
    .map((line) => line.map(inOneCell).join('\t'))
    .join('\n')

/** `reach-2026-11-21.csv`; only the day when the title has no letters or digits. */
export function csvName(title: string, day: string): string {
  const name = foldText(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
  return `${name === '' ? '' : `${name}-`}${day}.csv`
}
