import { byteOrderMark, csvLine, csvStyle, foldText } from '@tandem/format'
import type { PlainCell, TableModel } from './table-model.ts'

// Not every spreadsheet pastes a quoted cell of several lines into one cell.
const inOneLine = (cell: PlainCell) => (typeof cell === 'string' ? cell.replaceAll(/[\t\r\n]+/g, ' ') : cell)

/** The table line by line, header first, without calculated columns. */
function linesOf({ head, columns, rows }: TableModel): PlainCell[][] {
  const kept = columns.flatMap(({ derived }, place) => (derived ? [] : [place]))
  return [
    [head, ...kept.map((place) => columns[place]!.label)],
    ...rows.map(({ name, plainName = name, cells }) => [
      plainName,
      ...kept.map((place) => cells[place]?.plain ?? null),
    ]),
  ]
}

/** A CSV file in the page's style: exact values, and nothing that a spreadsheet would execute. */
export const tableCsv = (table: TableModel): string =>
  byteOrderMark +
  linesOf(table)
    .map((line) => csvLine(line, csvStyle()))
    .join('')

/** Lines with tabs, which spreadsheets paste into cells. */
export const tableTsv = (table: TableModel): string =>
  linesOf(table)
    .map((line) => csvLine(line.map(inOneLine), { ...csvStyle(), separator: '\t' }))
    .join('')

/** `reach-2026-11-21.csv`; only the day when the title has no letters or digits. */
export function csvName(title: string, day: string): string {
  const name = foldText(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
  return `${name === '' ? '' : `${name}-`}${day}.csv`
}
