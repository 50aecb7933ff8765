import type { PlainCell, TableModel } from './table-model.ts'

/** Excel takes a CSV without it for its own old character set. */
const byteOrderMark = '\uFEFF'

/** What spreadsheets take for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\n]/
const needsQuotes = /[",\r\n]|^\s|\s$/

const harmless = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

const textOf = (cell: PlainCell) =>
  cell === null ? '' : typeof cell === 'string' ? harmless(cell) : cell.figure

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

// A cell that is pasted cannot hold what parts cells.
const inOneCell = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ')

/** The table line by line, its head first; columns that follow from others are left out. */
function linesOf({ head, columns, rows }: TableModel): string[][] {
  const kept = columns.flatMap(({ derived }, place) => (derived ? [] : [place]))
  return [
    [head, ...kept.map((place) => columns[place]!.label)].map(textOf),
    ...rows.map(({ name, plainName = name, cells }) =>
      [plainName, ...kept.map((place) => cells[place]?.plain ?? null)].map(textOf),
    ),
  ]
}

/** A file as RFC 4180 has it: exact values with a decimal point, and nothing a spreadsheet would run. */
export const tableCsv = (table: TableModel): string =>
  byteOrderMark +
  linesOf(table)
    .map((line) => `${line.map(quoted).join(',')}\r\n`)
    .join('')

/** Lines parted by tabs, which spreadsheets paste into cells. */
export const tableTsv = (table: TableModel): string =>
  linesOf(table)
    .map((line) => line.map(inOneCell).join('\t'))
    .join('\n')

/** `reach-2026-11-21.csv`; a title of nothing but signs leaves the day. */
export function csvName(title: string, day: string): string {
  const name = title
    .normalize('NFKD')
    // Only what stands on its own letter goes; ı has no other form.
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
  return `${name === '' ? '' : `${name}-`}${day}.csv`
}
